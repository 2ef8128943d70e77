import { oneWhenPricedEach } from "../count/priced-each.ts";
import { doubt } from "../doubt.ts";
import type { IdentifiedItem } from "../identification.ts";
import { unknownItem } from "../item-without-entry.ts";
import { itemsOfLot } from "./items-of-lot.ts";
import { knownItem } from "./known-item.ts";
import { likenessOf } from "./lookalike.ts";
import { type Listing, nameByAll, type Naming } from "./name-by-all.ts";

/** The thing that the words name, or an item of unknown kind. */
export function mainItem({ words, facts }: Listing, naming: Naming): IdentifiedItem {
  const { choice, section } = naming;
  const refined = nameByAll({ words, facts }, naming);
  const { isReplica, isLookalike } = likenessOf(words, refined);
  const item =
    isLookalike || refined === null
      ? unknownItem(words, facts)
      : knownItem(words, refined, { choice, section });
  const { isLot, items } = itemsOfLot(words, choice);
  return {
    ...item,
    ...oneWhenPricedEach(facts, item.entry),
    ...(isLookalike ? { brand: null } : {}),
    isMixedLot: isLot,
    ...(items.length > 1 ? { items } : {}),
    confidence: item.confidence * doubt({ words, facts, item, isLot, isReplica }),
  };
}
