import type { PriceBlindFacts } from "../../reading/listing-facts.ts";
import type { IdentifiedItem } from "../identification.ts";
import { accessoryItem } from "../item-without-entry.ts";
import { chooseEntry } from "../names/choose-entry.ts";
import type { Words } from "../read-words.ts";
import { findAttachment } from "../relation/attachment.ts";
import { categoryFromMarketplace } from "../sections/marketplace-category.ts";
import { headOfList } from "./head-of-list.ts";
import { mainItem } from "./main-item.ts";

/** What the words sell: an accessory of what they name, or the thing itself. */
export function identifyItem(words: Words, facts: PriceBlindFacts): IdentifiedItem {
  const section = categoryFromMarketplace(facts.category);
  const choice = chooseEntry(words.titleTokens, section);
  const head = headOfList(words, choice, section);
  if (head !== null) return mainItem({ words, facts }, { choice: head, section, best: head.best });
  const accessory = findAttachment(words, choice, facts.category);
  if (accessory !== null && accessory.own === null) return accessoryItem(words, accessory, facts);
  const own = accessory?.own ?? null;
  // What a likeness is a likeness of is none of several things.
  const isLikeness = accessory?.noun?.noun.role === "likeness";
  const named = own !== null && isLikeness ? { ...choice, best: own, all: [own] } : choice;
  return mainItem({ words, facts }, { choice: named, section, best: own ?? choice.best });
}
