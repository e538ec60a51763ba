//! Where goods lie, and where they will lie by themselves.

use roads_and_boats::{Building, Good, Goods};

use super::atlas::Atlas;
use super::share::Share;
use super::sinks::bits;
use super::snapshot::{Snapshot, Works};

/// A region where goods lie or will lie.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spring {
    pub(super) region: u16,
    /// The kinds of goods, as bits.
    pub(super) goods: u16,
    /// A good that comes every turn, and how often at most.
    each_turn: Option<(Good, u16)>,
    /// Goods that come with the next turn.
    once: Option<(Good, u16)>,
    /// How much of what is to come is spoken for.
    claimed: u16,
}

impl Spring {
    /// Speaks for goods, as far as they do not lie there.
    pub(super) fn claim(&mut self, goods: &Goods, heap: &Goods) {
        for (good, _) in [self.each_turn, self.once].into_iter().flatten() {
            self.claimed += goods[good].saturating_sub(heap[good]);
        }
    }

    /// Adds what will have come after so many turns.
    pub(super) fn add_to(&self, goods: &mut Goods, turns: u16) {
        if turns == 0 {
            return;
        }
        if let Some((good, most)) = self.each_turn {
            goods[good] += turns.min(most).saturating_sub(self.claimed);
        }
        if let Some((good, count)) = self.once {
            goods[good] += count.saturating_sub(self.claimed);
        }
    }
}

/// All regions where goods lie that no order needs, or will lie.
pub(super) fn springs(atlas: &Atlas, snapshot: &Snapshot, share: &Share, left: u16) -> Vec<Spring> {
    let mut springs = Vec::new();
    for (region, heap) in share.heaps.iter().enumerate() {
        let region = region as u16;
        let works = snapshot.works_at(atlas, region);
        let works = works.filter(|works| works.region == region && left > 0);
        let (each_turn, once) = works.map_or((None, None), |works| coming(snapshot, &works));
        let mut goods = bits(heap);
        for (good, _) in [each_turn, once].into_iter().flatten() {
            goods |= 1 << good as u16;
        }
        if goods > 0 {
            springs.push(Spring {
                region,
                goods,
                each_turn,
                once,
                claimed: 0,
            });
        }
    }
    springs
}

type Some2 = (Option<(Good, u16)>, Option<(Good, u16)>);

/// What a building makes each turn out of nothing, and what it will make of the goods that lie beside it.
fn coming(snapshot: &Snapshot, works: &Works) -> Some2 {
    if let Some(good) = works.building.yields() {
        return (Some((good, u16::MAX)), None);
    }
    if works.building == Building::Mine {
        let gold = works.bag.gold;
        return ((gold > 0).then_some((Good::Gold, gold)), None);
    }
    let Some(recipe) = works.building.recipe() else {
        return (None, None);
    };
    let mut heap = *snapshot.heap(works.region);
    let mut made = 0;
    while made + recipe.gives <= recipe.most && recipe.is_covered_by(&heap) {
        heap.remove(&recipe.goods);
        let mut wood = recipe.wood;
        for good in [Good::Boards, Good::Trunks] {
            let used = heap[good].min(wood);
            heap[good] -= used;
            wood -= used;
        }
        made += recipe.gives;
    }
    (None, (made > 0).then_some((recipe.output, made)))
}
