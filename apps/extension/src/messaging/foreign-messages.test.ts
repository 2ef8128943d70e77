import { englishVoice } from "@flipworth/words";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fakeChrome } from "../testing/fake-chrome.ts";
import { sampleListing, tabId } from "../testing/samples.ts";
import { type PageHandlers, pageRequests } from "./page-protocol.ts";
import { type Handlers, messages, type WorkerMessage } from "./protocol.ts";
import { receiveFromPages } from "./receive-from-pages.ts";
import { receive } from "./receive.ts";

const tries = 1_000;
const us = "extension";

beforeEach(() => void fakeChrome({ id: tabId, windowId: 1 }));
afterEach(() => vi.unstubAllGlobals());

/** Both entrances of the worker, and what came through them. */
function entrances() {
  const reached: string[] = [];
  const note =
    <Answer>(name: string, answer: Answer) =>
    async () => {
      reached.push(name);
      return answer;
    };
  const worker: Handlers<WorkerMessage> = {
    findCapture: note("findCapture", null),
    captureAgain: note("captureAgain", null),
    takeOverSession: note("takeOverSession", null),
    checkSold: async () => ({ kind: "closed" as const }),
    addPicture: note("addPicture", { kind: "not_taken" }),
    ratePage: note("ratePage", { kind: "not_granted" }),
    endRating: note("endRating", null),
  };
  const pages: PageHandlers = {
    whatToShow: note("whatToShow", { hasButton: true, deal: null }),
    voice: note("voice", englishVoice),
    hideHere: note("hideHere", null),
    showListing: note("showListing", { card: "tab=7" }),
    showUnread: note("showUnread", { card: "tab=7" }),
    useSales: note("useSales", null),
    isAlwaysRated: note("isAlwaysRated", false),
    rateCards: note("rateCards", null),
    endMarks: note("endMarks", null),
  };
  return { reached, listeners: [receive(worker), receiveFromPages(pages)] };
}

const address = "https://www.facebook.com/marketplace/item/123456/";
const request = fc.oneof(
  fc.constant({}),
  fc.constant({ tabId, captureId: "1" }),
  fc.constant({ address, listing: sampleListing(), isAgain: false }),
  fc.constant({ address, isAgain: true }),
  fc.constant({ address, cards: [], struckOut: [] }),
  // More than a page has of anything.
  fc.constant({ address, listing: { ...sampleListing(), title: "x".repeat(1_000_000) } }),
  fc.constant({ address: `${address}?${"x".repeat(10_000)}`, isAgain: false }),
  fc.jsonValue({ maxDepth: 3 }),
);
const name = fc.constantFrom(...Object.keys(messages), ...Object.keys(pageRequests), "toString");
const message = fc.oneof(
  fc.record({ name, request }),
  fc.record({ ask: name, request }),
  fc.record({ name, ask: name, request }),
  fc.jsonValue({ maxDepth: 3 }),
);

const strangers = fc.oneof(
  fc.record({ id: fc.constantFrom("stranger", "") }),
  fc.record({
    id: fc.constant("stranger"),
    origin: fc.constantFrom("https://www.facebook.com", `chrome-extension://${us}`),
    frameId: fc.constant(0),
    tab: fc.constant({ id: tabId }),
  }),
  // A frame within a page, whatever it is of.
  fc.record({
    id: fc.constant(us),
    origin: fc.constantFrom("https://www.facebook.com", "https://evil.example"),
    frameId: fc.integer({ min: 1, max: 9 }),
    tab: fc.constant({ id: tabId }),
  }),
  fc.record({
    id: fc.constant(us),
    origin: fc.constantFrom(
      "https://evil.example",
      "https://www.facebook.com.evil.example",
      "http://www.facebook.com",
    ),
    frameId: fc.constant(0),
    tab: fc.constant({ id: tabId }),
  }),
);
type Sender = { id: string; origin?: string; frameId?: number; tab?: { id: number } };

/** What comes of it, once a handler would have been called. */
async function deliver(content: unknown, sender: Sender) {
  const { reached, listeners } = entrances();
  const taken = listeners.map((listener) => listener(content, sender, () => {}));
  await Promise.resolve();
  return { reached, isTaken: taken.includes(true) };
}

test(`of ${tries} messages by strangers, frames and other sites none is taken, whatever it says`, async () => {
  const property = fc.asyncProperty(message, strangers, async (content, sender) => {
    expect(await deliver(content, sender)).toEqual({ reached: [], isTaken: false });
  });
  await fc.assert(property, { numRuns: tries });
});

test(`of ${tries} messages by a listing site's page none does what only our own pages may ask`, async () => {
  const page = { id: us, origin: "https://www.facebook.com", frameId: 0, tab: { id: tabId } };
  const forPages = new Set(Object.keys(pageRequests));
  let answered = 0;
  const property = fc.asyncProperty(message, async (content) => {
    const { reached } = await deliver(content, page);
    expect(reached.filter((handler) => !forPages.has(handler))).toEqual([]);
    answered += reached.length;
  });
  await fc.assert(property, { numRuns: tries });
  expect(answered).toBeGreaterThan(0);
});
