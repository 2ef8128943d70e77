import { expect, test } from "vitest";
import { aListing, emptyPage } from "../testing/factories.ts";
import { roomyLimits, testApp, type TestAppOptions } from "../testing/test-app.ts";
import { createTurnstile } from "./turnstile.ts";

/** A reader whose pictures are done when the test says so. */
function slowReader() {
  const done = Promise.withResolvers<void>();
  let reading = 0;
  const ocr: TestAppOptions["ocr"] = {
    read: async () => {
      reading += 1;
      await done.promise;
      return { kind: "page", page: emptyPage };
    },
  };
  return { ocr, finish: done.resolve, reading: () => reading };
}

function aPicture(): FormData {
  const form = new FormData();
  form.set("screenshot", new File(["picture"], "shot.png"));
  form.set("listing", JSON.stringify(aListing()));
  return form;
}

test("an analysis that finds no place waits for one, and is answered", async () => {
  const { ocr, finish, reading } = slowReader();
  const { as } = await testApp({ ocr, limits: { ...roomyLimits, analysesAtOnce: 1 } });
  const first = as("ana").upload(aPicture());
  await expect.poll(reading).toBe(1);

  const second = as("ben").post("/api/analyses", aListing());
  finish();

  expect((await first).status).toBe(200);
  expect((await second).status).toBe(200);
});

test(
  "one that waits too long is told to come back and pays nothing, and the next finds its place",
  { timeout: 20_000 },
  async () => {
    const { ocr, finish, reading } = slowReader();
    const limits = { ...roomyLimits, analysesAtOnce: 1, analysisWaitMs: 100 };
    const { as } = await testApp({ ocr, limits, mayLog: true });
    const first = as("ana").upload(aPicture());
    await expect.poll(reading).toBe(1);

    const refused = await as("ben").post("/api/analyses", aListing());
    finish();
    await first;

    expect(refused).toMatchObject({ status: 503, body: { code: "unavailable" } });
    expect(refused.headers.get("retry-after")).toBe("5");
    expect((await as("ben").get("/api/credits")).body).toMatchObject({ used: 0 });
    expect((await as("ben").post("/api/analyses", aListing())).status).toBe(200);
  },
);

test.each(["application/json", "text/event-stream"])(
  "the place is free again after answers and refusals as %s",
  async (accept) => {
    const { as } = await testApp({ limits: { ...roomyLimits, analysesAtOnce: 1 } });
    const headers = { accept, "content-type": "application/json" };
    for (const body of [aListing(), { title: "" }, aListing(), 7, aListing()]) {
      const init = { method: "POST", headers, body: JSON.stringify(body) };

      const reply = await as(`ana by ${accept}`).raw("/api/analyses", init);
      await reply.text();

      expect(reply.status).toBe(typeof body === "object" && body.title !== "" ? 200 : 400);
    }
  },
);

const never = new AbortController().signal;

test("one owner leaves places to the others, and the line is served in its order", async () => {
  const options = { places: 2, placesEach: 1, maximumWaiting: 5, waitMs: 1_000 };
  const enter = createTurnstile(options);
  const order: string[] = [];
  const leaveFirst = await enter("ana", never);
  const later = ["ana", "ben", "cleo"].map((owner) =>
    enter(owner, never).then((leave) => {
      order.push(owner);
      return leave;
    }),
  );

  // Ben goes past Ana, who has her place already.
  (await later[1])?.();
  (await later[2])?.();
  leaveFirst();
  (await later[0])?.();

  expect(order).toEqual(["ben", "cleo", "ana"]);
});

test("who leaves the line gives up the place in it, and leaving twice frees one place", async () => {
  const enter = createTurnstile({ places: 1, placesEach: 1, maximumWaiting: 1, waitMs: 1_000 });
  const leaving = new AbortController();
  const leave = await enter("ana", never);
  const gone = enter("ben", leaving.signal);
  await expect(enter("cleo", never)).rejects.toThrow(/Many analyses/);

  leaving.abort();
  await expect(gone).rejects.toThrow(/Many analyses/);
  leave();
  leave();

  await enter("dora", never);
  const waits = enter("emil", never);
  await expect(waits).rejects.toThrow(/Many analyses/);
});
