// Written by `cargo xtask types`. Change what the engine tells instead.

import type { MessageTable } from '../../games/message';

export const MESSAGES: readonly MessageTable[] = [
  {
    tag: 'event',
    rows: {
      contracts_chosen: {"args":{"name":["seat",["seat"]]},"key":"am-chose-contracts"},
      card_drawn: {"args":{"card":["card",["card"]],"name":["seat",["seat"]]},"key":"am-drew-card","keys":[[["card"],"am-drew-this-card"]]},
      card_taken: {"args":{"card":["card",["card"]],"name":["seat",["seat"]]},"key":"am-took-card"},
      card_turned_up: {"args":{"card":["card",["card"]]},"key":"am-turned-up"},
      face_up_cleared: {"key":"am-cleared"},
      deck_shuffled: {"key":"am-shuffled"},
      route_built: {"about":[["route",["route"]]],"args":{"name":["seat",["seat"]],"payment":["payment",["route"],["color"],["wilds"]],"points":["number",["points"]],"route":["route",["route"]]},"key":"am-built"},
      bonus_taken: {"args":{"name":["seat",["seat"]]},"key":"am-took-bonus"},
      contracts_drawn: {"args":{"contracts":["number",["count"]],"name":["seat",["seat"]]},"key":"am-drew-contracts"},
      contracts_kept: {"about":[["contracts",["kept"]]],"args":{"contracts":["contracts",["kept"]],"count":["number",["count"]],"name":["seat",["seat"]]},"key":"am-kept-contracts","keys":[[["kept"],"am-kept-these"]]},
      passed: {"args":{"name":["seat",["seat"]]},"key":"am-passed"},
      last_round_begun: {"args":{"name":["seat",["seat"]]},"key":"am-last-round-begun"},
      contract_counted: {"about":[["contract",["contract"]]],"args":{"contract":["contract_ends",["contract"]],"name":["seat",["seat"]],"points":["signed_points",["points"]]},"key":"am-counted-open","keys":[[["met"],"am-counted-met"]]},
      bonus_counted: {"args":{"cards":["number",["cards"]],"name":["seat",["seat"]],"points":["signed_points",["points"]]},"key":"am-counted-bonus"},
      seat_counted: {"args":{"name":["seat",["seat"]],"points":["number",["tally","total"]]},"key":"am-counted-seat"},
    },
  },
  {
    tag: 'do',
    rows: {
      draw: {"key":"am-do-draw"},
      take: {"args":{"card":["card",["card"]]},"key":"am-do-take"},
      build: {"args":{"cart":["route_has_cart",["route"]],"color":["route_color",["route"]],"length":["route_length",["route"]],"points":["route_points",["route"]],"route":["route",["route"]]},"key":"am-do-build"},
      draw_contracts: {"key":"am-do-draw-contracts"},
      keep: {"args":{"contract":["contract",["contract"]]},"key":"am-do-keep"},
      keep_both: {"key":"am-do-keep-both"},
      pass: {"key":"am-do-pass"},
    },
  },
];
