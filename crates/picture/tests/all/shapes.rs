//! The shapes of Roads & Boats.

use std::collections::BTreeSet;

use picture::roads_and_boats::sheet;

use crate::{having, stands_alone};

#[test]
fn every_shape_is_on_the_sheet() {
    let text = sheet();
    let document = stands_alone(&text);
    let shown = |attribute: &str| -> BTreeSet<String> {
        let nodes = having(&document, attribute);
        let names = nodes.iter().filter_map(|node| node.attribute(attribute));
        names.map(str::to_owned).collect()
    };
    for (attribute, names) in [
        ("data-terrain", "woods pasture rock mountain desert sea"),
        (
            "data-building",
            "woodcutter quarry clay_pit mine oil_rig sawmill stone_factory coal_burner paper_mill mint stock_exchange \
             raft_factory wagon_factory rowboat_factory truck_factory steamer_factory",
        ),
        (
            "data-good",
            "boards trunks stone clay fuel paper gold iron coins stock goose",
        ),
        (
            "data-transporter",
            "donkey wagon truck raft rowboat steamer",
        ),
        ("data-seat", "0 1 2 3 4 5"),
        ("data-home", "0"),
        ("data-wall", "1 3 12"),
    ] {
        let expected: BTreeSet<String> = names.split_whitespace().map(str::to_owned).collect();
        assert_eq!(shown(attribute), expected, "{attribute}");
    }
    assert_eq!(text, sheet());
}
