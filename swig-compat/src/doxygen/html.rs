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

const fn before(name: &'static str, text: &'static str) -> HtmlTag {
    HtmlTag { name, writes: TagWrites::Before(text) }
}

const fn around(name: &'static str, text: &'static str) -> HtmlTag {
    HtmlTag { name, writes: TagWrites::Around(text) }
}

const fn other(name: &'static str, writes: TagWrites) -> HtmlTag {
    HtmlTag { name, writes }
}

static TAGS: [HtmlTag; 41] = [
    other("a", TagWrites::Link("")),
    around("b", "**"),
    other("blockquote", TagWrites::Link("Quote: ")),
    before("body", ""),
    before("br", "\n"),
    before("caption", ""),
    before("center", ""),
    around("code", "``"),
    before("dd", "    "),
    before("dfn", ""),
    before("div", ""),
    before("dl", ""),
    before("dt", ""),
    around("em", "**"),
    before("form", ""),
    before("h1", "# "),
    before("h2", "## "),
    before("h3", "### "),
    before("hr", RULE),
    around("i", "*"),
    before("img", "Image:"),
    before("input", ""),
    before("kbd", ""),
    before("li", "* "),
    before("meta", ""),
    before("multicol", ""),
    before("ol", ""),
    before("p", "\n"),
    before("pre", ""),
    before("small", ""),
    around("span", "'"),
    around("strong", "**"),
    before("sub", " "),
    before("sup", " "),
    other("table", TagWrites::Table),
    other("td", TagWrites::Cell),
    other("th", TagWrites::Heading),
    other("tr", TagWrites::Row),
    before("tt", ""),
    before("ul", ""),
    around("var", "*"),
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
