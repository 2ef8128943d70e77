import { type StyleOf, styleSheetsOf } from "./style-sheets.ts";

/**
 * The letters of a small part of a page that a person sees. Sites hide decoys among them by style:
 * a browser's computed style is asked where there is one, the page's own style sheets otherwise.
 */
export function seenTextIn(document: Document): (part: Element) => string {
  const styleOf = computedStyleOf(document) ?? styleSheetsOf(document);
  const textOf = (element: Element): string => {
    if (isHidden(element, styleOf)) return "";
    return [...element.childNodes]
      .map((child) => {
        if (child.nodeType === 3) return isColorless(element, styleOf) ? "" : child.textContent;
        return isElement(child) ? textOf(child) : "";
      })
      .join("");
  };
  return (part) => {
    for (let at = part.parentElement; at; at = at.parentElement) {
      if (isHidden(at, styleOf)) return "";
    }
    return withoutUnseen(textOf(part)).trim();
  };
}

/** A text without direction marks, joiners and other characters that have no shape. */
export function withoutUnseen(text: string): string {
  return text.replace(/[\p{Cf}\p{Cc}]/gu, "");
}

/** undefined for a document without layout, such as a parsed file. */
function computedStyleOf(document: Document): StyleOf | undefined {
  const view = document.defaultView;
  const read = (element: Element, property: string) =>
    view?.getComputedStyle(element).getPropertyValue(property) ?? "";
  try {
    return read(document.documentElement, "display") === "" ? undefined : read;
  } catch {
    return undefined;
  }
}

function isHidden(element: Element, styleOf: StyleOf): boolean {
  if (element.hasAttribute("hidden")) return true;
  const read = (property: string) => styleOf(element, property);
  return (
    read("display") === "none" ||
    /^(?:hidden|collapse)$/.test(read("visibility")) ||
    isBelow(read("opacity"), 0.05) ||
    isBelow(read("font-size"), 2) ||
    isClipped(read) ||
    isFarAway(read)
  );
}

/** The usual ways to keep words for screen readers alone. */
function isClipped(read: (property: string) => string): boolean {
  if (/inset\(\s*(?:50|100)%|circle\(0/.test(read("clip-path"))) return true;
  if (!/^(?:absolute|fixed)$/.test(read("position"))) return false;
  if (/rect\(\s*(?:[01](?:px)?[\s,]*){4}\)/.test(read("clip"))) return true;
  const isTiny = isBelow(read("width"), 2) || isBelow(read("height"), 2);
  return isTiny && /hidden|clip/.test(read("overflow"));
}

function isFarAway(read: (property: string) => string): boolean {
  if (isBelow(read("text-indent"), -500)) return true;
  const isPlaced = /^(?:absolute|fixed)$/.test(read("position"));
  return isPlaced && ["left", "top", "right"].some((side) => isBelow(read(side), -500));
}

function isBelow(value: string, limit: number): boolean {
  const number = Number.parseFloat(value);
  return !Number.isNaN(number) && !value.endsWith("%") && number < limit;
}

/** Text in the color of what is behind it, also by an inverting filter around either. */
function isColorless(element: Element, styleOf: StyleOf): boolean {
  const text = shade(styleOf(element, "color"));
  if (text === undefined) return false;
  if (text === "transparent") return true;
  return Math.abs(inverted(text, element, styleOf) - shadeBehind(element, styleOf)) < 0.1;
}

function shadeBehind(element: Element, styleOf: StyleOf): number {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const color = shade(styleOf(at, "background-color"));
    if (typeof color === "number") return inverted(color, at, styleOf);
  }
  return 1;
}

/** A shade as the filters of an element and of those around it turn it. */
function inverted(of: number, element: Element, styleOf: StyleOf): number {
  let result = of;
  for (let at: Element | null = element; at; at = at.parentElement) {
    const [, written = "", percent] =
      /^\s*invert\(\s*([\d.]+)(%?)\s*\)/.exec(styleOf(at, "filter")) ?? [];
    const amount = Math.min(1, Number(written) / (percent === "%" ? 100 : 1));
    result += amount * (1 - 2 * result);
  }
  return result;
}

/** From 0, black, to 1, white; undefined for a color that is not read. */
function shade(color: string): number | "transparent" | undefined {
  if (color === "transparent") return "transparent";
  const named = { black: 0, white: 1 }[color];
  if (named !== undefined) return named;
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color)?.[1];
  if (hex !== undefined) {
    const parts = hex.match(hex.length === 3 ? /./g : /../g) ?? [];
    return average(parts.map((part) => Number.parseInt(part, 16) / (hex.length === 3 ? 15 : 255)));
  }
  const [red, green, blue, alpha = 1] = color.match(/[\d.]+/g)?.map(Number) ?? [];
  if (!color.startsWith("rgb") || red === undefined || green === undefined || blue === undefined)
    return undefined;
  return alpha < 0.05 ? "transparent" : average([red / 255, green / 255, blue / 255]);
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}
