//! What grows and lies on the ground, wherever maps are drawn: lines from a spot on, of relative commands.

pub(crate) const TUFT: &str = "m-7 5q1 -6 -2 -10m6 10q0 -8 1 -13m4 13q0 -6 4 -10";
pub(crate) const FLOWER: &str = "m13 3h0";
pub(crate) const GOLDEN_FLOWER: &str = "m-14 -3h0";
pub(crate) const OAK: &str =
    "m-11 1a8 8 0 0 1 4 -11a8.5 8.5 0 0 1 14 0a8 8 0 0 1 4 11a9 8 0 0 1 -11 8a9 8 0 0 1 -11 -8z";
pub(crate) const CRACK: &str = "m-3 -12l2 9l-11 5m11 -5l11 4";
pub(crate) const SHINE: &str = "m-10 -4l6 -6";
pub(crate) const GRAIN: &str = "m-8 9h0m7 -3h0m6 4h0";
pub(crate) const CACTUS: &str = "v-20m0 13h-7v-7m7 11h7v-9";
pub(crate) const SWELL: &str = "m-9 2q4.5 -6 9 0t9 0";
pub(crate) const CREST: &str = "m-15 3q5 -8 10 0t10 0t10 0";

/// All of them by name.
pub const MOTIFS: [(&str, &str); 10] = [
    ("tuft", TUFT),
    ("flower", FLOWER),
    ("golden_flower", GOLDEN_FLOWER),
    ("oak", OAK),
    ("crack", CRACK),
    ("shine", SHINE),
    ("grain", GRAIN),
    ("cactus", CACTUS),
    ("swell", SWELL),
    ("crest", CREST),
];
