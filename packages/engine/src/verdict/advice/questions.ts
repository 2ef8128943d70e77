import { mostForOneself } from "../../valuation/guide-evidence.ts";
import type { Category } from "../../category.ts";
import type { IdentifiedItem } from "../../identification/identification.ts";
import type { ListingFacts } from "../../reading/listing-facts.ts";

const works = "Does everything work, and is anything damaged or missing?";
const label = "Can you send a photo of the maker's label or the serial number?";
const reason = "How old is it, and why are you selling it?";

/** What decides the price of such things and no photo shows. */
const byCategory: Partial<Record<Category, string>> = {
  electronics: "Is it unlocked and signed out of every account, and are its cables there?",
  appliances: "Can I see it running before I pay?",
  furniture: "What does it measure, and is it from a home without smoke and pets?",
  tools: "Can I try it, and do batteries and charger come with it?",
  "sporting-goods":
    "What size is it, and may I have the serial number to check that it is not stolen?",
  vehicles: "Is the title in your name and clear?",
  clothing: "Can you send photos of the label and of any wear, and is it authentic?",
  jewelry: "Is it marked, and what does it weigh?",
  "musical-instruments": "Has anything been changed or repaired, and is the case there?",
  collectibles: "Can you send photos of the edges and the back, and has it been graded?",
  toys: "Is it complete, with every part and the box?",
  "baby-items": "When was it made, and has it been in an accident or recalled?",
  beauty: "Has it been opened, and when does it expire?",
  art: "Is it signed or numbered, and what is known of where it comes from?",
  antiques: "Are there repairs or marks, and can you send a photo of the underside?",
};

/** Three questions to the seller: what is not stated first, then what the kind of thing asks for. */
export function questionsFor(item: IdentifiedItem, facts: ListingFacts): string[] {
  const { condition, origins } = facts;
  const isStated = condition !== null && origins.condition?.certainty !== "unsure";
  const ofKind = item.category === null ? undefined : byCategory[item.category];
  return [
    forOneOrAll(item),
    whichOne(item, facts),
    isStated ? undefined : works,
    ofKind,
    label,
    works,
    reason,
  ]
    .filter((question) => question !== undefined)
    .filter((question, at, all) => all.indexOf(question) === at)
    .slice(0, 3);
}

/** "16 monitors" at one price: sellers of many mean either. */
function forOneOrAll({ quantity }: IdentifiedItem): string | undefined {
  return quantity > mostForOneself ? `Is the price for one, or for all ${quantity}?` : undefined;
}

const storage = /\b\d+ ?[gt]b\b/i;

function whichOne(
  { entry, variant }: IdentifiedItem,
  { title, description }: ListingFacts,
): string | undefined {
  if (entry === null) return "Which maker and model is it exactly?";
  const names = (entry.variants ?? []).map(({ name }) => name).slice(0, 3);
  if (variant !== null || names.length === 0) return undefined;
  // The base size is no variant: "128 GB" in the title answers the question all the same.
  const isTold = storage.test(`${title ?? ""} ${description ?? ""}`);
  if (isTold && names.every((name) => storage.test(name))) return undefined;
  return `Which version is it: ${names.join(", ")} or another?`;
}
