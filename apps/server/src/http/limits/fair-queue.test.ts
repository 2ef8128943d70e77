import { expect, test } from "vitest";
import { aListing, emptyPage } from "../../testing/factories.ts";
import { roomyLimits, testApp, type TestAppOptions } from "../../testing/test-app.ts";
import { createFairQueue } from "./fair-queue.ts";

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
const of = (all: number) => ({ all, network: all, owner: all });
const eachOne = (all: number) => ({ all, network: all, owner: 1 });
const from = (ownerId: string, network = ownerId, isPaying = false) => ({
  ownerId,
  network,
  hasPriority: async () => isPaying,
});

test("one owner leaves places to the others, and the line is served in its order", async () => {
  const enter = createFairQueue({ places: eachOne(2), waiting: of(5), waitMs: 1_000 });
  const order: string[] = [];
  const leaveFirst = await enter(from("ana"), never);
  const later = ["ana", "ben", "cleo"].map((owner) =>
    enter(from(owner), never).then((leave) => {
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
  const enter = createFairQueue({ places: of(1), waiting: of(1), waitMs: 1_000 });
  const leaving = new AbortController();
  const leave = await enter(from("ana"), never);
  const gone = enter(from("ben"), leaving.signal);
  await expect(enter(from("cleo"), never)).rejects.toThrow(/a lot of analyses/);

  leaving.abort();
  await expect(gone).rejects.toThrow(/a lot of analyses/);
  leave();
  leave();

  await enter(from("dora"), never);
  const waits = enter(from("emil"), never);
  await expect(waits).rejects.toThrow(/a lot of analyses/);
});

/** Who is let in, one after the other, of those who came while `first` was inside. */
async function orderBehind(
  first: () => void,
  waiting: readonly { name: string; turn: Promise<() => void> }[],
): Promise<string[]> {
  const order: string[] = [];
  const all = waiting.map(async ({ name, turn }) => {
    const leave = await turn;
    order.push(name);
    leave();
  });
  first();
  await Promise.all(all);
  return order;
}

test("who pays goes first, and who does not waits for three of them at a time", async () => {
  const enter = createFairQueue({ places: of(1), waiting: of(9), waitMs: 1_000 });
  const first = await enter(from("nobody"), never);
  const free = { name: "free", turn: enter(from("free"), never) };
  const paying = ["p1", "p2", "p3", "p4"].map((name) => ({
    name,
    turn: enter(from(name, name, true), never),
  }));
  await new Promise(setImmediate);

  expect(await orderBehind(first, [free, ...paying])).toEqual(["p1", "p2", "p3", "free", "p4"]);
});

test("twenty owners on one network wait for each other, and another network for one of them", async () => {
  const enter = createFairQueue({ places: of(1), waiting: of(30), waitMs: 1_000 });
  const first = await enter(from("owner 0", "crowd"), never);
  const crowd = Array.from({ length: 20 }, (_, at) => `owner ${at}`).map((name) => ({
    name,
    turn: enter(from(name, "crowd"), never),
  }));
  const alone = { name: "alone", turn: enter(from("alone"), never) };
  await new Promise(setImmediate);

  const order = await orderBehind(first, [...crowd, alone]);

  expect(order.slice(0, 2)).toContain("alone");
});

test("one network has a part of the places and of the line, however many owners it has", async () => {
  const enter = createFairQueue({
    places: { all: 4, network: 2, owner: 1 },
    waiting: { all: 4, network: 1, owner: 1 },
    waitMs: 60_000,
  });
  const crowd = ["a", "b", "c"].map((owner) => enter(from(owner, "crowd"), never));
  await Promise.all(crowd.slice(0, 2));

  await expect(enter(from("d", "crowd"), never)).rejects.toThrow(/a lot of analyses/);
  const [one, two] = [await enter(from("x", "home"), never), await enter(from("y", "home"), never)];

  expect([one, two]).toHaveLength(2);
  (await crowd[0])?.();
  (await crowd[2])?.();
});
