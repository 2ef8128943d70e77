import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { captureHandlers } from "../../features/capture/handlers.ts";
import type { Capture } from "../../messaging/protocol.ts";
import { receive } from "../../messaging/receive.ts";
import { captureItem, type Sending, sendingSetting } from "../../storage/items.ts";
import { fakeApi, refusal } from "../../testing/fake-api.ts";
import { fakeChrome } from "../../testing/fake-chrome.ts";
import { answer, button } from "../../testing/open-panel.tsx";
import { itemUrl, otherItemUrl, sampleCapture, tabId } from "../../testing/samples.ts";
import { Card } from "./card.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sendPicture = "Also send a picture of the page";
const findOffer = () => screen.queryByRole("button", { name: sendPicture });

async function cardOf(capture: Capture, sending: Partial<Sending> = {}, reply?: Response) {
  const api = fakeApi();
  if (reply) api.nextAnalysis(() => reply);
  const fake = fakeChrome({ id: tabId, windowId: 1, url: itemUrl });
  chrome.runtime.onMessage.addListener(receive(captureHandlers));
  await captureItem(tabId).write(capture);
  await sendingSetting.write({ ...sendingSetting.initial, ...sending });
  render(<Card query={`tab=${tabId}&capture=${capture.id}`} />);
  return { api, world: fake.world, person: userEvent.setup() };
}

async function answeredCard(sending: Partial<Sending> = {}) {
  const opened = await cardOf(sampleCapture(), sending);
  await answer();
  return opened;
}

type Opened = Awaited<ReturnType<typeof cardOf>>;

function lastSent({ api }: Opened) {
  const sent = api.analyses().at(-1);
  const form = sent?.body instanceof FormData ? sent.body : undefined;
  return { key: sent?.headers.get("idempotency-key"), form };
}

test("beside the offer of a picture stands that it uses an analysis and what Chrome will ask", async () => {
  await answeredCard();

  expect(await button(sendPicture)).toBeDefined();
  expect(await screen.findByText(/uses another analysis.*allow all sites/)).toBeDefined();
});

test("what is left of the month stands above the answer", async () => {
  await answeredCard();

  expect(await screen.findByText("7 of 10 left, resets Dec 1")).toBeDefined();
});

test("allowed, the words go again with a picture, under a key of their own", async () => {
  const opened = await answeredCard();
  const { api, world, person } = opened;

  await person.click(await button(sendPicture));

  await waitFor(() => expect(api.analyses()).toHaveLength(2));
  const { key, form } = lastSent(opened);
  expect(form?.get("screenshot")).toBeInstanceOf(Blob);
  expect(form?.get("listing")).toContain("Oak dresser");
  expect(key).not.toBe("click-1");
  expect(key).toBe((await captureItem(tabId).read())?.id);
  expect(world.allowed).toEqual(["<all_urls>"]);
  await answer();
  expect(findOffer()).toBeNull();
});

test("the card is out of sight while the picture is taken, and back after it", async () => {
  const { world, person } = await answeredCard();
  world.meanwhile = () => world.orders.push("picture");

  await person.click(await button(sendPicture));

  await waitFor(() => expect(world.orders).toEqual(["stepAside", "picture", "comeBack"]));
});

test("denied, a sentence says so and the answer stays", async () => {
  const { api, world, person } = await answeredCard();
  world.allows = false;

  await person.click(await button(sendPicture));

  expect(await screen.findByText(/You didn’t allow it in Chrome/)).toBeDefined();
  expect(await answer()).toBeDefined();
  expect(world.pictures).toEqual([]);
  expect(world.orders).toEqual([]);
  expect(api.analyses()).toHaveLength(1);
});

test.each([
  ["no picture where Chrome refuses one", { picture: new Error("refused") }],
  ["no picture of the card itself where it cannot be hidden", { obeys: false }],
])("%s, and nothing is sent", async (_, change) => {
  const { api, world, person } = await answeredCard();
  Object.assign(world, change);

  await person.click(await button(sendPicture));

  expect(await screen.findByText(/We couldn’t take a picture/)).toBeDefined();
  expect(world.orders.at(-1)).toBe("comeBack");
  expect((await captureItem(tabId).read())?.picture).toBeNull();
  expect(api.analyses()).toHaveLength(1);
});

const otherTabInFront = { id: tabId, windowId: 1, url: itemUrl, active: false };
const otherItem = { id: tabId, windowId: 1, url: otherItemUrl };

test.each([
  ["another tab", otherTabInFront],
  ["another item", otherItem],
])("with %s in front no picture is taken", async (_, tab) => {
  const { api, world, person } = await answeredCard();
  world.tab = tab;

  await person.click(await button(sendPicture));

  expect(await screen.findByText(/Another page is in front/)).toBeDefined();
  expect(world.pictures).toEqual([]);
  expect(api.analyses()).toHaveLength(1);
});

test("a picture during which another tab came to the front is thrown away", async () => {
  const { api, world, person } = await answeredCard();
  world.meanwhile = () => (world.tab = otherTabInFront);

  await person.click(await button(sendPicture));

  expect(await screen.findByText(/Another page is in front/)).toBeDefined();
  expect((await captureItem(tabId).read())?.picture).toBeNull();
  expect(api.analyses()).toHaveLength(1);
});

test("who wants to be asked sees the picture before it goes", async () => {
  const { api, person } = await answeredCard({ picture: "ask" });

  await person.click(await button(sendPicture));

  expect(await screen.findByText("Review before sending")).toBeDefined();
  expect(api.analyses()).toHaveLength(1);
});

test("who sends only text is not offered a picture beside an answer", async () => {
  await answeredCard({ picture: "never" });

  expect(findOffer()).toBeNull();
});

const unread = sampleCapture({ content: { kind: "unreadable", why: "no_words" } });

test("a page whose words were not found is analyzed by its picture", async () => {
  const opened = await cardOf(unread);
  expect(await screen.findByText(/couldn’t find a listing’s text/)).toBeDefined();

  await opened.person.click(await button(sendPicture));

  await answer();
  expect(lastSent(opened).form?.get("screenshot")).toBeInstanceOf(Blob);
});

test("of such a page, who sends only text looks at the picture first", async () => {
  const { api, person } = await cardOf(unread, { picture: "never" });

  await person.click(await button(sendPicture));

  expect(await screen.findByText(/only read this page from a picture/)).toBeDefined();
  expect(api.analyses()).toEqual([]);
});

test("an empty month is not helped by a picture, so none is offered", async () => {
  const noneLeft = refusal(402, "quota_exceeded", "You have used all 10.");

  await cardOf(sampleCapture(), {}, noneLeft);

  expect(await screen.findByText("You have used all 10.")).toBeDefined();
  expect(findOffer()).toBeNull();
});

test("a listing that the words alone could not value is offered a picture", async () => {
  await cardOf(sampleCapture(), {}, refusal(422, "unreadable_listing", "There is no price."));

  expect(await screen.findByText("There is no price.")).toBeDefined();
  expect(findOffer()).not.toBeNull();
});
