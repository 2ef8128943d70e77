import { send, tell } from "../../messaging/send.ts";
import type { AppraiseCards, CardsAppraised } from "../../messaging/rating-protocol.ts";

const path = "/offscreen.html";
let starting: Promise<void> | undefined;

/** Asks the engine, which runs in a page of ours that nobody sees; starts that where it is not there. */
export async function appraiseCards(asked: AppraiseCards): Promise<CardsAppraised> {
  await started();
  return send("appraiseCards", asked);
}

/** Lets the engine load while a page's cards are still being read. */
export async function wakeEngine(): Promise<void> {
  await started();
  await tell("wakeEngine", {});
}

function started(): Promise<void> {
  starting ??= start().finally(() => (starting = undefined));
  return starting;
}

async function start(): Promise<void> {
  const contextTypes = [chrome.runtime.ContextType.OFFSCREEN_DOCUMENT];
  if ((await chrome.runtime.getContexts({ contextTypes })).length > 0) return;
  await chrome.offscreen.createDocument({
    url: path,
    reasons: [chrome.offscreen.Reason.WORKERS],
    justification: chrome.i18n.getMessage("engineHost"),
  });
}
