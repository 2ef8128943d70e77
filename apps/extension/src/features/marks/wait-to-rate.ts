import { offersSiteOf } from "@flipworth/readers";
import { watchAddress } from "../../lib/watch-address.ts";
import { askWorker, isOrphaned, voiceOfPerson } from "../../messaging/ask-worker.ts";
import type { PageOrder } from "../../messaging/page-protocol.ts";
import { type PageMarks, rateShown } from "./rate-shown.ts";

/** Where the script says that it is there: a second press puts it in again. */
const world: typeof globalThis & { flipworthRates?: boolean } = globalThis;

/**
 * Waits for the person's press, or asks once whether they always want this site's pages rated. Reads
 * nothing of the page before one of both.
 */
export function waitToRate(): void {
  if (world.flipworthRates) return;
  world.flipworthRates = true;
  let marks: PageMarks | undefined;
  const end = () => {
    marks?.remove();
    marks = undefined;
  };
  const begin = async () => {
    const key = pageKey();
    if (marks?.key === key) return marks.focus();
    const voice = await voiceOfPerson();
    // Another press or another page may have come meanwhile.
    if (marks?.key === key || key !== pageKey()) return;
    end();
    const mine = rateShown({
      key,
      voice,
      onEnd: () => {
        if (marks === mine) marks = undefined;
      },
    });
    marks = mine;
  };
  const beginWhereAlways = async () => {
    const key = pageKey();
    if (isOrphaned() || offersSiteOf(location.href) === undefined) return;
    const asked = await askWorker("isAlwaysRated", {});
    const isWanted = asked.kind === "answered" && asked.reply;
    if (isWanted && key === pageKey() && marks?.key !== key) await begin();
  };

  chrome.runtime.onMessage.addListener((order: PageOrder, sender, respond) => {
    if (sender.id !== chrome.runtime.id) return false;
    if (order.order === "rateHere") void begin();
    if (order.order === "endMarks") end();
    if (order.order === "rateHere") respond(true);
    return false;
  });
  void beginWhereAlways();
  watchAddress(() => {
    // A listing that opens above its feed leaves the feed where it was.
    marks?.setShown(marks.key === pageKey());
    if (marks?.key !== pageKey()) void beginWhereAlways();
  });
}

const pageKey = () => location.origin + location.pathname + location.search;
