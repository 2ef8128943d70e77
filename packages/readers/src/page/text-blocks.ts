/** A run of words that a page shows as one piece: a heading, a line, a paragraph. */
export type TextBlock = { text: string; element: Element; isHeading: boolean };

const headings = /^H[1-6]$/;
const blocks = /^(P|LI|DT|DD|TD|TH|BUTTON|LABEL)$/;
const breaking = /^(DIV|P|LI|UL|OL|DL|DT|DD|SECTION|ARTICLE|HEADER|FOOTER|TABLE|TR|H[1-6])$/;
const skipped = /^(SCRIPT|STYLE|TEMPLATE|NOSCRIPT|TEXTAREA|INPUT|SELECT|VIDEO|SVG)$/i;

/**
 * The text blocks of a page in reading order. Works without layout, so also on a saved page:
 * headings, list items, elements with words of their own, and elements that set their own text
 * direction, as sites with texts in many languages do.
 */
export function textBlocks(root: Element): Generator<TextBlock, void> {
  // One at a time: an item's part ends long before the thousands of elements of what follows it.
  return collect(root, false);
}

/** The words of an element as a person sees them: no buttons, nothing hidden from screen readers. */
export function visibleText(element: Element): string {
  return tidy(wordsIn(element, { leaveOut: isSkipped, ownBreaks: true }));
}

/**
 * The lines of a small part of a page, also those repeated for people who do not hear the page:
 * a card's price and title are often hidden from screen readers because its link says them.
 */
export function shownLines(element: Element): string[] {
  const leaveOut = (child: Element) => skipped.test(child.tagName) || isInvisible(child);
  const words = tidy(wordsIn(element, { leaveOut, ownBreaks: false }));
  return words.split(/\n+/).filter((line) => line !== "");
}

/** Hidden by its own attributes: asking for the computed style would make the page lay out. */
export function isInvisible(element: Element): boolean {
  if (element.hasAttribute("hidden")) return true;
  const style = element.getAttribute("style");
  return style !== null && /display:\s*none|visibility:\s*hidden/i.test(style);
}

/** A former price is crossed out beside the present one. */
export function isCrossedOut(element: Element): boolean {
  const style = element.getAttribute("style");
  return /^(?:S|DEL|STRIKE)$/.test(element.tagName) || (style?.includes("line-through") ?? false);
}

function tidy(words: string): string {
  return words
    .replace(/[ \t\u00a0]+/g, " ")
    .replace(/ *\n */g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function* collect(element: Element, inHeading: boolean): Generator<TextBlock, void> {
  if (isSkipped(element)) return;
  const isHeading = inHeading || headings.test(element.tagName);
  const isLeaf =
    headings.test(element.tagName) ||
    element.getAttribute("dir") === "auto" ||
    blocks.test(element.tagName) ||
    hasOwnWords(element);
  if (isLeaf && !holdsBlocks(element)) {
    const text = visibleText(element);
    if (text !== "") yield { text, element, isHeading: isHeading || holdsHeading(element) };
    return;
  }
  for (const child of element.children) yield* collect(child, isHeading);
}

// A list item with two labelled halves is two blocks; a heading around one span is one.
function holdsBlocks(element: Element): boolean {
  return element.querySelectorAll("[dir=auto], h1, h2, h3, h4, p, li, dt, dd").length > 1;
}

function holdsHeading(element: Element): boolean {
  return element.querySelector("h1, h2, h3, h4") !== null;
}

function hasOwnWords(element: Element): boolean {
  for (const child of element.childNodes) {
    if (child.nodeType === 3 && (child.textContent ?? "").trim() !== "") return true;
  }
  return false;
}

type Gathering = {
  leaveOut: (element: Element) => boolean;
  /** Whether a line break in the page's source is one on the screen, as in a seller's own text. */
  ownBreaks: boolean;
};

function wordsIn(node: Node, how: Gathering): string {
  let words = "";
  for (const child of node.childNodes) {
    if (child.nodeType === 3) words += textOf(child, how);
    else if (isElement(child) && !how.leaveOut(child)) words += withBreaks(child, how);
  }
  return words;
}

function textOf(node: Node, { ownBreaks }: Gathering): string {
  const text = node.textContent ?? "";
  return ownBreaks ? text : text.replace(/\s+/g, " ");
}

function withBreaks(element: Element, how: Gathering): string {
  if (element.tagName === "BR") return "\n";
  const words = wordsIn(element, how);
  return breaking.test(element.tagName) ? `\n${words}\n` : words;
}

function isSkipped(element: Element): boolean {
  return (
    skipped.test(element.tagName) ||
    element.getAttribute("role") === "button" ||
    // A separator dot, a repeated time, a card's title.
    element.getAttribute("aria-hidden") === "true" ||
    isCrossedOut(element) ||
    isInvisible(element)
  );
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
