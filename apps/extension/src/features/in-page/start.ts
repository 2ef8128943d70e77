import type { Voice } from "@flipworth/words";
import { askWorker, isOrphaned, voiceOfPerson } from "../../messaging/ask-worker.ts";
import type { PageOrder, PageReplies } from "../../messaging/page-protocol.ts";
import { type Place, placeOf } from "./place.ts";
import { settled, type Settling, watchSettling } from "./read-settled.ts";
import { watchAddress } from "../../lib/watch-address.ts";

/** What the worker says of a page, in the person's language. */
export type ToShow = PageReplies["whatToShow"] & { voice: Voice };

/** What stands in the corner of one page, for as long as the page shows the same thing. */
export type Shown = {
  /** A promise where the order is answered, and not before it is carried out. */
  obey: (order: PageOrder) => Promise<boolean> | undefined;
  /** Something that it showed has changed elsewhere. */
  update?: (what: ToShow) => void;
  remove: () => void;
};

type Kind = {
  isWanted: (what: PageReplies["whatToShow"]) => boolean;
  show: (what: ToShow, settling: Settling) => Shown;
};

export type StartOptions = {
  kinds: Record<Place["kind"], Kind>;
  isSoldAddress: (address: string) => boolean;
};

/**
 * Our script in a page: notices addresses, and on a listing or a page of sold results puts a button
 * into the corner. It reads nothing of the page before that button is pressed.
 */
export function startInPage({ kinds, isSoldAddress }: StartOptions): void {
  let place: Place | undefined;
  let shown: Shown | undefined;
  let settling = settled;

  const clear = () => {
    shown?.remove();
    shown = undefined;
  };
  const show = async () => {
    const mine = place;
    if (!mine || isOrphaned()) return;
    const [asked, voice] = await Promise.all([askWorker("whatToShow", {}), voiceOfPerson()]);
    // The person may have gone on meanwhile; and a button that is there with its card stays.
    if (place !== mine || asked.kind !== "answered") return;
    const { isWanted, show: showKind } = kinds[mine.kind];
    const what = { ...asked.reply, voice };
    if (!isWanted(what)) clear();
    else if (shown) shown.update?.(what);
    else shown = showKind(what, settling);
  };
  const arrive = (next: Place | undefined, how: () => Settling) => {
    if (next?.key === place?.key) return;
    clear();
    settling.stop();
    place = next;
    settling = next ? how() : settled;
    void show();
  };

  chrome.runtime.onMessage.addListener((order: PageOrder, sender, respond) => {
    if (sender.id !== chrome.runtime.id) return false;
    if (order.order === "sayAddress") respond(location.href);
    if (order.order === "showAgain") void show();
    const obeyed = shown?.obey(order);
    void obeyed?.then(respond);
    // Keeps the channel open until `respond` is called.
    return obeyed !== undefined;
  });
  arrive(placeOf(location.href, isSoldAddress), () => settled);
  watchAddress(() => arrive(placeOf(location.href, isSoldAddress), watchSettling));
}
