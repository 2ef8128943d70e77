import { readSoldPage } from "@flipworth/readers";
import { askWorker } from "../../messaging/ask-worker.ts";
import { openCorner } from "./corner.ts";
import { failedSentence, hideHere } from "./hide-here.ts";
import type { Shown } from "./start.ts";
import { pageStrings as words } from "../../page-strings.ts";

/** The "Use these sales" button of a page of sold results, and the card that its sales go into. */
export function showSoldCorner(deal: string): Shown {
  let isGone = false;
  let card: string | undefined;

  const take = async () => {
    corner.say("");
    corner.setBusy(true);
    const outcome = await readAndSend();
    if (isGone) return;
    corner.setBusy(false);
    if (outcome.kind === "sentence") return corner.say(outcome.sentence);
    card = outcome.card;
    corner.openCard(card);
  };
  const corner = openCorner({
    label: words.useSales,
    onPress: () => void take(),
    onHide: () => void hideHere(corner.say),
  });
  corner.setHint(words.salesFor(deal));
  return {
    obey: (order) => {
      if (order.order !== "close" || order.card !== card) return undefined;
      card = undefined;
      return corner.closeCard();
    },
    update: (what) => corner.setHint(words.salesFor(what.deal ?? "")),
    remove: () => {
      isGone = true;
      corner.remove();
    },
  };
}

type Outcome = { kind: "card"; card: string } | { kind: "sentence"; sentence: string };

async function readAndSend(): Promise<Outcome> {
  const reading = readSoldPage(document, location.href);
  if (reading.kind !== "sold_results") return { kind: "sentence", sentence: words.noSales };
  const { comparables, struckOut } = reading;
  const cards = comparables.slice(0, mostCards);
  const request = { address: location.href, cards, struckOut: struckOut.slice(0, mostCards) };
  const asked = await askWorker("useSales", request);
  if (asked.kind !== "answered") return { kind: "sentence", sentence: failedSentence(asked) };
  if (!asked.reply) return { kind: "sentence", sentence: words.noDeal };
  return { kind: "card", card: asked.reply.card };
}

// What the server takes for one listing; its constant would bring the whole contract into the page.
const mostCards = 200;
