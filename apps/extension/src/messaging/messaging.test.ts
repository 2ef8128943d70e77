import { afterEach, expect, test, vi } from "vitest";
import { fakeChrome } from "../testing/fake-chrome.ts";
import { sampleCapture, tabId } from "../testing/samples.ts";
import type { Capture, Handlers, WorkerMessage } from "./protocol.ts";
import { receive } from "./receive.ts";
import { send, tell } from "./send.ts";

afterEach(() => vi.unstubAllGlobals());

function workerWith(capture: unknown) {
  const fake = fakeChrome({ id: tabId, windowId: 1 });
  const handled: number[] = [];
  const handlers: Handlers<WorkerMessage> = {
    findCapture: async (tab) => {
      handled.push(tab.tabId);
      if (capture instanceof Error) throw capture;
      // safe because the point of these tests is what arrives when a side breaks its promise
      return capture as Capture | null;
    },
    captureAgain: async () => null,
    takeOverSession: async () => null,
    checkSold: async () => ({ kind: "closed" as const }),
    addPicture: async () => ({ kind: "not_taken" }),
    ratePage: async () => ({ kind: "not_granted" }),
    endRating: async () => null,
  };
  chrome.runtime.onMessage.addListener(receive(handlers));
  return { fake, handled };
}

test("a question of the panel gets the worker's answer", async () => {
  const { handled } = workerWith(sampleCapture());

  expect(await send("findCapture", { tabId })).toEqual(sampleCapture());
  expect(handled).toEqual([tabId]);
});

test("a message from another extension is not answered", async () => {
  const { fake, handled } = workerWith(null);
  const message = { name: "findCapture", request: { tabId } };

  await expect(fake.deliver(message, { id: "stranger" })).rejects.toThrow("connection");
  expect(handled).toEqual([]);
});

test.each([
  ["no envelope", "findCapture"],
  ["an unknown name", { name: "readEverything", request: { tabId } }],
  ["a name of the object's own machinery", { name: "toString", request: { tabId } }],
  ["the other side's message", { name: "captureChanged", request: { tabId } }],
])("%s reaches no handler", async (_, message) => {
  const { fake, handled } = workerWith(null);

  await expect(fake.deliver(message)).rejects.toThrow("connection");
  expect(handled).toEqual([]);
});

test.each([[{ tabId: "7" }], [{ tabId: 1.5 }], [null], [undefined]])(
  "a request of the wrong shape, %j, is refused before the handler",
  async (request) => {
    const { fake, handled } = workerWith(null);

    expect(await fake.deliver({ name: "findCapture", request })).toMatchObject({ isOk: false });
    expect(handled).toEqual([]);
  },
);

test("a handler's failure arrives as an error with its words", async () => {
  workerWith(new Error("The store is full."));

  await expect(send("findCapture", { tabId })).rejects.toThrow("The store is full.");
});

test("a reply of the wrong shape is refused by who asked", async () => {
  workerWith({ ...sampleCapture(), picture: "javascript:alert(1)" });

  await expect(send("findCapture", { tabId })).rejects.toThrow();
});

test("telling nobody is no failure", async () => {
  fakeChrome({ id: tabId, windowId: 1 });

  await expect(tell("captureChanged", { tabId })).resolves.toBeUndefined();
});
