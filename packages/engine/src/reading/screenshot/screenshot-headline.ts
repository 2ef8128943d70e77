import type { OcrWord, PriceReading } from "../listing-facts.ts";
import { isPlaceLine } from "../pasted/page-furniture.ts";
import { isFurniture } from "./screenshot-furniture.ts";
import { wordsOf } from "./screenshot-origin.ts";
import { findPrices, type PriceOnPage, readingFromWords } from "./screenshot-prices.ts";
import { heightOf, isSameRow, type Segment, unionOf, unwrapped } from "./screenshot-segments.ts";

/** The title of the opened listing with its price, and the segments they were read from. */
export type Headline = {
  title: string;
  price: PriceReading;
  /** The place that a heading names: "Oak desk - $40 (oakland)". */
  place: string | null;
  segments: readonly Segment[];
  titleWords: readonly OcrWord[];
  priceWords: readonly OcrWord[];
  placeWords: readonly OcrWord[];
  /** Of the title's type, against the size of most letters on the page. */
  prominence: number;
};

export type HeadlinePage = { segments: readonly Segment[]; bodyPx: number };

/** Lines of one size set under each other at one left edge. */
type Block = { text: string; segments: readonly Segment[]; box: Segment["box"]; sizePx: number };

const headingWithPrice =
  /^(?<title>.*?)\s*[-–—]\s*(?<price>\$\d[\d,.]*)(?:\s*\((?<place>[^)]+?),?(?:\).{0,4})?)?$/;
const titleLimit = 200;
/** Boxes of one type differ this much: by their letters, and by marks that touch them. */
const sizeTolerance = 1.45;
/** Of the height of its word's box, as wide as a letter is on average in narrow type. */
const narrowestLetter = 0.37;

/** The most convincing pair of title and price; null when no price has a title near it. */
export function findHeadline(page: HeadlinePage): Headline | null {
  const blocks = titleBlocks(page.segments);
  const pairs = findPrices(page.segments).flatMap((price) =>
    blocks.map((block) => ({ block, price, score: scoreOf(block, price, page.bodyPx) })),
  );
  const best = pairs.toSorted((a, b) => b.score - a.score)[0];
  if (best === undefined || best.score <= 0) return null;
  return {
    title: titleOf(best.block),
    price: best.price.reading,
    place: null,
    segments: [...best.block.segments, best.price.segment],
    titleWords: wordsOf(best.block.segments),
    priceWords: best.price.segment.words,
    placeWords: [],
    prominence: best.block.sizePx / page.bodyPx,
  };
}

/** "Solid oak dresser - $140 (East Austin)": title, price and place in one heading. */
export function findHeadingWithPrice({ segments, bodyPx }: HeadlinePage): Headline | null {
  const blocks = blocksFrom(segments.filter((segment) => segment.sizePx > 1.15 * bodyPx));
  for (const block of blocks) {
    const parts = headingWithPrice.exec(block.text)?.groups;
    if (parts === undefined || (parts["title"] ?? "") === "") continue;
    const words = wordsOf(block.segments);
    const at = words.findIndex(({ text }) => text.includes(parts["price"] ?? ""));
    return {
      title: withoutFrame(parts["title"] ?? ""),
      price: readingFromWords(amountsOf(words, parts["price"] ?? "")),
      place: parts["place"] ?? null,
      segments: block.segments,
      titleWords: at === -1 ? words : words.slice(0, at),
      priceWords: at === -1 ? [] : words.slice(at, at + 1),
      placeWords: at === -1 ? [] : words.slice(at + 1),
      prominence: block.sizePx / bodyPx,
    };
  }
  return null;
}

/** The largest lines on the page, for a listing whose price is hidden or could not be read. */
export function findTitleAlone({ segments, bodyPx }: HeadlinePage): Headline | null {
  // A site's name at the top is large as well, but it is one word or two.
  const weight = ({ sizePx, text }: Block) => sizePx * Math.min(3, text.split(" ").length);
  const block = titleBlocks(segments).toSorted((a, b) => weight(b) - weight(a))[0];
  if (block === undefined) return null;
  const prominence = block.sizePx / bodyPx;
  const price = { kind: "missing" } as const;
  const { segments: lines } = block;
  const words = { titleWords: wordsOf(lines), priceWords: [], placeWords: [] };
  return { title: titleOf(block), price, place: null, segments: lines, ...words, prominence };
}

const titleOf = ({ text }: Block): string => withoutFrame(text);

/** No title begins with a dash: it is the line that a page draws beside it. */
function withoutFrame(title: string): string {
  return title.replace(/^[—–_|.·•-]+ +/, "");
}

function amountsOf(words: readonly OcrWord[], price: string): OcrWord[] {
  return words.filter((word) => word.text.includes(price));
}

/**
 * Above zero when the block may be the price's title: near, at one edge or below one another,
 * and set larger than the page's text. Sites put the title above the price, few below it.
 */
function scoreOf(block: Block, { segment: price }: PriceOnPage, bodyPx: number): number {
  const above = price.box.top - block.box.bottom;
  const distance =
    Math.max(above, block.box.top - price.box.bottom) / Math.min(price.sizePx, block.sizePx);
  const isAligned = Math.abs(block.box.left - price.box.left) < 0.8 * price.sizePx;
  // A lone amount further in is what is left of "$85 $110" when the first one was not read.
  if (!isAligned && !isCentred(block, price)) return -1;
  if (distance < -0.5 || distance > (above > 0 ? 7 : 2)) return -1;
  const size = Math.log2(block.sizePx / bodyPx) + 0.5 * Math.log2(price.sizePx / bodyPx);
  // A site's name is large and one word; a title of one word has seldom a rival.
  const misfits = (above > 0 ? 0 : 0.5) + (block.text.includes(" ") ? 0 : 1);
  return 1 + 2 * size - distance / 8 + (isAligned ? 0.5 : 0) - misfits;
}

function isCentred(block: Block, { box, sizePx }: Segment): boolean {
  const middle = (edges: Segment["box"]) => (edges.left + edges.right) / 2;
  return Math.abs(middle(block.box) - middle(box)) < 0.2 * sizePx;
}

function titleBlocks(segments: readonly Segment[]): Block[] {
  const notTitles = new Set(findPrices(segments).map((price) => price.segment));
  const lines = segments.filter((segment) => !notTitles.has(segment));
  return blocksFrom(lines, isFurniture).filter(
    (block) => isWritten(block) && block.text.length <= titleLimit && !isPlaceLine(block.text),
  );
}

/** Words that tesseract trusts, rather than an icon or an edge read as letters. */
function isWritten({ text, segments }: Block): boolean {
  const trusted = segments.flatMap((segment) => segment.words).filter((w) => w.confidence >= 60);
  const isLegible = trusted.some((word) => /[\p{L}\d]{3}/u.test(word.text));
  return isLegible && /\p{L}{2}/u.test(text) && !isSqueezed(trusted);
}

/** Letters much narrower than high: the box is that of a button's frame around them. */
function isSqueezed(words: readonly OcrWord[]): boolean {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const width = words.reduce((sum, { box }) => sum + box.right - box.left, 0);
  const height = Math.max(...words.map(({ box }) => heightOf(box)));
  return letters >= 6 && width / letters < narrowestLetter * height;
}

/** `isButton` tells words that begin no block; "watch" may still end one that is set in its size. */
function blocksFrom(
  segments: readonly Segment[],
  isButton: (segment: Segment) => boolean = () => false,
): Block[] {
  const blocks: Block[] = [];
  for (const segment of segments) {
    const isOnlyEnd = isButton(segment);
    const index = blocks.findIndex(
      (block) => continues(block, segment) && (!isOnlyEnd || isSameSize(block, segment)),
    );
    const block = blocks[index];
    if (block === undefined && isOnlyEnd) continue;
    if (block === undefined) blocks.push({ ...segment, segments: [segment] });
    else blocks[index] = joined(block, segment);
  }
  return blocks;
}

function continues(block: Block, next: Segment): boolean {
  if (isRestOfRow(block, next)) return true;
  const gap = next.box.top - block.box.bottom;
  const size = next.sizePx / block.sizePx;
  // A mark that was not read leaves its width at the line's left.
  const indent = isSameSize(block, next) ? 0.85 : 0.6;
  return (
    Math.max(size, 1 / size) < sizeTolerance &&
    gap > -0.3 * heightOf(next.box) &&
    gap < 0.75 * block.sizePx &&
    Math.abs(next.box.left - block.box.left) < indent * block.sizePx
  );
}

/** Marks that were not read, "RARE !!! Board game", leave a hole in the row. */
function isRestOfRow(block: Block, next: Segment): boolean {
  const last = block.segments.at(-1);
  if (last === undefined || !isSameRow(last, next) || !isSameSize(block, next)) return false;
  const gap = next.box.left - last.box.right;
  return gap > 0 && gap < 2.5 * next.sizePx;
}

function isSameSize(block: Block, { sizePx }: Segment): boolean {
  return Math.abs(block.sizePx / sizePx - 1) < 0.1;
}

function joined(block: Block, next: Segment): Block {
  return {
    text: unwrapped([block.text, next.text]),
    segments: [...block.segments, next],
    box: unionOf(block.box, next.box),
    sizePx: Math.max(block.sizePx, next.sizePx),
  };
}
