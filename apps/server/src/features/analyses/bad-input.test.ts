import { expect, test } from "vitest";
import { aListing } from "../../testing/factories.ts";
import { jsonInit, testApp } from "../../testing/test-app.ts";

const json = { "content-type": "application/json" };
const raw = (body: string, headers: Record<string, string> = json) => ({
  method: "POST",
  body,
  headers,
});
const overOneLimit = 300 * 1024;

const refusals: [string, RequestInit, number, RegExp][] = [
  ["no body at all", { method: "POST" }, 400, /no body/],
  ["no body, called JSON", raw(""), 400, /no body/],
  ["plain text", raw("hello", { "content-type": "text/plain" }), 415, /application\/json/],
  [
    "a form of the old kind",
    { method: "POST", body: new URLSearchParams("a=1") },
    415,
    /multipart/,
  ],
  ["broken JSON", raw('{"title": "x'), 400, /not valid JSON/],
  [
    "JSON that is not UTF-8",
    { method: "POST", headers: json, body: Buffer.from([0x22, 0xff, 0x22]) },
    400,
    /not valid JSON/,
  ],
  ["a list", jsonInit([]), 400, /JSON object/],
  ["null", raw("null"), 400, /JSON object/],
  ["an unknown field", jsonInit({ titel: "Drill" }), 400, /titel is not a known field/],
  ["a prototype key", raw('{"__proto__": {"title": "x"}}'), 400, /not a known field/],
  ["an empty object", jsonInit({}), 400, /nothing to read/],
  ["blanks only", jsonInit({ title: "  ", description: "\n" }), 400, /nothing to read/],
  ["invisible signs only", jsonInit({ title: "\u200b\u0000\u202e" }), 400, /nothing to read/i],
  ["a negative price", jsonInit(aListing({ price: -5 })), 400, /price must not be negative/],
  ["a negative price in words", jsonInit(aListing({ price: "-$5" })), 400, /\$/],
  ["an infinite price", raw('{"title": "Drill", "price": 1e309}'), 400, /price must be a number/],
  ["an absurd price", jsonInit(aListing({ price: 5e9 })), 400, /at most \$1,000,000/],
  ["an absurd price in words", jsonInit(aListing({ price: "$87,654,321,000" })), 400, /1,000,000/],
  [
    "a price of another type",
    jsonInit({ title: "Drill", price: { amount: 5 } }),
    400,
    /price must be/,
  ],
  [
    "a title of 10,000 characters",
    jsonInit({ title: "x".repeat(10_000) }),
    400,
    /title must be at most 500/,
  ],
  [
    "61 attributes",
    jsonInit(
      aListing({
        attributes: Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`name ${at}`, "x"])),
      }),
    ),
    400,
    /attributes must have at most 60 names/,
  ],
  [
    "an attribute's name of 61 characters",
    jsonInit(aListing({ attributes: { ["x".repeat(61)]: "x" } })),
    400,
    /attributes/,
  ],
  [
    "an attribute of 201 characters",
    jsonInit(aListing({ attributes: { Brand: "x".repeat(201) } })),
    400,
    /at most 200 characters/,
  ],
  [
    "an address that is none",
    jsonInit(aListing({ marketplaceUrl: "javascript:alert(1)" })),
    400,
    /http/,
  ],
  [
    "201 comparables",
    jsonInit(
      aListing({
        comparables: Array.from({ length: 201 }, () => ({
          title: "x",
          price: 1,
          kind: "sold" as const,
        })),
      }),
    ),
    400,
    /at most 200/,
  ],
  ["too much JSON", raw(`{"title": "${"x".repeat(overOneLimit)}"}`), 413, /256 KB/],
  ["deep JSON", raw("[".repeat(100_000)), 400, /not valid JSON/],
  [
    "a home",
    jsonInit({ title: "2 bedroom apartment for rent, utilities included", price: 1500 }),
    400,
    /home/,
  ],
  [
    "a job",
    jsonInit({
      title: "Hiring full time line cook, $18/hr",
      description: "Apply today, resume required",
    }),
    400,
    /job/,
  ],
  [
    "a service",
    jsonInit({ title: "House cleaning services, free estimates", price: 100 }),
    400,
    /service/,
  ],
];

test.each(refusals)("%s is refused with what to do", async (...[, init, status, message]) => {
  const { as } = await testApp();
  const reply = await as("ana").send("/api/analyses", init);

  expect(reply.status).toBe(status);
  expect(reply.body).toMatchObject({ message: expect.stringMatching(message) });
  expect((await as("ana").get("/api/credits")).body).toMatchObject({ used: 0 });
});

test("a refusal names every field that is wrong", async () => {
  const { as } = await testApp();
  const reply = await as("ana").post("/api/analyses", { title: 5, price: -1, colour: "red" });
  expect(reply.body).toMatchObject({
    errors: {
      title: "must be text",
      price: "must not be negative",
      colour: "is not a known field",
    },
  });
});

test("a body without end is cut off at the limit", async () => {
  const { as } = await testApp();
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 64 * 1024;
      controller.enqueue(new Uint8Array(64 * 1024));
    },
  });

  const init: RequestInit = { method: "POST", headers: json, body, duplex: "half" };
  const reply = await as("ana").send("/api/analyses", init);

  expect(reply.status).toBe(413);
  expect(sent).toBeLessThan(1024 * 1024);
});

test("an unknown call answers JSON that says where the calls are listed", async () => {
  const { as } = await testApp();
  for (const path of ["/api", "/api/", "/api/nothing", "/api/analyses/x/y"]) {
    const reply = await as("ana").get(path);
    expect(reply).toMatchObject({ status: 404, body: { code: "not_found" } });
  }
});
