import {
  Analysis,
  createClient,
  Credits,
  stages,
  StageEvent,
  StreamedError,
} from "@flipworth/contract";
import { expect, test } from "vitest";
import { aListing, emptyPage } from "../../testing/factories.ts";
import { jsonInit, testApp } from "../../testing/test-app.ts";

const asEvents = { accept: "text/event-stream" };

type Event = { event: string; data: unknown };

function eventsIn(text: string): Event[] {
  const events = text.matchAll(/^event: (\w+)\ndata: (.*)\n\n/gm);
  return [...events].map(([, event = "", data = ""]) => ({ event, data: JSON.parse(data) }));
}

test("each stage is told as it is done, then the credits and the analysis", async () => {
  const { as } = await testApp();

  const reply = await as("ana").raw("/api/analyses", jsonInit(aListing(), asEvents));
  const events = eventsIn(await reply.text());

  expect(reply.headers.get("content-type")).toBe("text/event-stream");
  const told = events.filter(({ event }) => event === "stage");
  expect(told.map(({ data }) => StageEvent.parse(data).stage)).toEqual(stages);
  expect(events.slice(4).map(({ event }) => event)).toEqual(["credits", "result"]);
  expect(Credits.parse(events[4]?.data).used).toBe(1);
  expect((await as("ana").get("/api/analyses")).body).toEqual([Analysis.parse(events[5]?.data)]);
});

test("a repeated request streams the stored analysis at once", async () => {
  const { as } = await testApp();
  const headers = { ...asEvents, "idempotency-key": "once" };
  await as("ana").post("/api/analyses", aListing(), { "idempotency-key": "once" });

  const reply = await as("ana").raw("/api/analyses", jsonInit(aListing(), headers));

  const events = eventsIn(await reply.text());
  expect(events.map(({ event }) => event)).toEqual(["credits", "result"]);
});

test("what is known to be wrong before the work is an ordinary refusal", async () => {
  const { as, anybody } = await testApp();
  const broken = await as("ana").post("/api/analyses", { titel: "x" }, asEvents);
  const unknown = await anybody.post("/api/analyses", aListing(), asEvents);
  expect([broken.status, unknown.status]).toEqual([400, 401]);
});

test("what turns out wrong during the work is told as an error with its status", async () => {
  const { as } = await testApp();
  const listing = { title: "House cleaning services, free estimates", price: 100 };

  const reply = await as("ana").raw("/api/analyses", jsonInit(listing, asEvents));
  const last = eventsIn(await reply.text()).at(-1);

  expect(last?.event).toBe("error");
  expect(StreamedError.parse(last?.data)).toMatchObject({ status: 400, code: "invalid_request" });
});

test("somebody who leaves while a picture is read pays nothing, and the key is free again", async () => {
  const leaving = new AbortController();
  const { as } = await testApp({
    ocr: {
      read: async (_picture, options) => {
        leaving.abort();
        options?.signal?.throwIfAborted();
        return { kind: "page", page: emptyPage };
      },
    },
  });
  const form = new FormData();
  form.set("screenshot", new File(["picture"], "shot.png"));
  form.set("listing", JSON.stringify(aListing()));
  const headers = { "idempotency-key": "left" };
  const init = { method: "POST", body: form, headers };

  const reply = await as("ana").send("/api/analyses", { ...init, signal: leaving.signal });

  expect(reply).toMatchObject({ status: 400, body: { message: "The request was canceled." } });
  expect((await as("ana").get("/api/credits")).body).toMatchObject({ used: 0 });
  const again = await as("ana").post("/api/analyses", aListing({ price: 80 }), headers);
  expect(again.status).toBe(200);
});

test("the client of the contract follows an analysis from install to answer", async () => {
  const { app } = await testApp();
  const client = createClient({
    baseUrl: "",
    fetch: async (input, init) =>
      app.request(input instanceof Request ? input : input.toString(), init),
    secret: async () => secret,
  });
  let secret: string | undefined;
  secret = (await client.createInstall()).secret;
  const seen: string[] = [];

  const analysis = await client.analyze({
    listing: aListing(),
    idempotencyKey: "from-the-client",
    onStage: ({ stage }) => seen.push(stage),
  });

  expect(seen).toEqual(stages);
  expect(await client.getAnalysis(analysis.id)).toEqual(analysis);
  await expect(client.getAnalysis("none")).rejects.toThrow(/^404: /);
});
