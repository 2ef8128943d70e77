import { readSoldPage } from "@flipworth/readers";
import { askWorker } from "../../messaging/ask-worker.ts";
import { type CornerId, openCorner } from "./corner.ts";
import { hideHere, whyFailed } from "./hide-here.ts";
import type { Shown, ToShow } from "./start.ts";

/** The "Use these sales" button of a page of sold results, and the card that its sales go into. */
export function showSoldCorner(what: ToShow): Shown {
  let isGone = false;
  let card: string | undefined;

  const take = async () => {
    corner.say(undefined);
    corner.setBusy(true);
    const outcome = await readAndSend();
    if (isGone) return;
    corner.setBusy(false);
    if (outcome.kind === "problem") return corner.say(outcome.why);
    card = outcome.card;
    corner.openCard(card);
  };
  const corner = openCorner({
    voice: what.voice,
    label: "useSales",
    onPress: () => void take(),
    onHide: () => void hideHere(corner.say),
  });
  corner.setDeal(what.deal ?? "");
  return {
    obey: (order) => {
      if (order.order !== "close" || order.card !== card) return undefined;
      card = undefined;
      return corner.closeCard();
    },
    update: (next) => {
      corner.speak(next.voice);
      corner.setDeal(next.deal ?? "");
    },
    remove: () => {
      isGone = true;
      corner.remove();
    },
  };
}

type Outcome = { kind: "card"; card: string } | { kind: "problem"; why: CornerId };

async function readAndSend(): Promise<Outcome> {
  const reading = readSoldPage(document, location.href);
  if (reading.kind !== "sold_results") return { kind: "problem", why: "noSales" };
  const { comparables, struckOut } = reading;
  const cards = comparables.slice(0, mostCards);
  const request = { address: location.href, cards, struckOut: struckOut.slice(0, mostCards) };
  const asked = await askWorker("useSales", request);
  if (asked.kind !== "answered") return { kind: "problem", why: whyFailed(asked) };
  if (!asked.reply) return { kind: "problem", why: "noDeal" };
  return { kind: "card", card: asked.reply.card };
}

// What the server takes for one listing; its constant would bring the whole contract into the page.
const mostCards = 200;
