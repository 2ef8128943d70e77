import type { Category } from "../category.ts";
import { type AliasMatch } from "../price-guide/alias-index.ts";
import { isBareBrand } from "../price-guide/brand-names.ts";
import { keysOfPhrase, type Token } from "../price-guide/tokens.ts";
import type { PriceBlindFacts } from "../reading/listing-facts.ts";
import { matchBareName } from "./bare-name.ts";
import { chooseEntry } from "./choose-entry.ts";
import { type Attachment, findAttachment } from "./relation/attachment.ts";
import { doubt } from "./doubt.ts";
import { findAdjustments } from "./find-adjustments.ts";
import { findFaults } from "./faults/find-faults.ts";
import { findExtras, isCountedExtra } from "./find-extras.ts";
import { brandToShow, findBrands } from "./find-brand.ts";
import { type FoundCategory, findCategory } from "./find-category.ts";
import { isForParts } from "./for-parts.ts";
import { isGeneralWord } from "../price-guide/vocabulary.ts";
import { kindFromSection } from "./kind-from-section.ts";
import { setOfFurniture } from "./set-of-furniture.ts";
import { findVariant } from "./find-variant.ts";
import type { Identification, IdentifiedItem } from "./identification.ts";
import { categoryFromMarketplace } from "./marketplace-category.ts";
import { entryOfLot } from "./entry-of-lot.ts";
import { findNewerGeneration } from "./newer-generation.ts";
import { modelToShow } from "./model-to-show.ts";
import { readLot } from "./mixed-lot.ts";
import { findNotAnItem } from "./not-an-item.ts";
import { isPricedEach } from "./priced-each.ts";
import { isSizeOfLot, oneOf } from "./count.ts";
import { quantityOf } from "./quantity.ts";
import { countOfUnknown } from "./told-count.ts";
import { readWords, type Words } from "./read-words.ts";
import { severalItems } from "./several-items.ts";
import { type Refined, refineByDescription } from "./refine.ts";
import { findVehicle } from "./find-vehicle.ts";
import { itemOfVehicle } from "../vehicles/vehicle-item.ts";
import { findReplicaWords, isLikenessWord } from "./replica.ts";

/** How sure an answer can be, before what speaks against it. */
const sureness = {
  model: 0.92,
  line: 0.85,
  type: 0.8,
  noun: 0.5,
  part: 0.5,
  newer: 0.55,
  section: 0.35,
  nothing: 0.1,
};

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
  const item = identifyItem(words, facts);
  const { category, entry } = item;
  const faults = findFaults({ title, description, category, entry, condition: facts.condition });
  return { ...item, faults, isForParts: isForParts({ words, facts, faults }) };
}

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
    isLookalike || refined === null ? unknownItem(words, facts) : knownItem(words, refined);
  const { isMixed: isLot, things } = readLot(words, choice);
  const items = severalItems(words, things, (own, match) =>
    itemOfEntry(own, { match, from: "title", factor: 1 }),
  );
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

function knownItem(words: Words, refined: Refined): IdentifiedItem {
  const newer =
    refined.from === "title" ? findNewerGeneration(words.titleTokens, refined.match) : null;
  if (newer === null) return itemOfEntry(words, refined);
  const { newest, model, adjustment } = newer;
  const item = itemOfEntry(words, { ...refined, match: { ...refined.match, entry: newest } });
  const adjustments = [adjustment, ...item.adjustments];
  return { ...item, model, adjustments, confidence: sureness.newer * refined.factor };
}

function itemOfEntry(words: Words, { match, from, factor }: Refined): IdentifiedItem {
  const set = from === "title" ? setOfFurniture(match.entry, words) : null;
  const lot = from === "title" ? entryOfLot(words, match) : null;
  const entry = set ?? lot ?? match.entry;
  const tokens = from === "description" ? words.descriptionTokens : words.titleTokens;
  const brand = brandToShow(
    entry,
    tokens === words.titleTokens ? tokens : [...words.titleTokens, ...tokens],
  );
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
    model: modelToShow(entry, from === "section" ? [] : tokens.slice(match.start, match.end)),
    ...counted,
    confidence: surenessOf(match) * factor,
    matchedWords: from === "section" ? null : rawWords(tokens.slice(match.start, match.end)),
  };
}

/** A maker's name alone says only that the maker makes such things. */
function surenessOf(match: AliasMatch): number {
  const named = sureness[match.entry.specificity] * (match.isBrandApart ? 0.95 : 1);
  return isBareBrand(match) ? 0.75 * named : named;
}

/** The variant's factor is for all of them together, so counting them would multiply twice. */
function isSeveral(variant: IdentifiedItem["variant"]): boolean {
  return variant?.mark === "several";
}

function unknownItem(words: Words, facts: PriceBlindFacts): IdentifiedItem {
  const section = categoryFromMarketplace(facts.category);
  const noun = findCategory(words.titleTokens);
  // Two words ("coffee maker") say more than the section a seller picked in a hurry.
  const named = noun?.words.includes(" ") ? noun.category : null;
  const brand = findBrands(words.titleTokens, named ?? section ?? noun?.category ?? null)[0];
  const category = named ?? section ?? noun?.category ?? brand?.category ?? null;
  const sure = noun ? sureness.noun : category ? sureness.section : sureness.nothing;
  return {
    ...plainItem,
    ...countOfUnknown(words.titleTokens),
    category,
    brand: brand?.name ?? null,
    confidence: sure,
    matchedWords: noun?.words ?? null,
  };
}

function accessoryItem(
  words: Words,
  { match, noun, probability }: Attachment,
  facts: PriceBlindFacts,
): IdentifiedItem {
  const base = unknownItem(words, facts);
  const thing = match?.entry ?? null;
  const named = noun === null ? null : rawWords(words.titleTokens.slice(noun.start, noun.end));
  const own = noun?.noun.entry ?? null;
  const of = {
    isAccessory: noun?.noun.isThingOfItsOwn !== true,
    confidence: sureness.type * probability,
    brand: thing ? brandToShow(thing, words.titleTokens) : base.brand,
    matchedWords: named,
  };
  if (own !== null) {
    const brand = brandToShow(own, words.titleTokens);
    const counted = countOfUnknown(words.titleTokens);
    return {
      ...plainItem,
      ...counted,
      ...of,
      entry: own,
      category: own.category,
      brand,
      model: own.model,
    };
  }
  const price = noun?.noun.usedMedianUsd ?? null;
  const partOf =
    thing && noun && price !== null && named
      ? { thing, noun: named, role: noun.noun.role, usedMedianUsd: price }
      : undefined;
  return {
    ...base,
    ...of,
    category: thing?.category ?? base.category,
    model: partOf ? partName(partOf) : base.model,
    ...(partOf ? { partOf, confidence: sureness.part * probability } : {}),
  };
}

/** "iPhone 13 battery", "sofa leg". */
const partName = ({ thing, noun }: NonNullable<IdentifiedItem["partOf"]>) =>
  `${thing.model.replace(/ \(.*$/, "")} ${noun}`;

/** "Tiffany style lamp": the words around the match say it is not the brand's own. */
function isLookalikeOf(words: Words, match: AliasMatch, replica: string | null): boolean {
  const { entry, start, end } = match;
  if (entry.brand === null) return false;
  const alias = words.titleTokens.slice(start, end).map((token) => token.key);
  if (alias.some((key) => /^(?:style|replica|inspired|reproduction)$/.test(key))) return false;
  return replica !== null || isLikenessWord(words.titleTokens[end]?.key ?? "");
}

const plainItem: IdentifiedItem = {
  kind: "item",
  entry: null,
  variant: null,
  adjustments: [],
  faults: [],
  category: null,
  brand: null,
  model: null,
  quantity: 1,
  isAccessory: false,
  isForParts: false,
  isMixedLot: false,
  confidence: sureness.nothing,
  matchedWords: null,
};

function rawWords(tokens: readonly Token[]): string {
  return tokens
    .map((token, at) => (at > 0 && !token.isGlued ? ` ${token.raw}` : token.raw))
    .join("");
}
