import { formatCents, roundedCents } from "@flipworth/contract/money";
import type { RatedCard } from "../../messaging/rating-protocol.ts";
import { notifySetting } from "../../storage/rating-items.ts";
import { sayPlainly } from "../../words/say-plainly.ts";
import { voiceOfWorker } from "../../words/voice-of-worker.ts";
import { workerWords } from "../../words/english/worker.ts";

const prefix = "buys-";

/** Chrome's own notice of likely Buys that a feed has loaded; only where the person asked for it. */
export async function tellBuys(tabId: number, rated: readonly RatedCard[]): Promise<void> {
  const best = rated
    .filter(({ mark }) => mark === "buy")
    .toSorted((one, other) => (other.profitCents ?? 0) - (one.profitCents ?? 0));
  const [first] = best;
  if (!first || !(await notifySetting.readOrInitial()) || !chrome.notifications) return;
  const say = sayPlainly(workerWords, await voiceOfWorker());
  await chrome.notifications.create(`${prefix}${tabId}`, {
    type: "basic",
    iconUrl: "/icon/128.png",
    title: say("newBuys", { count: best.length }),
    message: say("newBuy", {
      title: first.title,
      price: formatCents(roundedCents(Math.round(first.priceDollars * 100))),
      profit: formatCents(roundedCents(first.profitCents ?? 0)),
    }),
  });
}

/** A press on the notice leads to the tab. Called in the worker's first tick. */
export function openTold(): void {
  // The permission is asked for when the person wants notices; Chrome hides the interface before.
  listen();
  chrome.permissions.onAdded.addListener(listen);
}

function listen(): void {
  const pressed = chrome.notifications?.onClicked;
  if (pressed && !pressed.hasListener(show)) pressed.addListener(show);
}

function show(id: string): void {
  if (!id.startsWith(prefix)) return;
  const tabId = Number(id.slice(prefix.length));
  void chrome.tabs.update(tabId, { active: true }).catch(() => undefined);
  void chrome.notifications.clear(id);
}
