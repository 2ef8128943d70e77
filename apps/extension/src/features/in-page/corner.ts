import { watchSight } from "../../lib/watch-sight.ts";
import { cornerCss } from "./corner-style.ts";
import { pageStrings as words } from "../../page-strings.ts";

export type Corner = {
  /** Says it above the button; "" takes it back. */
  say: (sentence: string) => void;
  setBusy: (isBusy: boolean) => void;
  setHint: (hint: string) => void;
  /** Puts the card, a page of the extension, where the button was. */
  openCard: (query: string) => void;
  closeCard: () => undefined;
  /** The card keeps its place, its focus and its page, unseen. False when that was not painted. */
  stepAside: () => Promise<boolean>;
  comeBack: () => undefined;
  remove: () => void;
};

type CornerOptions = {
  label: string;
  onPress: () => void;
  onHide: () => void;
};

const ink = "#1b1b19";
/** Our mark, shape by shape: a page that demands trusted types takes no markup. */
const markShapes = [
  { width: 24, height: 24, rx: 6, fill: "#fff" },
  { x: 3.5, y: 13, width: 17, height: 1.5, fill: "#85857d" },
  { x: 10, y: 11, width: 10.5, height: 5.5, rx: 1.5, fill: "#2f9e63" },
  { x: 5.75, y: 7, width: 1.5, height: 9.5, fill: ink },
];

/**
 * Our button in the page's corner, in a closed shadow root: the page's style does not reach it, the
 * page's scripts do not see into it, and nothing of the page moves.
 */
export function openCorner({ label, onPress, onHide }: CornerOptions): Corner {
  const host = document.createElement("flipworth-corner");
  const root = host.attachShadow({ mode: "closed" });
  root.adoptedStyleSheets = [styleSheet()];
  const said = element("p", { role: "status" });
  const go = element("button", { type: "button", class: "go" });
  go.append(svgMark(), label);
  const hide = element("button", { type: "button", class: "hide", "aria-label": words.hide });
  hide.title = words.hide;
  hide.append("×");
  const bar = element("div", { class: "bar" });
  bar.append(go, hide);
  root.append(said, bar);
  document.documentElement.append(host);
  const presses = watchPresses(bar, () => (said.textContent = words.unseen));
  go.addEventListener("click", (press) => {
    if (go.ariaDisabled !== "true" && presses.isMeant(press)) onPress();
  });
  hide.addEventListener("click", (press) => presses.isMeant(press) && onHide());
  // What is typed here is not for the page's shortcuts.
  root.addEventListener("keydown", (event) => event.stopPropagation());

  let frame: HTMLIFrameElement | undefined;
  return {
    say: (sentence) => (said.textContent = sentence),
    setBusy: (isBusy) => {
      go.ariaDisabled = String(isBusy);
      go.lastChild?.replaceWith(isBusy ? words.reading : label);
    },
    setHint: (hint) => (go.title = hint),
    openCard: (query) => {
      frame?.remove();
      frame = element("iframe", {
        title: words.card,
        src: `${chrome.runtime.getURL("/card.html")}?${query}`,
      });
      bar.hidden = true;
      said.textContent = "";
      root.append(frame);
      const opened = frame;
      opened.addEventListener("load", () => opened.focus(), { once: true });
    },
    closeCard: () => {
      if (!frame) return;
      frame.remove();
      frame = undefined;
      bar.hidden = false;
      presses.beginAnew();
      go.focus();
    },
    stepAside: () => {
      frame?.style.setProperty("opacity", "0");
      return isPainted();
    },
    comeBack: () => void frame?.style.removeProperty("opacity"),
    remove: () => {
      presses.stop();
      host.remove();
    },
  };
}

/**
 * A page's own script may dispatch a click at the host, or hide or cover it and lure a person's press
 * there; only a press on what is seen counts.
 */
function watchPresses(bar: Element, onUnseen: () => void) {
  let sight = watchSight(bar);
  return {
    isMeant: (press: MouseEvent) => {
      if (!press.isTrusted) return false;
      const isSeen = sight.sees(press);
      if (!isSeen) onUnseen();
      return isSeen;
    },
    /** Our own doing brings it back in one frame, which is no cover taken away. */
    beginAnew: () => {
      sight.stop();
      sight = watchSight(bar);
    },
    stop: () => sight.stop(),
  };
}

const longestFrameMs = 1_000;

/** A tab in the background paints nothing, so the wait ends by itself. */
function isPainted(): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), longestFrameMs);
    // The second frame begins when the first was handed on.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
  });
}

function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  attributes: Record<string, string>,
): HTMLElementTagNameMap[T] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

function svgMark(): SVGElement {
  const of = (name: string, attributes: object) => {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
    return made;
  };
  const svg = of("svg", { viewBox: "0 0 24 24", "aria-hidden": true });
  svg.append(...markShapes.map((shape) => of("rect", shape)));
  // safe because the SVG namespace's elements are these
  return svg as SVGElement;
}

function styleSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(cornerCss);
  return sheet;
}
