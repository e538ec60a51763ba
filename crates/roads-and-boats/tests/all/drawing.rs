//! A slow model of rivers on tiles: a picture of each tile is painted, with the rivers as walls, and flooded.

use std::collections::{BTreeMap, BTreeSet};

use roads_and_boats::{Direction, Hex, Place, Region, Terrain, TileFile};

/// A point, with the middle of an edge 1 away from the middle of its tile. It goes down as it grows, as on a screen.
pub(crate) type Point = [f64; 2];

/// The side of a pixel.
const PIXEL: f64 = 0.025;
/// Half of how wide a river is painted: wide enough that no flood leaks through.
const HALF_WIDTH: f64 = 0.03;
/// Pixels from the middle of a picture to its rim, a little more than a tile needs.
const REACH: i32 = 49;
/// How far the middle of an edge is from a point looked at beside it.
const BESIDE: f64 = 0.06;

/// What is at a point of a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Spot {
    /// Another tile.
    Outside,
    Land(u8),
    /// One of the tile's rivers, by its number.
    River(u8),
}

/// A tile with its rivers painted and its land flooded.
pub(crate) struct Picture {
    pixels: Vec<Spot>,
    rivers: Vec<River>,
    n_regions: u8,
}

/// A river as lines to a point inside, by way of a bend each, from beyond the middles of edges.
struct River {
    arms: Vec<[Point; 3]>,
    is_source: bool,
}

/// The point so far in a direction, which may be turned by parts of a sixth.
fn around(sixths: f64, far: f64) -> Point {
    let angle = sixths * std::f64::consts::FRAC_PI_3;
    [angle.cos() * far, angle.sin() * far]
}

fn middle_of(edge: Direction) -> Point {
    around(edge.index() as f64, 1.0)
}

fn between(a: Point, b: Point, part: f64) -> Point {
    [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
}

fn length(p: Point) -> f64 {
    p[0].hypot(p[1])
}

/// How far a point is from a line that ends.
fn distance(p: Point, [a, b]: [Point; 2]) -> f64 {
    let line = [b[0] - a[0], b[1] - a[1]];
    if length(line) == 0.0 {
        return length([p[0] - a[0], p[1] - a[1]]);
    }
    let way = [p[0] - a[0], p[1] - a[1]];
    let along = (line[0] * way[0] + line[1] * way[1]) / (line[0] * line[0] + line[1] * line[1]);
    let near = between(a, b, along.clamp(0.0, 1.0));
    length([p[0] - near[0], p[1] - near[1]])
}

impl River {
    /// A river comes straight in over an edge, then turns to the middle of all the points where its arms turn. So it
    /// keeps within the shape they span, and the shapes of two rivers that do not cross have nothing in common.
    fn of(edges: &[Direction]) -> River {
        let is_source = edges.len() == 1;
        let inside = if is_source { 0.8 } else { 0.9 };
        let bends = edges.iter().map(|edge| around(edge.index() as f64, inside));
        let sum = bends.fold([0.0, 0.0], |sum, p| [sum[0] + p[0], sum[1] + p[1]]);
        let meet = sum.map(|sum| sum / edges.len() as f64);
        let arms = edges.iter().map(|edge| {
            let sixths = edge.index() as f64;
            // A little beyond the rim, so that no land is left at the end.
            [meet, around(sixths, inside), around(sixths, 1.1)]
        });
        River {
            arms: arms.collect(),
            is_source,
        }
    }

    fn distance(&self, p: Point) -> f64 {
        let lines = self.arms.iter().flat_map(|&[a, b, c]| [[a, b], [b, c]]);
        lines.map(|line| distance(p, line)).fold(f64::MAX, f64::min)
    }
}

impl Picture {
    pub(crate) fn of(rivers: &[Vec<Direction>]) -> Picture {
        let rivers: Vec<River> = rivers.iter().map(|edges| River::of(edges)).collect();
        const DRY: u8 = u8::MAX;
        let paint = |p: Point| {
            let is_inside = Direction::ALL.iter().all(|&edge| {
                let out = middle_of(edge);
                out[0] * p[0] + out[1] * p[1] <= 1.0
            });
            let river = rivers
                .iter()
                .position(|river| river.distance(p) < HALF_WIDTH);
            match river {
                _ if !is_inside => Spot::Outside,
                Some(nth) => Spot::River(nth as u8),
                None => Spot::Land(DRY),
            }
        };
        let rows = (-REACH..=REACH).flat_map(|y| (-REACH..=REACH).map(move |x| (x, y)));
        let pixels = rows
            .map(|(x, y)| paint([f64::from(x) * PIXEL, f64::from(y) * PIXEL]))
            .collect();
        let mut picture = Picture {
            pixels,
            rivers,
            n_regions: 0,
        };
        // Regions have the numbers in which a walk along the rim meets them.
        for half in 0..12 {
            let start = Picture::pixel(Picture::point_of_half(half));
            if picture.pixels[start] == Spot::Land(DRY) {
                picture.flood(start);
            }
        }
        assert!(
            !picture.pixels.contains(&Spot::Land(DRY)),
            "some land does not touch the rim"
        );
        picture
    }

    fn flood(&mut self, start: usize) {
        let dry = self.pixels[start];
        let wet = Spot::Land(self.n_regions);
        self.n_regions += 1;
        let width = (2 * REACH + 1) as usize;
        let mut open = vec![start];
        while let Some(pixel) = open.pop() {
            if self.pixels[pixel] == dry {
                self.pixels[pixel] = wet;
                // Nothing inside is at the rim of the picture.
                for row in [pixel - width, pixel, pixel + width] {
                    open.extend([row - 1, row, row + 1]);
                }
            }
        }
    }

    fn pixel(p: Point) -> usize {
        let [x, y] = p.map(|at| (at / PIXEL).round() as i32 + REACH);
        (y * (2 * REACH + 1) + x) as usize
    }

    /// A point near the middle of a half of an edge, inside.
    fn point_of_half(half: usize) -> Point {
        around(half as f64 / 2.0 - 0.25, 1.0)
    }

    pub(crate) fn n_regions(&self) -> u8 {
        self.n_regions
    }

    pub(crate) fn spot(&self, p: Point) -> Spot {
        self.pixels[Picture::pixel(p)]
    }

    fn land(&self, p: Point) -> u8 {
        match self.spot(p) {
            Spot::Land(region) => region,
            other => panic!("{p:?} is no land but {other:?}"),
        }
    }

    /// The region at each half of an edge, clockwise.
    pub(crate) fn at(&self, edge: Direction) -> [u8; 2] {
        [0, 1].map(|half| self.land(Picture::point_of_half(2 * edge.index() + half)))
    }

    /// The regions beside a river.
    pub(crate) fn along(&self, river: usize) -> BTreeSet<u8> {
        let mut found = BTreeSet::new();
        for (nth, spot) in self.pixels.iter().enumerate() {
            let nth = nth as i32;
            let width = 2 * REACH + 1;
            let p = [nth % width - REACH, nth / width - REACH].map(|at| f64::from(at) * PIXEL);
            if let Spot::Land(region) = spot
                && self.rivers[river].distance(p) < HALF_WIDTH + 2.0 * PIXEL
            {
                found.insert(*region);
            }
        }
        found
    }

    /// Pairs of regions on both sides of an arm of a river.
    pub(crate) fn bridges(&self) -> BTreeSet<[u8; 2]> {
        let mut found = BTreeSet::new();
        let arms = self.rivers.iter().flat_map(|river| &river.arms);
        for &[_, bend, end] in arms {
            let middle = between(bend, end, 0.25);
            let far = 0.06 / length(middle);
            let sides = [-far, far]
                .map(|far| self.land([middle[0] - middle[1] * far, middle[1] + middle[0] * far]));
            if sides[0] != sides[1] {
                found.insert([sides[0].min(sides[1]), sides[0].max(sides[1])]);
            }
        }
        found
    }

    /// Whether all rivers are sources.
    pub(crate) fn is_whole(&self) -> bool {
        self.rivers.iter().all(|river| river.is_source)
    }
}

/// All tiles of a map, painted.
pub(crate) struct Drawing {
    tiles: BTreeMap<Hex, (Terrain, Picture)>,
}

impl Drawing {
    pub(crate) fn of(tiles: &[TileFile]) -> Drawing {
        let paint = |tile: &TileFile| (tile.hex, (tile.terrain, Picture::of(&tile.rivers)));
        Drawing {
            tiles: tiles.iter().map(paint).collect(),
        }
    }

    pub(crate) fn tile(&self, hex: Hex) -> &Picture {
        &self.tiles[&hex].1
    }

    /// What lies on both sides of points along the edge between two tiles.
    fn contacts(&self, hex: Hex, edge: Direction) -> BTreeSet<[Spot; 2]> {
        let other = hex.towards(edge);
        let out = middle_of(edge);
        let side = 0.9 * 2.0 / 3.0_f64.sqrt();
        let steps = 40;
        let points = (0..=steps).map(|nth| {
            let part = (f64::from(nth) / f64::from(steps) - 0.5) * side;
            [out[0] - out[1] * part, out[1] + out[0] * part]
        });
        let looks = points.map(|p| {
            let near = [p[0] - out[0] * BESIDE, p[1] - out[1] * BESIDE];
            // The middle of the other tile is twice as far as that of the edge.
            let far = [
                p[0] + out[0] * (BESIDE - 2.0),
                p[1] + out[1] * (BESIDE - 2.0),
            ];
            [self.tile(hex).spot(near), self.tile(other).spot(far)]
        });
        looks.collect()
    }

    /// Every place, and where one gets from it by a step.
    pub(crate) fn ways(&self) -> BTreeMap<Place, BTreeSet<Place>> {
        let mut ways: BTreeMap<Place, BTreeSet<Place>> = BTreeMap::new();
        for (&hex, (terrain, picture)) in &self.tiles {
            if *terrain == Terrain::Sea {
                ways.entry(Place::Sea(hex)).or_default();
                continue;
            }
            for nth in 0..picture.n_regions {
                ways.entry(Place::Land(Region::new(hex, nth))).or_default();
            }
            for nth in 0..picture.rivers.len() {
                let river = Place::River(Region::new(hex, nth as u8));
                ways.entry(river).or_default();
            }
        }
        for &hex in self.tiles.keys() {
            for edge in Direction::ALL {
                if self.tiles.contains_key(&hex.towards(edge)) {
                    for (from, to) in self.ways_over(hex, edge) {
                        ways.entry(from).or_default().insert(to);
                    }
                }
            }
        }
        ways
    }

    /// The steps over an edge, out of a tile, and those from its docks.
    fn ways_over(&self, hex: Hex, edge: Direction) -> Vec<(Place, Place)> {
        let other = hex.towards(edge);
        let is_sea = |hex: Hex| self.tiles[&hex].0 == Terrain::Sea;
        let mut found = Vec::new();
        for [near, far] in self.contacts(hex, edge) {
            let part = |nth| Region::new(hex, nth);
            let far_part = |nth| Region::new(other, nth);
            match (is_sea(hex), is_sea(other), near, far) {
                (true, true, ..) => found.push((Place::Sea(hex), Place::Sea(other))),
                (false, false, Spot::Land(near), Spot::Land(far)) => {
                    found.push((Place::Land(part(near)), Place::Land(far_part(far))));
                }
                (false, false, Spot::River(near), Spot::River(far)) => {
                    found.push((Place::River(part(near)), Place::River(far_part(far))));
                }
                (false, false, ..) => {
                    assert_ne!(near, Spot::Outside);
                    assert_ne!(far, Spot::Outside);
                }
                (false, true, Spot::Land(near), _) => {
                    let land = part(near);
                    found.push((Place::Dock { land, sea: edge }, Place::Sea(other)));
                }
                (false, true, Spot::River(near), _) => {
                    found.push((Place::River(part(near)), Place::Sea(other)));
                }
                (true, false, _, Spot::Land(far)) => {
                    let sea = edge.opposite();
                    let land = far_part(far);
                    found.push((Place::Sea(hex), Place::Dock { land, sea }));
                }
                (true, false, _, Spot::River(far)) => {
                    found.push((Place::Sea(hex), Place::River(far_part(far))));
                }
                (false, true, Spot::Outside, _) | (true, false, _, Spot::Outside) => {
                    panic!("a point of {hex} is outside of it")
                }
            }
        }
        found
    }
}
