//! Every rule of the rules page has a test, and every test names a rule of it.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by them")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// Numbers that stand right after `mark` in `text`.
fn numbers(text: &str, mark: &str) -> Vec<u16> {
    let after = text.split(mark).skip(1);
    after
        .filter_map(|rest| {
            let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
            digits.parse().ok()
        })
        .collect()
}

/// Rules that the page states: `- MN-n …` at the start of a line, and `| MN-n |` in the table of the tools.
fn stated(page: &str) -> BTreeSet<u16> {
    let lines = page.lines().filter(|line| line.starts_with("- MN-") || line.starts_with("| MN-"));
    lines.flat_map(|line| numbers(line, "MN-").into_iter().take(1)).collect()
}

/// Numbers that the page says are not used.
fn unused(page: &str) -> BTreeSet<u16> {
    let line = page.lines().find(|line| line.starts_with("Ids that are not used:")).unwrap_or("");
    line.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect()
}

fn sources(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("the folder of the tests") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sources(&path, into);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            into.push(path);
        }
    }
}

/// Tests by rule: functions named `mn_<n>_…` right below a `#[test]`.
fn tests() -> BTreeMap<u16, Vec<String>> {
    let mut files = Vec::new();
    sources(&here("tests"), &mut files);
    sources(&here("src"), &mut files);
    let mut found: BTreeMap<u16, Vec<String>> = BTreeMap::new();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a source file");
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        for pair in lines.windows(2).filter(|pair| pair[0] == "#[test]") {
            let name = pair[1].strip_prefix("fn ").unwrap_or("").split('(').next().unwrap_or("").to_owned();
            for number in numbers(name.get(..3).map_or("", |_| &name), "mn_").into_iter().take(1) {
                found.entry(number).or_default().push(name.clone());
            }
        }
    }
    found
}

#[test]
fn every_rule_has_a_test_and_every_test_a_rule() {
    let page = std::fs::read_to_string(here("../../docs/rules/minerals.md")).expect("the rules page");
    let (stated, unused, tests) = (stated(&page), unused(&page), tests());
    let last = *stated.last().expect("the page states rules");
    assert_eq!(last, 71, "the page goes from MN-1 to MN-71");
    let all: BTreeSet<u16> = (1..=last).collect();
    assert_eq!(&stated | &unused, all, "each number is a rule or stands among those not used");
    assert!(stated.is_disjoint(&unused));

    let untested: Vec<u16> = stated.iter().filter(|rule| !tests.contains_key(rule)).copied().collect();
    assert!(untested.is_empty(), "rules without a test: {untested:?}");
    let stray: Vec<(&u16, &Vec<String>)> = tests.iter().filter(|(rule, _)| !stated.contains(rule)).collect();
    assert!(stray.is_empty(), "tests of rules that the page does not state: {stray:?}");
}

#[test]
fn rules_named_in_the_code_are_on_the_page() {
    let page = std::fs::read_to_string(here("../../docs/rules/minerals.md")).expect("the rules page");
    let stated = stated(&page);
    let mut files = Vec::new();
    sources(&here("src"), &mut files);
    let mut named = BTreeSet::new();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("a source file");
        for number in numbers(&text, "MN-") {
            assert!(stated.contains(&number), "{} names MN-{number}", file.display());
            named.insert(number);
        }
    }
    // Not every rule needs a word in the code, most do.
    assert!(
        named.len() * 10 > stated.len() * 9,
        "only {} of {} rules stand in the code",
        named.len(),
        stated.len()
    );
}
