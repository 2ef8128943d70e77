import type { Voice } from "@flipworth/words";
import { watchSight } from "../../lib/watch-sight.ts";
import { cornerCss } from "./corner-style.ts";
import { cornerWords } from "../../words/english/corner.ts";
import { sayPlainly } from "../../words/say-plainly.ts";

export type CornerId = keyof typeof cornerWords.english;

export type Corner = {
  /** From now on in this language. */
  speak: (voice: Voice) => void;
  /** Says it above the button; undefined takes it back. */
  say: (id: CornerId | undefined) => void;
  setBusy: (isBusy: boolean) => void;
  /** Which deal the button is for. */
  setDeal: (deal: string) => void;
  /** Puts the card, a page of the extension, where the button was. */
  openCard: (query: string) => void;
  closeCard: () => undefined;
  /** The card keeps its place, its focus and its page, unseen. False when that was not painted. */
  stepAside: () => Promise<boolean>;
  comeBack: () => undefined;
  remove: () => void;
};

type CornerOptions = {
  voice: Voice;
  label: CornerId;
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
export function openCorner({ voice, label, onPress, onHide }: CornerOptions): Corner {
  const host = document.createElement("flipworth-corner");
  const root = host.attachShadow({ mode: "closed" });
  root.adoptedStyleSheets = [styleSheet()];
  const { said, go, goWords, hide, bar } = parts();
  root.append(said, bar);
  document.documentElement.append(host);
  let frame: HTMLIFrameElement | undefined;
  const words = sayingCorner({ voice, label }, (saying) => {
    if (said.textContent !== saying.sentence) said.textContent = saying.sentence;
    goWords.data = saying.label;
    if (saying.hint) go.title = saying.hint;
    hide.ariaLabel = hide.title = saying.hide;
    if (frame) frame.title = saying.card;
  });
  const presses = watchPresses(bar, () => words.change({ why: "unseen" }));
  go.addEventListener("click", (press) => {
    if (go.ariaDisabled !== "true" && presses.isMeant(press)) onPress();
  });
  hide.addEventListener("click", (press) => presses.isMeant(press) && onHide());
  // What is typed here is not for the page's shortcuts.
  root.addEventListener("keydown", (event) => event.stopPropagation());

  return {
    speak: (next) => words.change({ voice: next }),
    say: (why) => words.change({ why }),
    setBusy: (isBusy) => {
      go.ariaDisabled = String(isBusy);
      words.change({ label: isBusy ? "reading" : label });
    },
    setDeal: (deal) => words.change({ deal }),
    openCard: (query) => {
      frame?.remove();
      const opened = element("iframe", { src: `${chrome.runtime.getURL("/card.html")}?${query}` });
      frame = opened;
      bar.hidden = true;
      words.change({ why: undefined });
      root.append(opened);
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

function parts() {
  const said = element("p", { role: "status" });
  const go = element("button", { type: "button", class: "go" });
  const goWords = new Text();
  go.append(svgMark(), goWords);
  const hide = element("button", { type: "button", class: "hide" });
  hide.append("×");
  const bar = element("div", { class: "bar" });
  bar.append(go, hide);
  return { said, go, goWords, hide, bar };
}

type Speaking = { voice: Voice; label: CornerId; why?: CornerId | undefined; deal?: string };
type Saying = Record<"sentence" | "label" | "hint" | "hide" | "card", string>;

/** Writes the corner's words at once, and again whenever what it says or in which language changes. */
function sayingCorner(first: Speaking, write: (saying: Saying) => void) {
  let speaking = first;
  const change = (next: Partial<Speaking>) => {
    speaking = { ...speaking, ...next };
    const { voice, label, why, deal } = speaking;
    const say = sayPlainly(cornerWords, voice);
    write({
      sentence: why ? say(why) : "",
      label: say(label),
      hint: deal === undefined ? "" : say("salesFor", { deal }),
      hide: say("hide"),
      card: say("card"),
    });
  };
  change({});
  return { change };
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
