//! Projects at the end of the turn (SE-21, SE-22, SE-A19, SE-A33, SE-A55, SE-A56).

use crate::action::Action;
use crate::content::Ability;
use crate::game::SpaceExplorers;
use crate::ids::{Counts, Division, DivisionSet, ProjectId, Specialist};
use crate::recruiting::each_fee;
use crate::refusal::Refusal;

impl SpaceExplorers {
    /// Skills that the seat whose turn it is lacks for a project, without any help.
    pub(crate) fn missing(&self, project: ProjectId) -> Counts {
        let skills = self.hubs[self.state.turn.index()].skills;
        self.content.project(project).needs.minus(skills)
    }

    /// Helps that it needs for a project: what is missing less the skills of any kind it has this turn.
    pub(crate) fn helps_needed(&self, project: ProjectId) -> u8 {
        self.missing(project).total().saturating_sub(self.state.more_skills)
    }

    /// Tokens that the help of a division costs, when its top gives one (SE-A19, SE-A56).
    pub(crate) fn help_fee(&self, division: Division) -> Option<(Specialist, u8)> {
        match self.ability(division)? {
            (card, Ability::ProjectSkill { tokens } | Ability::ProjectNeed { tokens }) => {
                Some((card, *tokens))
            }
            _ => None,
        }
    }

    /// Own divisions that can help with a project now.
    pub(crate) fn project_helpers(&self) -> DivisionSet {
        let unused = |division: &Division| !self.state.used.has(*division);
        Division::ALL.into_iter().filter(unused).filter(|own| self.help_fee(*own).is_some()).collect()
    }

    /// Tokens that these helps cost together.
    pub(crate) fn helps_fee(&self, helpers: DivisionSet) -> u8 {
        helpers.iter().filter_map(|division| self.help_fee(division)).map(|(_, tokens)| tokens).sum()
    }

    /// The sets of helps with which a project can be completed now, each in its one form.
    pub(crate) fn help_sets(&self, project: ProjectId) -> impl Iterator<Item = DivisionSet> {
        let needed = usize::from(self.helps_needed(project));
        let tokens = self.state.mover().tokens.total();
        let all = if needed == 0 { DivisionSet::EMPTY } else { self.project_helpers() };
        all.subsets().filter(move |set| {
            set.len() == needed && self.helps_fee(*set) <= tokens && self.canonical_helpers(*set) == *set
        })
    }

    /// Open projects of the game.
    pub(crate) fn open_projects(&self) -> impl Iterator<Item = ProjectId> {
        self.state.projects.iter().filter(|project| project.taken.is_none()).map(|project| project.project)
    }

    /// Whether any open project can be completed now.
    pub(crate) fn project_in_reach(&self) -> bool {
        self.open_projects().any(|project| self.help_sets(project).next().is_some())
    }

    pub(crate) fn check_complete(
        &self,
        project: ProjectId,
        helpers: DivisionSet,
        tokens: Counts,
    ) -> Result<(), Refusal> {
        let found = self.state.projects.iter().find(|entry| entry.project == project);
        let entry = found.ok_or(Refusal::NotInGame { project })?;
        if entry.taken.is_some() {
            return Err(Refusal::AlreadyTaken { project });
        }
        let mut first = None;
        for division in helpers.iter() {
            let Some((card, _)) = self.help_fee(division) else { return Err(self.no_ability(division)) };
            if self.state.used.has(division) {
                return Err(Refusal::UsedUp { card });
            }
            first = first.or(Some(card));
        }
        let (needed, named) = (usize::from(self.helps_needed(project)), helpers.len());
        if named < needed {
            let missing = self.missing(project);
            return Err(Refusal::SkillsMissing { project, missing, still: (needed - named) as u8 });
        }
        let mover = self.state.mover();
        for (division, need) in tokens.iter() {
            let have = mover.tokens[division];
            if need > have {
                return Err(Refusal::TokensMissing { division, have, need });
            }
        }
        let Some(ability) = first else {
            // Without a help nothing is handed over.
            return match tokens.iter().next() {
                Some((division, _)) => Err(Refusal::TokenTooMany { division }),
                None => Ok(()),
            };
        };
        if named > needed {
            return Err(Refusal::HelpNotNeeded { ability });
        }
        let (need, given) = (self.helps_fee(helpers), tokens.total());
        if given != need { Err(Refusal::WrongTokens { ability, need, given }) } else { Ok(()) }
    }

    pub(crate) fn list_projects(&self, into: &mut Vec<Action>) {
        let own = self.state.mover().tokens;
        for project in self.open_projects() {
            for helpers in self.help_sets(project) {
                each_fee(own, self.helps_fee(helpers), &mut |tokens| {
                    into.push(Action::Complete { project, helpers, tokens });
                });
            }
        }
    }

    /// Helps with equal abilities in place of each other: the first of them.
    pub(crate) fn canonical_helpers(&self, helpers: DivisionSet) -> DivisionSet {
        let free = self.project_helpers();
        let mut set = DivisionSet::EMPTY;
        for division in helpers.iter() {
            let own = self.ability(division).map(|(_, ability)| ability);
            let equal = free
                .without(set)
                .iter()
                .find(|other| self.ability(*other).map(|(_, ability)| ability) == own);
            set = set.with(equal.unwrap_or(division));
        }
        set
    }

    /// Whether a card may be taken after a project in this turn (SE-A33).
    pub(crate) fn taker(&self) -> Option<Specialist> {
        if self.state.took_after || self.state.center.is_empty() {
            return None;
        }
        let takes = |(_, card, ability): (Division, Specialist, &Ability)| {
            (*ability == Ability::TakeAfterProject).then_some(card)
        };
        self.abilities().find_map(takes)
    }

    /// Projects that may be completed in this turn (SE-21, SE-A55).
    pub(crate) fn most_projects(&self) -> u8 {
        let second = self.abilities().any(|(_, _, ability)| *ability == Ability::SecondProject);
        if second { 2 } else { 1 }
    }
}
