//! Pictures, read back as XML.

// A test that cannot go on fails.
#![allow(clippy::unwrap_used)]

mod amsterdam;
// Tables with everything on them, which the engine is tried with too.
#[path = "../../../roads-and-boats/tests/all/busy.rs"]
mod busy;
mod chart;
mod roads_and_boats;
mod shapes;

use std::collections::BTreeSet;

use roxmltree::{Document, Node};

/// Checks that a picture stands alone: well-formed, with a size and a title, and with nothing from anywhere else.
fn stands_alone(picture: &str) -> Document<'_> {
    let document = Document::parse(picture).unwrap();
    let root = document.root_element();
    assert_eq!(root.tag_name().name(), "svg");
    assert_eq!(
        root.tag_name().namespace(),
        Some("http://www.w3.org/2000/svg")
    );
    assert_eq!(root.attribute("role"), Some("img"));
    let sizes: Vec<f64> = root
        .attribute("viewBox")
        .unwrap()
        .split(' ')
        .map(|number| number.parse().unwrap())
        .collect();
    assert!(sizes[2] > 100.0 && sizes[3] > 100.0, "{sizes:?}");
    let first = root.first_element_child().unwrap();
    assert_eq!(first.tag_name().name(), "title");
    assert!(!first.text().unwrap().is_empty());

    let elements = || document.descendants().filter(Node::is_element);
    let ids: Vec<&str> = elements().filter_map(|node| node.attribute("id")).collect();
    let names: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(names.len(), ids.len(), "a name is defined twice");
    for node in elements() {
        let name = node.tag_name().name();
        let foreign = ["image", "style", "script", "foreignObject", "a", "animate"];
        assert!(!foreign.contains(&name), "{name}");
        for attribute in node.attributes() {
            let value = attribute.value();
            assert!(!attribute.name().starts_with("on"), "{attribute:?}");
            assert!(!value.contains("//"), "{attribute:?}");
            assert!(
                !value.contains("NaN") && !value.contains("inf"),
                "{attribute:?}"
            );
            let target = match attribute.name() {
                "href" => Some(value.strip_prefix('#').unwrap()),
                _ => value
                    .strip_prefix("url(#")
                    .map(|rest| rest.strip_suffix(')').unwrap()),
            };
            assert!(
                target.is_none_or(|target| names.contains(target)),
                "{attribute:?}"
            );
        }
    }
    document
}

/// All elements with an attribute.
fn having<'a>(document: &'a Document<'a>, attribute: &str) -> Vec<Node<'a, 'a>> {
    let nodes = document.descendants();
    nodes.filter(|node| node.has_attribute(attribute)).collect()
}

/// How many copies of a definition are inside.
fn copies(node: Node<'_, '_>, name: &str) -> usize {
    let target = format!("#{name}");
    let inside = node.descendants();
    inside
        .filter(|node| node.attribute("href") == Some(target.as_str()))
        .count()
}

/// All that is written inside, titles left out.
fn written<'a>(node: Node<'a, 'a>) -> Vec<&'a str> {
    let texts = node.descendants().filter(|node| node.has_tag_name("text"));
    texts.filter_map(|node| node.text()).collect()
}
