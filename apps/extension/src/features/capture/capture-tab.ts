import { isListingAddress, offersSiteOf } from "@flipworth/readers";
import { isSamePage } from "../../lib/same-page.ts";
import { type Capture, PageReading, type WhyUnreadable } from "../../messaging/protocol.ts";
import { tell } from "../../messaging/send.ts";
import { captureItem } from "../../storage/items.ts";
import { takePicture } from "./take-picture.ts";
import { tabWithPage, triedUntilLoaded } from "./wait-for-page.ts";

/** `url` is "" when Chrome has not granted the tab. */
export type ClickedTab = { tabId: number; windowId: number; url: string };

const settlingMs = 500;
const settlingWaits = 4;

type Found = Pick<Capture, "content" | "picture">;

/** Reads the clicked tab and leaves what was found for its panel. Sends nothing anywhere. */
export async function captureTab(clicked: ClickedTab): Promise<void> {
  const { tabId } = clicked;
  const id = crypto.randomUUID();
  const reading = { kind: "reading" } as const;
  await handOver({ id, tabId, url: clicked.url, content: reading, picture: null });
  const tab = await tabWithPage(clicked);
  const begun: Omit<Capture, keyof Found> = { id, tabId, url: tab.url };
  const found = await lookAt(tab);
  const latest = await captureItem(tabId).read();
  // A second click began its own capture meanwhile: that one counts.
  if (latest?.id === begun.id) await handOver({ ...begun, ...(await unlessMoved(tab, found)) });
}

export async function handOver(capture: Capture): Promise<void> {
  await store(capture);
  await tell("captureChanged", { tabId: capture.tabId });
}

/** A full store holds nothing but older captures: what their panels show does not need them. */
async function store(capture: Capture): Promise<void> {
  const item = captureItem(capture.tabId);
  try {
    await item.write(capture);
  } catch {
    await chrome.storage.session.clear();
    await item.write(capture);
  }
}

/** What was read of one page must not be shown as what was read of the next. */
async function unlessMoved(tab: ClickedTab, found: Found): Promise<Found> {
  const now = await chrome.tabs.get(tab.tabId).catch(() => undefined);
  if (tab.url === now?.url || isSamePage(tab.url, now?.url) || found.content.kind === "unreadable")
    return found;
  return unreadable("changed");
}

async function lookAt(tab: ClickedTab): Promise<Found> {
  if (tab.url === "") return unreadable("not_granted");
  if (!/^https?:/.test(tab.url)) {
    return unreadable("forbidden");
  }
  // Many listings, each with a way to its own page: a picture of them would tell of none.
  if (offersSiteOf(tab.url) !== undefined) return noListing;
  const reading = await readSettledPage(tab.tabId);
  if (!reading) {
    return unreadable("unreadable");
  }
  switch (reading.kind) {
    case "listing":
      return { content: reading, picture: await pictureFor(tab, reading) };
    case "changing":
      return unreadable("changing");
    case "not_a_listing":
      // At a listing's address the page has changed beyond our reader: its picture still tells.
      return isListingAddress(tab.url) ? pictureOf(tab) : noListing;
    case "unknown_site":
      return pictureOf(tab);
  }
}

const noListing: Found = {
  content: { kind: "not_a_listing" },
  picture: null,
};

function unreadable(why: WhyUnreadable): Found {
  return { content: { kind: "unreadable", why }, picture: null };
}

/** A page that changes its item in place is given a moment to finish. */
async function readSettledPage(tabId: number): Promise<PageReading | undefined> {
  const read = () => triedUntilLoaded(tabId, () => readPage(tabId));
  for (let wait = 0; wait < settlingWaits; wait++) {
    const reading = await read();
    if (reading?.kind !== "changing") return reading;
    await new Promise((resolve) => setTimeout(resolve, settlingMs));
  }
  return read();
}

/** Undefined where Chrome forbids injection, as on its own pages, and while a page is replaced. */
async function readPage(tabId: number): Promise<PageReading | undefined> {
  try {
    const files = ["/read-page.js"];
    const [injected] = await chrome.scripting.executeScript({ target: { tabId }, files });
    return PageReading.safeParse(injected?.result).data;
  } catch {
    return undefined;
  }
}

/** No verdict without a price: only then is the picture worth sending beside the page's words. */
async function pictureFor(
  tab: ClickedTab,
  { listing }: Extract<PageReading, { kind: "listing" }>,
): Promise<string | null> {
  return listing.price === null ? ((await takePicture(tab.windowId)) ?? null) : null;
}

async function pictureOf(tab: ClickedTab): Promise<Found> {
  const picture = await takePicture(tab.windowId);
  if (picture === undefined) {
    return unreadable("no_picture");
  }
  return { content: { kind: "picture" }, picture };
}
