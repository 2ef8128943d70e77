import type { Category } from "../category.ts";
import type { AliasMatch } from "../price-guide/alias-index.ts";
import { specificities } from "../price-guide/entry.ts";
import { keysOfPhrase } from "../price-guide/tokens.ts";
import type { PriceBlindFacts } from "../reading/listing-facts.ts";
import { matchBareName } from "./names/bare-name.ts";
import { type Choice, chooseEntry } from "./names/choose-entry.ts";
import { findAttachment } from "./relation/attachment.ts";
import { accessoryItem, plainItem, rawWords, unknownItem } from "./item-without-entry.ts";
import { doubt } from "./doubt.ts";
import { findAdjustments } from "./find-adjustments.ts";
import { findFaults } from "./faults/find-faults.ts";
import { findExtras, isCountedExtra } from "./find-extras.ts";
import { brandToShow } from "./names/find-brand.ts";
import { type FoundCategory, findCategory } from "./sections/find-category.ts";
import { isForParts } from "./for-parts.ts";
import { isGeneralWord } from "../price-guide/vocabulary.ts";
import { kindFromSection } from "./sections/kind-from-section.ts";
import { setOfFurniture } from "./count/set-of-furniture.ts";
import { findVariant } from "./names/find-variant.ts";
import type { Identification, IdentifiedItem } from "./identification.ts";
import { categoryFromMarketplace } from "./sections/marketplace-category.ts";
import { entryOfLot } from "./count/entry-of-lot.ts";
import { findNewerGeneration } from "./names/newer-generation.ts";
import { mended } from "./names/spelling.ts";
import { modelToShow } from "./names/model-to-show.ts";
import { readLot } from "./count/mixed-lot.ts";
import { findNotAnItem } from "./not-an-item.ts";
import { posteriorOf, signsOf, signsOfKind } from "./posterior.ts";
import { isPricedEach } from "./count/priced-each.ts";
import { isSizeOfLot, oneOf } from "./count/count.ts";
import { quantityOf } from "./count/quantity.ts";
import { readWords, type Words } from "./read-words.ts";
import { severalItems } from "./count/several-items.ts";
import { type Refined, refineByDescription } from "./refine.ts";
import { findVehicle } from "./find-vehicle.ts";
import { itemOfVehicle } from "../vehicles/vehicle-item.ts";
import { findReplicaWords, isLikenessWord } from "./replica.ts";

/**
 * What the listing sells. Reads words from which every price has been taken out, so that the ask
 * cannot move the value of the thing. The title decides; the description fills in. `asOf` is the
 * ISO date of the analysis, the guide's month where absent: no vehicle is of a later model year.
 */
export function identify(facts: PriceBlindFacts, asOf?: string): Identification {
  const words = readWords(facts);
  if (words.titleTokens.length === 0 && !/\p{L}/u.test(words.title)) return { kind: "unreadable" };
  const { title, description } = words;
  const notAnItem = findNotAnItem({ title, description, category: facts.category ?? "" });
  if (notAnItem !== null) return { kind: "not_an_item", ...notAnItem };
  const vehicle = findVehicle(words, facts, asOf);
  if (vehicle !== null) return itemOfVehicle(vehicle);
  const item = identifySpelled(words, facts);
  const { category, entry } = item;
  const faults = findFaults({ title, description, category, entry, condition: facts.condition });
  return { ...item, faults, isForParts: isForParts({ words, facts, faults }) };
}

/** As the title is written, and with its slips of the pen mended where that names more. */
function identifySpelled(words: Words, facts: PriceBlindFacts): IdentifiedItem {
  const item = identifyItem(words, facts);
  if (item.entry?.specificity === "model") return item;
  const titleTokens = mended(words.titleTokens);
  if (titleTokens === null) return item;
  const meant = identifyItem({ ...words, titleTokens }, facts);
  return saysMore(meant, item) ? meant : item;
}

/** A narrower entry, or a maker. */
function saysMore(meant: IdentifiedItem, item: IdentifiedItem): boolean {
  if (meant.isAccessory !== item.isAccessory) return meant.isAccessory;
  const narrowness = (one: IdentifiedItem) =>
    one.entry === null ? 0 : 3 - specificities.indexOf(one.entry.specificity);
  const more = narrowness(meant) - narrowness(item);
  return more > 0 || (more === 0 && meant.brand !== null && item.brand === null);
}

/** Of a generation that the guide does not know. */
const surenessOfNewer = 0.55;

function identifyItem(words: Words, facts: PriceBlindFacts): IdentifiedItem {
  const section = categoryFromMarketplace(facts.category);
  const choice = chooseEntry(words.titleTokens, section);
  const accessory = findAttachment(words, choice, facts.category);
  if (accessory !== null && accessory.own === null) return accessoryItem(words, accessory, facts);
  const best = accessory?.own ?? choice.best;
  const bare = matchBareName(words.titleTokens, best, facts.category);
  const named = refineByDescription(words, bare ?? best, section);
  const refined = refineBySection({ words, facts, named }, section) ?? named;
  const replica = findReplicaWords(words.title, words.description);
  const isLookalike = refined !== null && isLookalikeOf(words, refined.match, replica);
  const item =
    isLookalike || refined === null
      ? unknownItem(words, facts)
      : knownItem(words, refined, { choice, section });
  const { isMixed: isLot, things } = readLot(words, choice);
  const items = severalItems(words, things, (own, match) => ({
    ...itemOfEntry(own, { match, from: "title", factor: 1 }),
    confidence: posteriorOf(signsOfKind(match.entry)),
  }));
  return {
    ...item,
    ...(isPricedEach(facts) ? oneOf(item.entry) : {}),
    ...(isLookalike ? { brand: null } : {}),
    isMixedLot: isLot,
    ...(items.length > 1 ? { items } : {}),
    confidence: item.confidence * doubt({ words, facts, item, isLot, isReplica: replica !== null }),
  };
}

/**
 * A title that names nothing is one of the section's kind, unless its own noun belongs elsewhere;
 * "bike" among enduro bikes is one of those.
 */
function refineBySection(
  { words, facts, named }: { words: Words; facts: PriceBlindFacts; named: Refined | null },
  section: Category | null,
): Refined | null {
  if (named !== null && !isGeneral(words, named) && !isFromElsewhere(named, section)) return null;
  const match = kindFromSection(facts.category, section);
  if (match === null) return null;
  if (named !== null) {
    // "Nighthawk" is a router, but not among the guitars.
    if (isFromElsewhere(named, section))
      return match.entry.category === section ? { match, from: "section", factor: 0.65 } : null;
    const isNarrower = match.entry.category === named.match.entry.category;
    return isNarrower ? { match, from: "section", factor: 0.9 } : null;
  }
  const noun = findCategory(words.titleTokens);
  if (noun !== undefined && !isOfKind(noun, match)) return null;
  return { match, from: "section", factor: 0.65 };
}

/** A single word names another category's thing; two, as in "coffee maker", hardly go astray. */
function isFromElsewhere({ match }: Refined, section: Category | null): boolean {
  const { category, specificity } = match.entry;
  const isOneWord = match.end - match.start === 1;
  return section !== null && category !== section && specificity !== "model" && isOneWord;
}

/** "Phone" among the mobile phones; "drawers" among the sofas are none. */
function isOfKind({ words, category }: FoundCategory, { entry }: AliasMatch): boolean {
  if (category !== entry.category) return false;
  const noun = keysOfPhrase(words.toLowerCase());
  return isGeneralWord(noun) || entry.aliases.some((alias) => alias.includes(noun));
}

function isGeneral({ titleTokens }: Words, { match, from }: Refined): boolean {
  const word = titleTokens[match.start]?.key ?? "";
  const isKind = from === "title" && match.entry.specificity === "type";
  return isKind && match.end - match.start === 1 && isGeneralWord(word);
}

function knownItem(
  words: Words,
  refined: Refined,
  context: { choice: Choice; section: Category | null },
): IdentifiedItem {
  const { match, from, factor } = refined;
  const signs =
    from === "title" ? signsOf(words.titleTokens, match, context) : signsOfKind(match.entry);
  const newer = from === "title" ? findNewerGeneration(words.titleTokens, match) : null;
  if (newer === null)
    return { ...itemOfEntry(words, refined), confidence: posteriorOf(signs) * factor };
  const { newest, model, adjustment } = newer;
  const item = itemOfEntry(words, { ...refined, match: { ...match, entry: newest } });
  const adjustments = [adjustment, ...item.adjustments];
  return { ...item, model, adjustments, confidence: surenessOfNewer * factor };
}

function itemOfEntry(words: Words, { match, from }: Refined): IdentifiedItem {
  const set = from === "title" ? setOfFurniture(match.entry, words) : null;
  const lot = from === "title" ? entryOfLot(words, match) : null;
  const entry = set ?? lot ?? match.entry;
  const tokens = from === "description" ? words.descriptionTokens : words.titleTokens;
  const matched = from === "section" ? [] : tokens.slice(match.start, match.end);
  // What a description goes on to say names other makers, and words that are makers elsewhere: "time".
  const brand = brandToShow(entry, from === "title" ? tokens : [...words.titleTokens, ...matched]);
  const named =
    findVariant(entry, words.fieldTokens, []) ??
    findVariant(entry, words.titleTokens, words.descriptionTokens);
  const extras = findExtras(entry, words, isCountedExtra(named) ? null : named);
  const isCountable =
    from === "title" && set === null && (entry.unit !== undefined || !isSeveral(named));
  const counted = isCountable ? quantityOf(words, { ...match, entry }) : { quantity: 1, amount: 1 };
  const isToldTwice = isCountedExtra(named) ? extras !== null : isSizeOfLot(named, counted, entry);
  const variant = isToldTwice ? null : named;
  return {
    ...plainItem,
    entry,
    variant,
    adjustments: [...findAdjustments(entry, words), ...(extras ? [extras] : [])],
    category: entry.category,
    brand,
    model: modelToShow(entry, matched),
    ...counted,
    matchedWords: from === "section" ? null : rawWords(matched),
  };
}

/** The variant's factor is for all of them together, so counting them would multiply twice. */
function isSeveral(variant: IdentifiedItem["variant"]): boolean {
  return variant?.mark === "several";
}

/** "Tiffany style lamp": the words around the match say it is not the brand's own. */
function isLookalikeOf(words: Words, match: AliasMatch, replica: string | null): boolean {
  const { entry, start, end, isBrandApart } = match;
  if (entry.brand === null) return false;
  const alias = words.titleTokens.slice(start, end).map((token) => token.key);
  if (alias.some((key) => /^(?:style|replica|inspired|reproduction)$/.test(key))) return false;
  // "Seiko diver SKX007 style": its maker made it.
  return replica !== null || (!isBrandApart && isLikenessWord(words.titleTokens[end]?.key ?? ""));
}
