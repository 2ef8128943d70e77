import { oneWhenPricedEach } from "../count/priced-each.ts";
import type { Category } from "../../category.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { doubt } from "../sureness/doubt.ts";
import type { IdentifiedItem } from "../identification.ts";
import { lotOfOneKind } from "../lists/lot-of-one-kind.ts";
import { unknownItem } from "../item-without-entry.ts";
import { chooseEntry } from "../names/choose-entry.ts";
import { itemsOfLot } from "./items-of-lot.ts";
import { knownItem } from "./known-item.ts";
import { likenessOf } from "./lookalike.ts";
import { type Listing, nameByAll, type Naming } from "./name-by-all.ts";

/** The thing that the words name, or an item of unknown kind. */
export function mainItem({ words, facts }: Listing, naming: Naming): IdentifiedItem {
  const { choice, section } = naming;
  const refined = nameByAll({ words, facts }, naming);
  const { isReplica, isLookalike, plainTokens } = likenessOf(words, refined);
  const plain = plainTokens === null ? null : plainItemOf({ words, facts }, plainTokens, section);
  if (plain !== null) return plain;
  const item =
    isLookalike || refined === null
      ? unknownItem(words, facts)
      : knownItem(words, refined, { choice, section });
  const { isLot, items } = itemsOfLot(words, choice);
  const ofOneKind = isLot && items.length < 2 ? lotOfOneKind(words, item, choice) : null;
  return {
    ...item,
    ...oneWhenPricedEach(facts, item.entry),
    ...(isLookalike ? { brand: null } : {}),
    isMixedLot: isLot,
    ...ofOneKind,
    ...(items.length > 1 ? { items } : {}),
    confidence:
      item.confidence *
      doubt({ words, facts, item, isLot: isLot && ofOneKind === null, isReplica }),
  };
}

/** Of "UGG style slippers" any slippers; null where the kind alone has no price. */
function plainItemOf(
  { words, facts }: Listing,
  titleTokens: readonly Token[],
  section: Category | null,
): IdentifiedItem | null {
  const choice = chooseEntry(titleTokens, section);
  if (choice.best?.entry.specificity !== "type") return null;
  const item = mainItem(
    { words: { ...words, titleTokens }, facts },
    { choice, section, best: choice.best },
  );
  return item.entry?.specificity === "type" ? { ...item, brand: null } : null;
}
