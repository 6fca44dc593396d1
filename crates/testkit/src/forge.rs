//! Saves that somebody made who knows the format: their checksums are right, what they hold is not.

use std::io::{Read, Write};

use flate2::{Compression, read::DeflateDecoder, write::DeflateEncoder};

/// Bytes before the table of sections: mark, format, number of sections.
const TABLE: usize = 8 + 2 + 1;
/// Bytes of a section's row: name, length, checksum.
const ROW: usize = 4 + 4 + 16;

/// Changes the body of one section of a save and makes all checksums right again. The sections are, from 0 on,
/// header, set-up, log and snapshot.
///
/// # Panics
/// When the file is no save.
pub fn forged(file: &[u8], section: usize, edit: impl FnOnce(&mut Vec<u8>)) -> Vec<u8> {
    let count = usize::from(file[TABLE - 1]);
    let rows: Vec<&[u8]> = file[TABLE..TABLE + count * ROW].chunks(ROW).collect();
    let mut at = TABLE + count * ROW + 16;
    let mut bodies: Vec<Vec<u8>> = Vec::new();
    for row in &rows {
        let length = u32::from_le_bytes(row[4..8].try_into().expect("four bytes")) as usize;
        bodies.push(file[at..at + length].to_vec());
        at += length;
    }
    edit(&mut bodies[section]);
    let mut out = file[..TABLE].to_vec();
    for (row, body) in rows.iter().zip(&bodies) {
        out.extend(&row[..4]);
        out.extend((body.len() as u32).to_le_bytes());
        out.extend(&blake3::hash(body).as_bytes()[..16]);
    }
    let table = blake3::hash(&out);
    out.extend(&table.as_bytes()[..16]);
    out.extend(bodies.concat());
    out
}

/// The body of one section.
///
/// # Panics
/// When the file is no save.
pub fn body(file: &[u8], section: usize) -> Vec<u8> {
    let mut found = Vec::new();
    forged(file, section, |body| found.clone_from(body));
    found
}

/// A body as it was before it was packed; the header is not packed.
///
/// # Panics
/// When it is not packed.
pub fn unpacked(body: &[u8]) -> Vec<u8> {
    let mut plain = Vec::new();
    DeflateDecoder::new(body).read_to_end(&mut plain).expect("deflate");
    plain
}

/// Packs a body.
///
/// # Panics
/// Never: it is written to memory.
pub fn packed(plain: &[u8]) -> Vec<u8> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(plain).expect("memory");
    encoder.finish().expect("memory")
}
