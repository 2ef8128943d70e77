import { element } from "./element.ts";
import { labelOf, type SayMarks } from "./mark-words.ts";
import type { MarkedCard, MarkOfCard } from "./marked-card.ts";

type LayerOptions = {
  say: SayMarks;
  onPress: (mark: MarkOfCard) => void;
  /** A card was scrolled to: everything stands elsewhere. */
  onMove: () => void;
};

/** The marks in the page's order: one stop for the tab key, arrows from one to the next. */
export function makeMarkLayer({ say, onPress, onMove }: LayerOptions) {
  const layer = element("div", { role: "group", "aria-label": say("marks") });
  const marks = new Map<string, MarkOfCard>();

  const markOf = (card: MarkedCard): MarkOfCard => {
    const known = marks.get(card.id);
    if (known) return known;
    const made = { button: newMark(), card };
    made.button.addEventListener("click", () => onPress(made));
    layer.append(made.button);
    marks.set(card.id, made);
    return made;
  };
  const makeStop = (button: HTMLButtonElement | undefined) => {
    for (const one of marks.values()) one.button.tabIndex = one.button === button ? 0 : -1;
  };
  const goTo = (mark: MarkOfCard | undefined) => {
    if (!mark) return;
    mark.card.element.scrollIntoView({ block: "center" });
    onMove();
    makeStop(mark.button);
    // What is hidden takes no focus; the next look hides it again where its card is behind something.
    mark.button.hidden = false;
    mark.button.focus({ preventScroll: true });
  };
  layer.addEventListener("keydown", (event) => {
    const all = [...marks.values()];
    const at = all.findIndex(({ button }) => button === event.target);
    const step = steps[event.key];
    if (at === -1 || step === undefined) return;
    event.preventDefault();
    goTo(all[step(at, all.length)]);
  });
  return {
    element: layer,
    all: () => [...marks.values()],
    goTo,
    show: (cards: readonly MarkedCard[]) => {
      const ids = new Set(cards.map(({ id }) => id));
      for (const [id, { button }] of marks) {
        if (ids.has(id)) continue;
        button.remove();
        marks.delete(id);
      }
      for (const card of cards) {
        const mark = markOf(card);
        mark.card = card;
        dress(mark.button, card, say);
      }
      const all = [...marks.values()];
      if (!all.some(({ button }) => button.tabIndex === 0)) makeStop(all[0]?.button);
    },
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

/** Writes what differs alone: a write makes the browser lay out anew. */
function dress(button: HTMLButtonElement, { rating, title }: MarkedCard, say: SayMarks): void {
  const label = labelOf(rating, say);
  const className = `mark ${rating.mark ?? "unsure"}`;
  if (button.className !== className) button.className = className;
  if (button.textContent !== label) button.textContent = label;
  const named = say("named", { label, title });
  if (button.ariaLabel !== named) button.ariaLabel = named;
}
