import type { PageHandlers, PageRequests } from "../../messaging/page-protocol.ts";
import type { Capture } from "../../messaging/protocol.ts";
import { tell } from "../../messaging/send.ts";
import { siteOf } from "../../sites.ts";
import {
  captureItem,
  dealItem,
  hiddenSitesItem,
  inPageButtonSetting,
  salesItem,
} from "../../storage/items.ts";
import { voiceOfWorker } from "../../words/voice-of-worker.ts";

type CornerRequest = Exclude<keyof PageRequests, "isAlwaysRated" | "rateCards" | "endMarks">;

/** What the worker answers to our script in a page. */
export const pageHandlers: Pick<PageHandlers, CornerRequest> = {
  whatToShow: async (_request, { origin }) => ({
    hasButton: await hasButton(origin),
    deal: (await dealItem.read())?.title ?? null,
  }),
  voice: voiceOfWorker,
  hideHere: async (_request, { origin }) => {
    const site = siteOf(origin);
    const hidden = (await hiddenSitesItem.read()) ?? [];
    if (site && !hidden.includes(site)) await hiddenSitesItem.write([...hidden, site]);
    return null;
  },
  showListing: async ({ address, listing, offer, isAgain }, { tabId, origin }) => {
    checkOrigin(address, origin);
    const before = await captureItem(tabId).read();
    const content = { kind: "listing" as const, listing, offer };
    // The same words again have their answer, or get it by a retry: one id, one credit.
    const isSame = !isAgain && before !== undefined && isSameContent(before, content, address);
    if (isSame) return { card: cardQuery(tabId, "capture", before.id) };
    return leaveForCard(tabId, address, content);
  },
  showUnread: async ({ address, isAgain }, { tabId, origin }) => {
    checkOrigin(address, origin);
    const before = await captureItem(tabId).read();
    // A picture of it was taken before: that one has its answer, or gets it by a retry.
    const isSame = !isAgain && before?.url === address && before.content.kind === "picture";
    if (isSame) return { card: cardQuery(tabId, "capture", before.id) };
    return leaveForCard(tabId, address, { kind: "unreadable", why: "no_words" });
  },
  useSales: async ({ cards, struckOut }, { tabId }) => {
    const deal = await dealItem.read();
    if (!deal) return null;
    const id = crypto.randomUUID();
    const untouched = { choices: {}, key: id, answer: null };
    await salesItem(tabId).write({ id, tabId, deal, cards, struckOut, ...untouched });
    return { card: cardQuery(tabId, "sales", id) };
  },
};

function checkOrigin(address: string, origin: string): void {
  if (new URL(address).origin !== origin) throw new Error("This address belongs to another site.");
}

async function leaveForCard(tabId: number, url: string, content: Capture["content"]) {
  const id = crypto.randomUUID();
  await captureItem(tabId).write({ id, tabId, url, content, picture: null });
  await tell("captureChanged", { tabId });
  return { card: cardQuery(tabId, "capture", id) };
}

async function hasButton(origin: string): Promise<boolean> {
  const hidden = (await hiddenSitesItem.read()) ?? [];
  return (await inPageButtonSetting.readOrInitial()) && !hidden.includes(siteOf(origin) ?? "");
}

function isSameContent(before: Capture, content: Capture["content"], address: string): boolean {
  const said = (of: Capture["content"]) => JSON.stringify(of);
  return before.url === address && said(before.content) === said(content);
}

function cardQuery(tabId: number, kind: "capture" | "sales", id: string): string {
  return new URLSearchParams({ tab: String(tabId), [kind]: id }).toString();
}
