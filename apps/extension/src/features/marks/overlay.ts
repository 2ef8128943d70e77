import type { OfferCard } from "@flipworth/readers";
import type { Rating } from "../../messaging/rating-protocol.ts";
import { marksStrings as words } from "../../strings/marks-strings.ts";
import { element } from "./element.ts";
import { openDetail } from "./detail.ts";
import { labelOf } from "./mark-words.ts";
import { overlayCss } from "./overlay-style.ts";
import { placeOver } from "./place-over.ts";

export type MarkedCard = OfferCard & { rating: Rating };

export type Overlay = {
  /** `isComplete` once all cards that the page shows have their answer. */
  show: (cards: readonly MarkedCard[], isComplete: boolean) => void;
  /** Puts every mark where its card stands now. */
  place: () => void;
  say: (sentence: string) => void;
  focus: () => void;
  setShown: (isShown: boolean) => void;
  remove: () => void;
};

const name = "flipworth-marks";

/**
 * All marks in one closed shadow root beside the page: nothing is put into its cards, so nothing of
 * it moves, and what it draws anew takes no mark with it.
 */
export function openOverlay({ onHide }: { onHide: () => void }): Overlay {
  // Those of a version before, whose script is gone.
  for (const old of document.querySelectorAll(name)) old.remove();
  const host = document.createElement(name);
  const root = host.attachShadow({ mode: "closed" });
  root.adoptedStyleSheets = [styleSheet()];
  const said = element("span", { role: "status" }, words.rating);
  const next = element("button", { type: "button" }, words.next);
  const hide = element("button", { type: "button" }, words.hide);
  const bar = element("div", { class: "bar", role: "group", "aria-label": words.marks });
  bar.append(said, next, hide);
  next.hidden = true;
  const layer = element("div", { role: "group", "aria-label": words.marks });
  root.append(bar, layer);
  document.documentElement.append(host);

  const marks = new Map<string, { button: HTMLButtonElement; card: MarkedCard }>();
  const detail = openDetail(layer);
  let summary = words.rating;
  let sentence = "";
  let best = -1;

  const tell = () => {
    const text = sentence || summary;
    if (said.textContent !== text) said.textContent = text;
  };
  const buys = () =>
    [...marks.values()]
      .filter(({ card }) => card.rating.mark === "buy")
      .toSorted((one, other) => (other.card.rating.profit ?? 0) - (one.card.rating.profit ?? 0));
  const place = () => {
    // A page that draws itself anew may have thrown it away.
    if (!host.isConnected) document.documentElement.append(host);
    placeOver(host, [...marks.values()]);
    detail.place();
  };
  const goTo = (id: string) => {
    const mark = marks.get(id);
    if (!mark) return;
    mark.card.element.scrollIntoView({ block: "center" });
    place();
    for (const { button } of marks.values()) button.tabIndex = button === mark.button ? 0 : -1;
    mark.button.hidden = false;
    mark.button.focus({ preventScroll: true });
  };
  const step = (from: string, to: (at: number, count: number) => number) => {
    const ids = [...marks.keys()];
    const at = ids.indexOf(from);
    goTo(ids[to(at, ids.length)] ?? from);
  };

  root.addEventListener("keydown", (event) => {
    // What is typed here is not for the page's shortcuts.
    event.stopPropagation();
    if (!(event instanceof KeyboardEvent)) return;
    const id = [...marks].find(([, { button }]) => button === root.activeElement)?.[0];
    const way = steps[event.key];
    if (id === undefined || way === undefined) return;
    event.preventDefault();
    step(id, way);
  });
  hide.addEventListener("click", onHide);
  next.addEventListener("click", () => {
    const all = buys();
    best = (best + 1) % Math.max(1, all.length);
    const mark = all[best];
    if (!mark) return;
    goTo(mark.card.id);
    detail.open(mark);
  });

  return {
    show: (cards, isComplete) => {
      const judged = cards.filter(({ rating }) => rating.mark !== null);
      const ids = new Set(judged.map(({ id }) => id));
      for (const [id, { button }] of marks) {
        if (ids.has(id)) continue;
        button.remove();
        marks.delete(id);
      }
      for (const card of judged) {
        const mark = marks.get(card.id) ?? { button: newMark(), card };
        if (!marks.has(card.id)) {
          mark.button.addEventListener("click", () => detail.toggle(mark));
          layer.append(mark.button);
        }
        mark.card = card;
        dress(mark.button, card);
        marks.set(card.id, mark);
      }
      const [first] = marks.values();
      const hasStop = [...marks.values()].some(({ button }) => button.tabIndex === 0);
      if (first && !hasStop) first.button.tabIndex = 0;
      next.hidden = buys().length === 0;
      if (isComplete) {
        summary = marks.size > 0 ? words.summary(marks.size, buys().length) : words.nothing;
      }
      tell();
      place();
    },
    place,
    say: (text) => {
      sentence = text;
      tell();
    },
    focus: () => (next.hidden ? hide : next).focus(),
    setShown: (isShown) => (host.hidden = !isShown),
    remove: () => host.remove(),
  };
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

function newMark(): HTMLButtonElement {
  const made = element("button", { type: "button", "aria-expanded": "false" });
  made.tabIndex = -1;
  return made;
}

function dress(button: HTMLButtonElement, { rating, title }: MarkedCard): void {
  const label = labelOf(rating);
  const className = `mark ${rating.mark ?? "unsure"}`;
  if (button.className !== className) button.className = className;
  if (button.textContent !== label) button.textContent = label;
  const named = words.named(label, title);
  if (button.getAttribute("aria-label") !== named) button.setAttribute("aria-label", named);
}

function styleSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(overlayCss);
  return sheet;
}
