//! Content packs: what is wrong in one is told with its file, its entry and the reason, and the schemas
//! for those who write packs say the same.

use std::path::{Path, PathBuf};

use serde_json::Value;
use tabletop::Digest;
use tabletop::content::{ContentError, PackInfo};

use crate::schema;

/// Finds the text of a file of a pack by its name.
pub type Texts<'a> = &'a dyn Fn(&'static str) -> Result<String, ContentError>;

/// What the tests need to know of a game's packs `P`, and of what its rules read of them, `C`.
pub struct Packs<P, C> {
    /// The game's id, which is the name of its folder under `content`.
    pub game: &'static str,
    /// Names of the files of a pack.
    pub files: &'static [&'static str],
    /// A pack in which nothing is wrong.
    pub right: fn() -> P,
    /// What stands in its `pack.json`.
    pub info: fn(&mut P) -> &mut PackInfo,
    /// Checks a pack.
    pub new: fn(P) -> Result<C, ContentError>,
    /// Reads and checks a pack.
    pub read: fn(Texts) -> Result<C, ContentError>,
    /// Reads and checks a pack in a folder.
    pub from_folder: fn(&Path) -> Result<C, ContentError>,
    /// The house set that the program carries.
    pub house: fn() -> Result<C, ContentError>,
    /// The pack as it stands in its files.
    pub pack: fn(&C) -> &P,
    /// Fingerprint of what the rules read.
    pub hash: fn(&C) -> Digest,
}

impl<P: PartialEq, C> Packs<P, C> {
    /// The right pack after an edit, checked.
    ///
    /// # Errors
    /// What is wrong with it then.
    pub fn edited(&self, edit: impl FnOnce(&mut P)) -> Result<C, ContentError> {
        let mut pack = (self.right)();
        edit(&mut pack);
        (self.new)(pack)
    }

    /// Makes one thing wrong, and says which file, entry and reason must be named.
    ///
    /// # Panics
    /// When the pack is accepted, or something else is named.
    #[track_caller]
    pub fn wrong(&self, file: &str, entry: &str, what: &str, edit: impl FnOnce(&mut P)) {
        match self.edited(edit) {
            Ok(_) => panic!("the pack is accepted; expected in {file}, {entry}: {what}"),
            Err(error) => assert!(
                error.file == file && error.entry == entry && error.what.contains(what),
                "expected {file}, {entry:?}, {what:?}; found {error:?}"
            ),
        }
    }

    /// What `pack.json` says is checked: game, format, id and name.
    ///
    /// # Panics
    /// When it is not.
    #[track_caller]
    pub fn check_info(&self) {
        let wrong = |what, edit: fn(&mut PackInfo)| {
            self.wrong(PackInfo::FILE, "", what, |pack| edit((self.info)(pack)));
        };
        wrong("game", |info| info.game = "another-game".into());
        wrong("format", |info| info.format = PackInfo::FORMAT + 1);
        wrong("id", |info| info.id = "My Pack".into());
        wrong("es", |info| info.name.es.clear());
    }

    /// The fingerprint of the right pack after an edit that leaves it right.
    ///
    /// # Panics
    /// When it is not right then.
    #[track_caller]
    pub fn hash(&self, edit: impl FnOnce(&mut P)) -> Digest {
        (self.hash)(&self.edited(edit).unwrap_or_else(|error| panic!("{error}")))
    }

    /// The house set is read from its folder as from the program, and a folder without the files is refused
    /// with the name of the first one.
    ///
    /// # Panics
    /// When it is not so.
    #[track_caller]
    pub fn check_folders(&self) {
        let read = |folder: PathBuf| (self.from_folder)(&folder);
        let found = read(self.folder().join("house")).unwrap_or_else(|error| panic!("{error}"));
        let carried = (self.house)().unwrap_or_else(|error| panic!("{error}"));
        assert!((self.hash)(&found) == (self.hash)(&carried), "the rules read the same");
        assert!((self.pack)(&found) == (self.pack)(&carried), "the same texts stand there");
        let nowhere = self.folder().join("there-is-no-such-pack");
        assert_eq!(read(nowhere).err().map(|error| error.file), Some(PackInfo::FILE));
    }

    /// The files of the house set are read, and refused with the name of the file when a text in it is another
    /// one. Files are written without blanks here: `"class":1`.
    ///
    /// # Panics
    /// When such a pack is accepted, another file is named, or the text does not stand there.
    #[track_caller]
    pub fn check_files(&self, changes: &[(&str, &str, &str)]) {
        let read = |changed: &str, from: &str, to: &str| {
            (self.read)(&|file| {
                let text = self.house_json(file).to_string();
                Ok(if file == changed { replaced(&text, from, to).expect("it stands there") } else { text })
            })
        };
        assert!(read("", "", "").is_ok(), "the house set is right");
        for &(file, from, to) in changes {
            let Err(error) = read(file, from, to) else {
                panic!("{file}: {from} turned into {to} is accepted")
            };
            assert_eq!(error.file, file, "{error:?}");
            assert!(!error.what.is_empty() && error.to_string().contains(file), "{error}");
        }
    }

    /// The game's schemas accept the house set, and refuse it with any of these texts turned into another one,
    /// in each file where it stands.
    ///
    /// # Panics
    /// When they do not, or a text stands nowhere.
    #[track_caller]
    pub fn check_schemas(&self, changes: &[(&str, &str)]) {
        let mut found = vec![false; changes.len()];
        for &file in self.files {
            let schema = self.json(&format!("schema/{}", file.replace(".json", ".schema.json")));
            let value = self.house_json(file);
            assert_eq!(schema::check(&schema, &value), Ok(()), "{file}");
            for (&(from, to), found) in changes.iter().zip(&mut found) {
                let Some(text) = replaced(&value.to_string(), from, to) else { continue };
                *found = true;
                let changed = serde_json::from_str(&text).expect("JSON");
                let refused = schema::check(&schema, &changed).is_err();
                assert!(refused, "{file}: {from} turned into {to} is accepted");
            }
        }
        for ((from, _), found) in changes.iter().zip(found) {
            assert!(found, "{from} stands in a file");
        }
    }

    fn folder(&self) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content").join(self.game)
    }
    fn json(&self, path: &str) -> Value {
        let text = std::fs::read_to_string(self.folder().join(path)).expect("the file is there");
        serde_json::from_str(&text).expect("JSON")
    }
    fn house_json(&self, file: &str) -> Value {
        self.json(&format!("house/{file}"))
    }
}

/// A text with the first `from` turned into `to`; none where it does not stand.
fn replaced(text: &str, from: &str, to: &str) -> Option<String> {
    let changed = text.replacen(from, to, 1);
    (changed != text).then_some(changed)
}

#[cfg(test)]
mod tests {
    use std::panic::{AssertUnwindSafe, catch_unwind};

    use tabletop::content::{At, Text, read};

    use super::*;

    /// A pack of no game: one number that has to be small. Its files are those of a pack of Minerals.
    #[derive(Clone, Debug, PartialEq)]
    struct Toy {
        info: PackInfo,
        number: u8,
    }

    fn toy() -> Toy {
        let name = Text { en: "Toy".into(), es: "Juguete".into(), pl: "Zabawka".into() };
        Toy { info: PackInfo { game: "toy".into(), id: "toy".into(), format: 1, name }, number: 1 }
    }
    fn check(toy: Toy) -> Result<Toy, ContentError> {
        toy.info.check("toy")?;
        At::entry("cards.json", "ace").range("the number", toy.number, 0..=9)?;
        Ok(toy)
    }
    fn read_toy(text: Texts) -> Result<Toy, ContentError> {
        let info: PackInfo = read("pack.json", text)?;
        At::file("pack.json").require(info.format == 1, || "format".into())?;
        let _: Value = read("cards.json", text)?;
        Ok(Toy { info, ..toy() })
    }
    fn house_toy() -> Result<Toy, ContentError> {
        let house = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/minerals/house");
        read_toy(&tabletop::content::folder(&house))
    }
    const PACKS: Packs<Toy, Toy> = Packs {
        game: "minerals",
        files: &["pack.json", "cards.json"],
        right: toy,
        info: |toy| &mut toy.info,
        new: check,
        read: read_toy,
        from_folder: |path| read_toy(&tabletop::content::folder(path)),
        house: house_toy,
        pack: |toy| toy,
        hash: |toy| tabletop::digest(&toy.number),
    };

    fn fails(test: impl FnOnce()) -> bool {
        catch_unwind(AssertUnwindSafe(test)).is_err()
    }

    #[test]
    fn a_fault_must_be_named_where_it_is() {
        let large = |toy: &mut Toy| toy.number = 10;
        PACKS.wrong("cards.json", "ace", "is 10", large);
        assert!(fails(|| PACKS.wrong("tools.json", "ace", "is 10", large)));
        assert!(fails(|| PACKS.wrong("cards.json", "two", "is 10", large)));
        assert!(fails(|| PACKS.wrong("cards.json", "ace", "is 11", large)));
        assert!(fails(|| PACKS.wrong("cards.json", "ace", "", |_| ())), "nothing is wrong");
    }

    #[test]
    fn what_a_pack_says_of_itself_must_be_checked() {
        PACKS.check_info();
        assert!(fails(|| Packs { new: Ok, ..PACKS }.check_info()));
    }

    #[test]
    fn a_fingerprint_is_that_of_the_edited_pack() {
        assert_eq!(PACKS.hash(|_| ()), PACKS.hash(|toy| toy.info.name.en.push('!')));
        assert_ne!(PACKS.hash(|_| ()), PACKS.hash(|toy| toy.number = 2));
        let mut hash = None;
        assert!(fails(|| hash = Some(PACKS.hash(|toy| toy.number = 10))), "{hash:?}");
    }

    #[test]
    fn folder_and_program_must_hold_the_same() {
        PACKS.check_folders();
        assert!(fails(|| Packs { house: || Ok(toy()), ..PACKS }.check_folders()));
        assert!(fails(|| Packs { from_folder: |_| (PACKS.house)(), ..PACKS }.check_folders()));
    }

    #[test]
    fn a_spoiled_file_must_be_refused() {
        PACKS.check_files(&[("pack.json", "\"format\":1", "\"format\":2"), ("cards.json", "{", "")]);
        assert!(fails(|| PACKS.check_files(&[("cards.json", "\"class\":1", "\"class\":2")])), "accepted");
        assert!(fails(|| PACKS.check_files(&[("cards.json", "no such text", "")])));
        assert!(fails(|| PACKS.check_files(&[("no.json", "{", "")])), "another file");
    }

    #[test]
    fn a_schema_must_refuse_what_is_changed() {
        PACKS.check_schemas(&[("\"class\":1", "\"class\":3"), ("\"format\":1", "\"format\":2")]);
        assert!(fails(|| PACKS.check_schemas(&[("\"class\":1", "\"class\":2")])), "accepted");
        assert!(fails(|| PACKS.check_schemas(&[("no such text", "")])));
    }
}
