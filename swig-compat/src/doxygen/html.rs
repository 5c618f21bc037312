//! HTML in comments: the output for tags and entities.

/// A tag that Doxygen knows.
#[derive(Debug, PartialEq, Eq)]
pub struct HtmlTag {
    name: &'static str,
    pub writes: TagWrites,
}

/// The output for a tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TagWrites {
    /// A text before the arguments of the tag; nothing for the closing tag.
    Before(&'static str),
    /// A text for both the opening and the closing tag.
    Around(&'static str),
    /// A text for the opening tag, and the address of the link for the closing tag.
    Link(&'static str),
    /// Nothing: only rows and cells have an output.
    Table,
    Row,
    Heading,
    Cell,
}

pub fn tag(name: &str) -> Option<&'static HtmlTag> {
    TAGS.iter().find(|tag| tag.name == name)
}

/// The character of an entity: `<` for `lt`.
pub fn entity(name: &str) -> Option<&'static str> {
    ENTITIES.iter().find(|(known, _)| *known == name).map(|(_, text)| *text)
}

const RULE: &str = "--------------------------------------------------------------------\n";

const fn before_content(name: &'static str, text: &'static str) -> HtmlTag {
    HtmlTag { name, writes: TagWrites::Before(text) }
}

const fn around_content(name: &'static str, text: &'static str) -> HtmlTag {
    HtmlTag { name, writes: TagWrites::Around(text) }
}

const fn other(name: &'static str, writes: TagWrites) -> HtmlTag {
    HtmlTag { name, writes }
}

static TAGS: [HtmlTag; 41] = [
    other("a", TagWrites::Link("")),
    around_content("b", "**"),
    other("blockquote", TagWrites::Link("Quote: ")),
    before_content("body", ""),
    before_content("br", "\n"),
    before_content("caption", ""),
    before_content("center", ""),
    around_content("code", "``"),
    before_content("dd", "    "),
    before_content("dfn", ""),
    before_content("div", ""),
    before_content("dl", ""),
    before_content("dt", ""),
    around_content("em", "**"),
    before_content("form", ""),
    before_content("h1", "# "),
    before_content("h2", "## "),
    before_content("h3", "### "),
    before_content("hr", RULE),
    around_content("i", "*"),
    before_content("img", "Image:"),
    before_content("input", ""),
    before_content("kbd", ""),
    before_content("li", "* "),
    before_content("meta", ""),
    before_content("multicol", ""),
    before_content("ol", ""),
    before_content("p", "\n"),
    before_content("pre", ""),
    before_content("small", ""),
    around_content("span", "'"),
    around_content("strong", "**"),
    before_content("sub", " "),
    before_content("sup", " "),
    other("table", TagWrites::Table),
    other("td", TagWrites::Cell),
    other("th", TagWrites::Heading),
    other("tr", TagWrites::Row),
    before_content("tt", ""),
    before_content("ul", ""),
    around_content("var", "*"),
];

const ENTITIES: [(&str, &str); 23] = [
    ("amp", "&"),
    ("apos", "'"),
    ("copy", "(C)"),
    ("ge", ">="),
    ("gt", ">"),
    ("larr", "<--"),
    ("ldquo", "\""),
    ("le", "<="),
    ("lsquo", "`"),
    ("lt", "<"),
    ("mdash", "--"),
    ("minus", "-"),
    ("nbsp", " "),
    ("ndash", "-"),
    ("quot", "\""),
    ("rarr", "-->"),
    ("rdquo", "\""),
    ("reg", "(R)"),
    ("rsquo", "'"),
    ("sdot", "."),
    ("sim", "~"),
    ("times", "x"),
    ("trade", " TM"),
];
