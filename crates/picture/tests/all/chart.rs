//! Charts of how strong players are.

use picture::chart::{Bar, Cell, Chart, CrossTable, draw};

use crate::{having, stands_alone, written};

fn chart(names: &[&str]) -> Chart {
    let n = names.len();
    Chart {
        title: "How strong the bots are".to_owned(),
        subtitle: "a round robin".to_owned(),
        axis: "Rating".to_owned(),
        bars: names
            .iter()
            .enumerate()
            .map(|(idx, name)| {
                let value = 100.0 * (n as f64 / 2.0 - idx as f64);
                Bar {
                    name: (*name).to_owned(),
                    value,
                    low: value - 20.5,
                    high: value + 30.5,
                }
            })
            .collect(),
        cross_table: Some(CrossTable {
            title: "Win rate".to_owned(),
            even: 0.5,
            cells: (0..n)
                .map(|row| {
                    let cell = |column: usize| Cell {
                        rate: 0.5 + 0.1 * (column as f64 - row as f64),
                        low: 0.0,
                        high: 1.0,
                    };
                    (0..n)
                        .map(|column| (row != column).then(|| cell(column)))
                        .collect()
                })
                .collect(),
        }),
    }
}

#[test]
fn a_chart_shows_every_rating_and_every_rate() {
    let names = ["search#400", "<greedy & \"co\">", "random"];
    let text = draw(&chart(&names));
    let document = stands_alone(&text);
    let bars = having(&document, "data-bot");
    let shown: Vec<_> = bars
        .iter()
        .map(|bar| bar.attribute("data-bot").unwrap())
        .collect();
    assert_eq!(shown, names);
    assert_eq!(bars[0].attribute("data-rating"), Some("150"));
    assert_eq!(written(bars[0]), ["search#400", "+150", "+130 to +181"]);
    assert_eq!(having(&document, "data-rate").len(), 6);
    let all = written(document.root());
    assert!(all.contains(&"60.0 %") && all.contains(&"0.0 – 100.0") && all.contains(&"even"));
}

/// A longer interval is drawn longer, and everything lies on the page.
#[test]
fn bars_are_to_scale_and_on_the_page() {
    let text = draw(&chart(&["a", "b", "c", "d", "e", "f", "g", "h"]));
    let document = stands_alone(&text);
    let view_box = document.root_element().attribute("viewBox").unwrap();
    let sizes: Vec<f64> = view_box
        .split(' ')
        .map(|size| size.parse().unwrap())
        .collect();
    for node in document.descendants() {
        for (name, most) in [("x", sizes[2]), ("cx", sizes[2]), ("y", sizes[3])] {
            if let Some(value) = node.attribute(name) {
                let value: f64 = value.parse().unwrap();
                assert!((0.0..=most).contains(&value), "{node:?}");
            }
        }
    }
    let dots: Vec<f64> = having(&document, "cx")
        .iter()
        .map(|dot| dot.attribute("cx").unwrap().parse().unwrap())
        .collect();
    let steps: Vec<f64> = dots.windows(2).map(|pair| pair[0] - pair[1]).collect();
    assert_eq!(steps.len(), 7);
    assert!(
        steps
            .iter()
            .all(|step| *step > 0.0 && (step - steps[0]).abs() < 0.05)
    );
}

#[test]
fn a_chart_without_a_cross_table_or_without_any_differences_is_one_too() {
    let mut flat = chart(&["a", "b"]);
    flat.cross_table = None;
    for bar in &mut flat.bars {
        (bar.value, bar.low, bar.high) = (0.0, 0.0, 0.0);
    }
    let text = draw(&flat);
    assert!(having(&stands_alone(&text), "data-rate").is_empty());
}
