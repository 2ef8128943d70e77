import { limits, ListingRequest, type Route, routes } from "@flipworth/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { aListing } from "../factories.ts";
import { times } from "../soak.ts";
import { testApp } from "../test-app.ts";

const hostile = fc.constantFrom(
  "../../etc/passwd",
  "' OR 1=1; --",
  "\u0000",
  "\ud800",
  "<script>alert(1)</script>",
  "{{7*7}}",
  "http://169.254.169.254/latest/meta-data",
  "%00%0d%0aSet-Cookie: a=b",
  "__proto__",
  "x".repeat(limits.descriptionCharacters + 1),
);
const anything = fc.oneof(hostile, fc.jsonValue({ maxDepth: 3 }));
const field = fc.constantFrom(...Object.keys(ListingRequest.shape), "constructor");
const body = fc.oneof(
  fc
    .dictionary(field, anything, { maxKeys: 4 })
    .map((changes) => JSON.stringify({ ...aListing(), ...changes })),
  anything.map((value) => JSON.stringify(value)),
  fc.string({ unit: "binary", maxLength: 200 }),
);
const printable = fc.stringMatching(/^[\x20-\x7e]{0,60}$/);
const headers = fc.record(
  {
    accept: fc.constantFrom("*/*", "text/event-stream", "application/json;q=x"),
    "content-type": fc.oneof(
      fc.constantFrom("application/json", "multipart/form-data; boundary=b", "application/xml"),
      printable,
    ),
    "idempotency-key": printable,
    "x-forwarded-for": printable,
    "x-request-id": printable,
    "content-length": fc.constantFrom("0", "-1", "99999999999", "NaN"),
  },
  { requiredKeys: [] },
);
const mutation = fc.record({
  route: fc.constantFrom(...Object.values<Route>(routes)),
  method: fc.constantFrom("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD"),
  identifier: fc.oneof(hostile, fc.string({ maxLength: 30 })),
  query: fc.dictionary(fc.constantFrom("limit", "before", "x"), fc.oneof(hostile, fc.string())),
  headers,
  body,
});

test(
  "no request, however mangled, is more than the server can answer",
  { timeout: times(60_000, 1_800_000) },
  async () => {
    const { as } = await testApp();
    let requests = 0;
    const check = fc.asyncProperty(mutation, async ({ route, method, identifier, ...rest }) => {
      const query = new URLSearchParams(rest.query);
      const id = encodeURIComponent(identifier.toWellFormed());
      const hasBody = method !== "GET" && method !== "HEAD";
      const init = { method, headers: rest.headers, ...(hasBody ? { body: rest.body } : {}) };

      // Another install every few requests, so that credits do not end the test early.
      const reply = await as(`person ${Math.floor(requests++ / 8)}`).raw(
        `${route.path.replace("{id}", id)}?${query.toString()}`,
        init,
      );

      expect(reply.status).toBeLessThan(500);
      const text = await reply.text();
      if (reply.headers.get("content-type")?.startsWith("application/json") && text)
        JSON.parse(text);
      expect(text).not.toContain('"status":500');
    });
    await fc.assert(check, { numRuns: times(300, 10_000) });
  },
);
