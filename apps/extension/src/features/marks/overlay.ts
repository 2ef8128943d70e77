import { makeBar } from "./bar.ts";
import { openDetail } from "./detail.ts";
import { makeMarkLayer } from "./mark-layer.ts";
import type { SayMarks } from "./mark-words.ts";
import type { MarkedCard } from "./marked-card.ts";
import { overlayCss } from "./overlay-style.ts";
import { placeOver } from "./place-over.ts";

export type Overlay = {
  /** `isComplete` once all cards that the page shows have their answer. */
  show: (cards: readonly MarkedCard[], isComplete: boolean) => void;
  /** Puts every mark where its card stands now. */
  place: () => void;
  /** Says it instead of how many there are; "" takes it back. */
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
export function openOverlay({ say, onHide }: { say: SayMarks; onHide: () => void }): Overlay {
  // Those of a version before, whose script is gone.
  for (const old of document.querySelectorAll(name)) old.remove();
  const host = document.createElement(name);
  const root = host.attachShadow({ mode: "closed" });
  root.adoptedStyleSheets = [styleSheet()];
  // What is typed here is not for the page's shortcuts.
  root.addEventListener("keydown", (event) => event.stopPropagation());

  const place = () => {
    // A page that draws itself anew may have thrown it away.
    if (!host.isConnected) document.documentElement.append(host);
    placeOver(host, layer.all());
    detail.place();
  };
  const layer = makeMarkLayer({ say, onPress: (mark) => detail.toggle(mark), onMove: place });
  const detail = openDetail(layer.element, say);
  const bestFirst = () =>
    layer
      .all()
      .filter(({ card }) => card.rating.mark === "buy")
      .toSorted(
        (one, other) => (other.card.rating.profitCents ?? 0) - (one.card.rating.profitCents ?? 0),
      );
  let turn = -1;
  const goToNext = () => {
    const buys = bestFirst();
    turn = (turn + 1) % Math.max(1, buys.length);
    const mark = buys[turn];
    layer.goTo(mark);
    if (mark) detail.open(mark);
  };
  const bar = makeBar({ say, onNext: goToNext, onHide });
  root.append(bar.element, layer.element);
  document.documentElement.append(host);

  return {
    show: (cards, isComplete) => {
      layer.show(cards.filter(({ rating }) => rating.mark !== null));
      const buys = bestFirst().length;
      bar.offerNext(buys > 0);
      if (isComplete) bar.sum(layer.all().length, buys);
      place();
    },
    place,
    say: bar.say,
    focus: bar.focus,
    setShown: (isShown) => (host.hidden = !isShown),
    remove: () => host.remove(),
  };
}

function styleSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(overlayCss);
  return sheet;
}
