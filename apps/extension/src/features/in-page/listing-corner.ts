import type { PageListing } from "@flipworth/readers";
import { type Asked, askWorker } from "../../messaging/ask-worker.ts";
import { type CornerId, openCorner } from "./corner.ts";
import { hideHere, whyFailed } from "./hide-here.ts";
import { readSettled, type Settling } from "./read-settled.ts";
import type { Shown, ToShow } from "./start.ts";

/** What the last press in this page read, and where: in-page moves keep it. */
let lastRead: { address: string; said: string } | undefined;

/** The "Analyze Deal" button of one listing, and its card. */
export function showListingCorner({ voice }: ToShow, settling: Settling): Shown {
  let isGone = false;
  let card: string | undefined;

  const analyze = async (isAgain: boolean) => {
    corner.say(undefined);
    corner.setBusy(true);
    const outcome = await readAndSend(settling, isAgain);
    // Whatever this was, it is not about what the page shows now.
    if (isGone) return;
    corner.setBusy(false);
    if (outcome.kind === "problem") return corner.say(outcome.why);
    card = outcome.card;
    corner.openCard(card);
  };
  const close = () => {
    card = undefined;
    corner.closeCard();
  };
  const corner = openCorner({
    voice,
    label: "analyze",
    onPress: () => void analyze(false),
    onHide: () => void hideHere(corner.say),
  });
  return {
    obey: (order) => {
      if (!("card" in order) || order.card !== card) return undefined;
      if (order.order === "stepAside") return corner.stepAside();
      if (order.order === "comeBack") return corner.comeBack();
      close();
      if (order.order === "analyzeAgain") void analyze(true);
      return undefined;
    },
    update: (what) => corner.speak(what.voice),
    remove: () => {
      isGone = true;
      corner.remove();
    },
  };
}

type Outcome = { kind: "card"; card: string } | { kind: "problem"; why: CornerId };

async function readAndSend(settling: Settling, isAgain: boolean): Promise<Outcome> {
  const reading = await readSettled(settling);
  const address = location.href;
  if (reading.kind === "changing") return { kind: "problem", why: "stillBefore" };
  if (reading.kind !== "listing")
    return toOutcome(await askWorker("showUnread", { address, isAgain }));
  if (isOfItemBefore(address, reading.listing)) {
    return { kind: "problem", why: "stillBefore" };
  }
  const { listing, offer } = reading;
  return toOutcome(await askWorker("showListing", { address, listing, offer, isAgain }));
}

function toOutcome(asked: Asked<"showListing" | "showUnread">): Outcome {
  if (asked.kind !== "answered") return { kind: "problem", why: whyFailed(asked) };
  return { kind: "card", card: asked.reply.card };
}

/** The same words under another item's address: the page has not caught up with itself. */
function isOfItemBefore(address: string, listing: PageListing): boolean {
  const said = JSON.stringify([listing.title, listing.price, listing.description]);
  const key = address.replace(/[?#].*/, "");
  const isSuspect = lastRead !== undefined && lastRead.address !== key && lastRead.said === said;
  // Sellers do list one thing twice: who presses again after a look means it.
  lastRead = { address: key, said };
  return isSuspect;
}
