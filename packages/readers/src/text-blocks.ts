/** A run of words that a page shows as one piece: a heading, a line, a paragraph. */
export type TextBlock = { text: string; element: Element; isHeading: boolean };

const headings = /^H[1-6]$/;
const blocks = /^(P|LI|DT|DD|TD|TH|BUTTON|LABEL)$/;
const skipped = /^(SCRIPT|STYLE|TEMPLATE|NOSCRIPT|TEXTAREA|INPUT|SELECT|VIDEO|SVG)$/i;

/**
 * The text blocks of a page in reading order. Works without layout, so also on a saved page:
 * headings, list items, and elements that set their own text direction, as sites with texts in
 * many languages do.
 */
export function textBlocks(root: Element): TextBlock[] {
  const found: TextBlock[] = [];
  collect(root, found);
  return found;
}

/** The words of an element as a person sees them: no buttons, nothing hidden from screen readers. */
export function visibleText(element: Element): string {
  return wordsIn(element)
    .replace(/[ \t\u00a0]+/g, " ")
    .replace(/ *\n */g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function collect(element: Element, found: TextBlock[]): void {
  if (isSkipped(element)) return;
  const isHeading = headings.test(element.tagName);
  const isLeaf =
    isHeading || element.getAttribute("dir") === "auto" || blocks.test(element.tagName);
  if (isLeaf && !holdsBlocks(element)) {
    const text = visibleText(element);
    if (text !== "") found.push({ text, element, isHeading: isHeading || isInHeading(element) });
    return;
  }
  for (const child of element.children) collect(child, found);
}

// A list item with two labelled halves is two blocks; a heading around one span is one.
function holdsBlocks(element: Element): boolean {
  return element.querySelectorAll("[dir=auto], h1, h2, h3, h4, p, li, dt, dd").length > 1;
}

function isInHeading(element: Element): boolean {
  return element.closest("h1, h2, h3, h4, h5, h6") !== null;
}

function wordsIn(node: Node): string {
  let words = "";
  for (const child of node.childNodes) {
    if (child.nodeType === 3) words += child.textContent ?? "";
    else if (isElement(child) && !isSkipped(child)) words += withBreaks(child);
  }
  return words;
}

function withBreaks(element: Element): string {
  if (element.tagName === "BR") return "\n";
  const words = wordsIn(element);
  return /^(DIV|P|LI|UL|SECTION)$/.test(element.tagName) ? `\n${words}\n` : words;
}

function isSkipped(element: Element): boolean {
  return (
    skipped.test(element.tagName) ||
    element.getAttribute("role") === "button" ||
    isHiddenText(element)
  );
}

/** Hidden from screen readers and holding words: a separator dot, a repeated time, a card's title. */
function isHiddenText(element: Element): boolean {
  return element.getAttribute("aria-hidden") === "true";
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
