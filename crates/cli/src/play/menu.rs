//! What a player chooses from: lists, and lists within them.

/// A list to choose from.
pub(crate) struct Menu<A> {
    /// What stands above it.
    pub(super) heading: Vec<String>,
    pub(super) items: Vec<Item<A>>,
    /// What is asked below it.
    pub(super) question: String,
    /// What nothing typed stands for.
    pub(super) default: Option<usize>,
    /// Whether the player is asked here again after an action from here.
    pub(super) stays: bool,
    /// Whether this has to be settled first, and then the player goes on where it was.
    pub(super) is_aside: bool,
}

/// Something to choose.
pub(crate) struct Item<A> {
    /// What it is about, so that it is found again in the next list.
    pub(super) key: String,
    /// What is typed to choose it, if not its number in the list.
    pub(super) label: Option<String>,
    /// What else may be typed.
    pub(super) aliases: Vec<String>,
    pub(super) line: String,
    pub(super) then: Then<A>,
}

/// What comes of a choice.
pub(crate) enum Then<A> {
    /// Actions to take one after the other, as far as they are allowed.
    Take(Vec<A>),
    Open(Menu<A>),
}

impl<A> Menu<A> {
    /// A list where each choice leads on at once.
    pub(super) fn new(items: Vec<Item<A>>, question: String) -> Menu<A> {
        Menu {
            heading: Vec::new(),
            items,
            question,
            default: None,
            stays: false,
            is_aside: false,
        }
    }

    /// How much of a way through the lists there still is.
    pub(super) fn follow(&self, path: &[String]) -> usize {
        let mut menu = self;
        let found = path.iter().take_while(|key| match menu.open(key) {
            Some(inner) => {
                menu = inner;
                true
            }
            None => false,
        });
        found.count()
    }

    /// The list at the end of a way that leads somewhere.
    pub(super) fn at(&self, path: &[String]) -> &Menu<A> {
        path.iter()
            .fold(self, |menu, key| menu.open(key).unwrap_or(menu))
    }

    /// How far back a player goes after an action.
    pub(super) fn stay(&self, path: &[String]) -> usize {
        let stays = |&depth: &usize| self.at(&path[..depth]).stays;
        (1..=path.len()).rev().find(stays).unwrap_or(0)
    }

    fn open(&self, key: &str) -> Option<&Menu<A>> {
        let item = self.items.iter().find(|item| item.key == key)?;
        match &item.then {
            Then::Open(menu) => Some(menu),
            Then::Take(_) => None,
        }
    }

    /// The choices that something typed stands for: its label alone, or all with such an alias.
    pub(super) fn find(&self, input: &str) -> Vec<usize> {
        let is_labelled = |&nth: &usize| match &self.items[nth].label {
            Some(label) => label == input,
            None => input.parse() == Ok(nth + 1),
        };
        let all = 0..self.items.len();
        if let Some(nth) = all.clone().find(is_labelled) {
            return vec![nth];
        }
        let has_alias = |&nth: &usize| {
            let mut aliases = self.items[nth].aliases.iter();
            aliases.any(|alias| alias.eq_ignore_ascii_case(input))
        };
        all.filter(has_alias).collect()
    }

    /// The list as it is shown.
    pub(super) fn lines(&self) -> Vec<String> {
        let items = self.items.iter().enumerate().map(|(nth, item)| {
            let label = item.label.clone().unwrap_or_else(|| (nth + 1).to_string());
            format!("{label:>4}  {}", item.line)
        });
        self.heading.iter().cloned().chain(items).collect()
    }
}

impl<A> Item<A> {
    /// An action to take.
    pub(super) fn take(line: String, action: A) -> Item<A> {
        Item::take_all(line, vec![action])
    }

    /// Actions to take one after the other.
    pub(super) fn take_all(line: String, actions: Vec<A>) -> Item<A> {
        Item {
            key: String::new(),
            label: None,
            aliases: Vec::new(),
            line,
            then: Then::Take(actions),
        }
    }

    /// A list within the list.
    pub(super) fn open(key: impl Into<String>, line: String, menu: Menu<A>) -> Item<A> {
        Item {
            key: key.into(),
            label: None,
            aliases: Vec::new(),
            line,
            then: Then::Open(menu),
        }
    }

    /// The same with other things that may be typed.
    pub(super) fn or(mut self, aliases: impl IntoIterator<Item = String>) -> Item<A> {
        self.aliases.extend(aliases);
        self
    }
}
