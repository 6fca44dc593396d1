//! Every rule of a rules page has a test, and every test that names a rule names one of the page.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::{Path, PathBuf};

/// What follows the prefix in a rule's id: the letters of a series, empty for the plain one, and a number.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Id {
    series: String,
    number: u16,
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.series, self.number)
    }
}

impl Id {
    /// The id at the start of a text, like `A12` or, in a test's name, `a12`.
    fn at_start(text: &str) -> Option<Self> {
        let digits = text.find(|c: char| !c.is_ascii_alphabetic())?;
        let (series, rest) = text.split_at(digits);
        let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        Some(Self { series: series.to_ascii_uppercase(), number: rest[..end].parse().ok()? })
    }
}

/// The rules of a game, as its page states them.
///
/// A page states a rule by a line that begins with `- MN-12`, `- **MN-12**` or `| MN-12`. Numbers that are left
/// out stand in one line that begins with `Ids that are not used:`. A test belongs to a rule when its function,
/// right below `#[test]`, is called `mn_12_…`; with a series of its own, like `SE-A5`, it is called `se_a5_…`.
///
/// ```no_run
/// const RULES: testkit::rules::Rules = testkit::rules::Rules {
///     home: env!("CARGO_MANIFEST_DIR"),
///     page: "space-explorers",
///     prefix: "SE",
///     // SE-1 to SE-25, and SE-A1 to SE-A60.
///     last: &[("", 25), ("A", 60)],
/// };
///
/// #[test]
/// fn every_rule_has_a_test_and_every_test_a_rule() {
///     RULES.are_tested();
/// }
///
/// #[test]
/// fn rules_named_in_the_code_are_on_the_page() {
///     RULES.are_named(90);
/// }
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// The folder of the game's crate: `env!("CARGO_MANIFEST_DIR")`.
    pub home: &'static str,
    /// The page's name below `docs/rules`, without its ending.
    pub page: &'static str,
    /// What stands before the hyphen of each id, in capitals.
    pub prefix: &'static str,
    /// The series of ids, by the letters after the hyphen, with the last number of each.
    pub last: &'static [(&'static str, u16)],
}

impl Rules {
    /// Holds that the page states each number of each series or names it as not used, that each rule has a test,
    /// and that each test named after a rule is one of a stated rule.
    ///
    /// # Panics
    /// When it is not so, with the ids.
    #[track_caller]
    pub fn are_tested(&self) {
        if let Err(wrong) = self.tested(&self.text(), &self.sources(&["tests", "src"])) {
            panic!("{wrong}");
        }
    }

    /// Holds that each id in the crate's code is on the page, and that at least so many of 100 rules are named
    /// in it: most rules have a place where they are kept, and a word there.
    ///
    /// # Panics
    /// When it is not so.
    #[track_caller]
    pub fn are_named(&self, at_least: usize) {
        if let Err(wrong) = self.named(&self.text(), &self.sources(&["src"]), at_least) {
            panic!("{wrong}");
        }
    }

    fn text(&self) -> String {
        let path = Path::new(self.home).join(format!("../../docs/rules/{}.md", self.page));
        std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    /// The Rust files of folders of the crate, with their texts.
    fn sources(&self, folders: &[&str]) -> Vec<(PathBuf, String)> {
        let mut files = Vec::new();
        for folder in folders {
            collect(&Path::new(self.home).join(folder), &mut files);
        }
        files
    }

    fn tested(&self, page: &str, sources: &[(PathBuf, String)]) -> Result<(), String> {
        let (stated, unused, tests) = (self.stated(page), unused(page), self.tests(sources));
        let known = |series: &str, number| Id { series: series.to_owned(), number };
        let all: BTreeSet<Id> = self
            .last
            .iter()
            .flat_map(|&(series, last)| (1..=last).map(move |number| known(series, number)))
            .collect();
        let fails = |what: &str, ids: Vec<String>| {
            if ids.is_empty() { Ok(()) } else { Err(format!("{what}: {}", ids.join(", "))) }
        };
        let name = |id: &Id| format!("{}-{id}", self.prefix);
        let both = &stated | &unused;
        fails("neither stated nor among the ids not used", all.difference(&both).map(name).collect())?;
        fails("past the last id of their series", both.difference(&all).map(name).collect())?;
        fails("stated and among the ids not used", stated.intersection(&unused).map(name).collect())?;
        fails(
            "rules without a test",
            stated.iter().filter(|id| !tests.contains_key(id)).map(name).collect(),
        )?;
        let stray = tests.iter().filter(|(id, _)| !stated.contains(id));
        fails(
            "tests of rules that the page does not state",
            stray.flat_map(|(_, names)| names.clone()).collect(),
        )
    }

    fn named(&self, page: &str, sources: &[(PathBuf, String)], at_least: usize) -> Result<(), String> {
        let stated = self.stated(page);
        let mut named = BTreeSet::new();
        for (path, text) in sources {
            for id in self.ids(text) {
                if !stated.contains(&id) {
                    return Err(format!("{} names {}-{id}", path.display(), self.prefix));
                }
                named.insert(id);
            }
        }
        if named.len() * 100 < stated.len() * at_least {
            let missing: Vec<String> = stated.difference(&named).map(Id::to_string).collect();
            return Err(format!(
                "only {} of {} rules stand in the code; not {}",
                named.len(),
                stated.len(),
                missing.join(", ")
            ));
        }
        Ok(())
    }

    fn stated(&self, page: &str) -> BTreeSet<Id> {
        let starts = ["- ", "- **", "| "].map(|start| format!("{start}{}-", self.prefix));
        let id = |line: &str| starts.iter().find_map(|start| line.strip_prefix(start)).and_then(Id::at_start);
        page.lines().filter_map(id).collect()
    }

    /// Ids that are named anywhere in a text.
    fn ids(&self, text: &str) -> Vec<Id> {
        text.split(&format!("{}-", self.prefix)).skip(1).filter_map(Id::at_start).collect()
    }

    fn tests(&self, sources: &[(PathBuf, String)]) -> BTreeMap<Id, Vec<String>> {
        let start = format!("fn {}_", self.prefix.to_ascii_lowercase());
        let mut found: BTreeMap<Id, Vec<String>> = BTreeMap::new();
        for (_, text) in sources {
            let lines: Vec<&str> = text.lines().map(str::trim).collect();
            for pair in lines.windows(2).filter(|pair| pair[0] == "#[test]") {
                if let Some(id) = pair[1].strip_prefix(&start).and_then(Id::at_start) {
                    let name = pair[1].trim_start_matches("fn ").split('(').next().unwrap_or_default();
                    found.entry(id).or_default().push(name.to_owned());
                }
            }
        }
        found
    }
}

/// Ids that the page says are not used.
fn unused(page: &str) -> BTreeSet<Id> {
    let list = page.lines().find_map(|line| line.strip_prefix("Ids that are not used:")).unwrap_or("");
    list.split(|c: char| !c.is_ascii_alphanumeric()).filter_map(Id::at_start).collect()
}

fn collect(folder: &Path, into: &mut Vec<(PathBuf, String)>) {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for entry in entries {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(&path, into);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = std::fs::read_to_string(&path).expect("a source file");
            into.push((path, text));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: Rules = Rules { home: "", page: "", prefix: "WH", last: &[("", 4), ("A", 2)] };
    const PAGE: &str = "# Whist\n- WH-1 Cards (WH-9).\n- **WH-2** Trumps.\nNot WH-7.\n| WH-A1 * | one |\n\
                        | WH-A2 | two |\n- WH-4 Tricks.\nIds that are not used: 3.\n";

    fn files(text: &str) -> Vec<(PathBuf, String)> {
        vec![(PathBuf::from("whist.rs"), text.to_owned())]
    }

    fn tests(names: &[&str]) -> Vec<(PathBuf, String)> {
        files(
            &names
                .iter()
                .map(|name| format!("    #[test]\n    fn {name}() {{\n    }}\n"))
                .collect::<String>(),
        )
    }

    const ALL: [&str; 6] = ["wh_1_cards", "wh_2_trumps", "wh_4_tricks", "wh_a1_one", "wh_a2_two", "another"];

    #[test]
    fn a_page_whose_rules_all_have_tests_is_right() {
        assert_eq!(RULES.tested(PAGE, &tests(&ALL)), Ok(()));
    }

    #[test]
    fn a_rule_without_a_test_is_found() {
        for (gone, id) in [(0, "WH-1"), (2, "WH-4"), (4, "WH-A2")] {
            let mut names = ALL.to_vec();
            names.remove(gone);
            assert_eq!(RULES.tested(PAGE, &tests(&names)), Err(format!("rules without a test: {id}")));
        }
        // A function that is no test does not count.
        let helper = files(&tests(&ALL)[0].1.replacen("#[test]", "#[cfg(test)]", 1));
        assert_eq!(RULES.tested(PAGE, &helper), Err("rules without a test: WH-1".to_owned()));
    }

    #[test]
    fn a_test_of_no_rule_is_found() {
        let more = |name| tests(&[&ALL[..], &[name]].concat());
        for name in ["wh_3_not_used", "wh_5_unknown", "wh_a3_unknown", "wh_b1_unknown"] {
            let wrong = format!("tests of rules that the page does not state: {name}");
            assert_eq!(RULES.tested(PAGE, &more(name)), Err(wrong));
        }
    }

    #[test]
    fn a_page_with_a_gap_or_too_much_is_found() {
        let wrong = |page: &str| RULES.tested(page, &tests(&ALL)).expect_err("it is wrong");
        assert_eq!(
            wrong(&PAGE.replace("not used: 3", "not used:")),
            "neither stated nor among the ids not used: WH-3"
        );
        assert_eq!(wrong(&PAGE.replace("used: 3", "used: 3, 4")), "stated and among the ids not used: WH-4");
        assert_eq!(wrong(&format!("{PAGE}- WH-5 More.\n")), "past the last id of their series: WH-5");
        assert_eq!(wrong(&format!("{PAGE}- WH-B1 More.\n")), "past the last id of their series: WH-B1");
    }

    #[test]
    fn ids_in_the_code_are_on_the_page_and_most_of_them_are_there() {
        let code = "// WH-1, WH-2 and WH-4: see WH-A1";
        assert_eq!(RULES.named(PAGE, &files(code), 80), Ok(()));
        let few = RULES.named(PAGE, &files(code), 90).expect_err("one of five is missing");
        assert_eq!(few, "only 4 of 5 rules stand in the code; not A2");
        for id in ["WH-3", "WH-12", "WH-A3"] {
            let wrong = RULES.named(PAGE, &files(&format!("{code} {id}")), 0);
            assert_eq!(wrong, Err(format!("whist.rs names {id}")));
        }
    }
}
