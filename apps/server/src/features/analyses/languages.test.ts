import { Analysis } from "@flipworth/contract";
import { expect, test } from "vitest";
import { aListing } from "../../testing/factories.ts";
import { jsonInit, roomyLimits, testApp } from "../../testing/test-app.ts";

const inSpanish = { "accept-language": "es-MX,es;q=0.9,en;q=0.8" };
const inEnglish = { "accept-language": "en-US,en;q=0.9" };

test("an analysis asked for in Spanish comes back in Spanish, and the same listing asked in English in English", async () => {
  const ana = (await testApp()).as("ana");

  const spanish = await ana.post("/api/analyses", aListing(), inSpanish);
  const english = await ana.post("/api/analyses", aListing(), inEnglish);
  const usual = await ana.post("/api/analyses", aListing());

  const [theirs, ours, plain] = [spanish, english, usual].map(({ body }) => Analysis.parse(body));
  expect(theirs?.headline).toMatch(/^(?:Comprar|Negociar|Pasar|Revisar primero)/);
  expect(theirs?.reasoning.filter((sentence) => ours?.reasoning.includes(sentence))).toEqual([]);
  expect(theirs?.summary?.[1]).toMatch(/^La mayoría se vende por/);
  expect(theirs?.cents).toEqual(ours?.cents);
  expect(ours?.headline).toMatch(/^(?:Buy|Negotiate|Skip|Check first)/);
  expect(plain?.reasoning).toEqual(ours?.reasoning);
  expect(spanish.headers.get("content-language")).toBe("es");
  expect(english.headers.get("content-language")).toBe("en");
  expect(spanish.headers.get("vary")).toBe("Origin, Accept-Language");
});

test("a stored answer stays in the language that it was asked for in", async () => {
  const ana = (await testApp()).as("ana");
  const { body } = await ana.post("/api/analyses", aListing(), inSpanish);

  const stored = await ana.send(`/api/analyses/${Object(body).id}`, { headers: inEnglish });

  expect(stored.body).toEqual(body);
});

test("a key answers in its first request's language or not at all", async () => {
  const ana = (await testApp()).as("ana");
  const key = { "idempotency-key": "one" };

  const first = await ana.post("/api/analyses", aListing(), { ...key, ...inSpanish });
  const again = await ana.post("/api/analyses", aListing(), { ...key, ...inSpanish });
  const other = await ana.post("/api/analyses", aListing(), { ...key, ...inEnglish });

  expect(again.body).toEqual(first.body);
  expect(other).toMatchObject({ status: 409, body: { code: "conflict" } });
});

test("its stages and its refusals are said in the language too", async () => {
  const ana = (await testApp()).as("ana");
  const asked = { ...inSpanish, accept: "text/event-stream" };

  const streamed = await ana.raw("/api/analyses", jsonInit(aListing(), asked));
  const refused = await ana.post("/api/analyses", { text: "https://example.com/1" }, inSpanish);

  const events = await streamed.text();
  expect(streamed.headers.get("content-language")).toBe("es");
  expect(events).toContain('"sentence":"Leímos');
  expect(events).not.toContain('"sentence":"Read ');
  expect(refused).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(/^No podemos abrir enlaces/) },
  });
});

test("a person reads in their language what is used up, what is not there and what to sign in for", async () => {
  const world = await testApp({ limits: { ...roomyLimits, analysesPerOwnerAMinute: 1 } });
  const ana = world.as("ana");
  await ana.post("/api/analyses", aListing());

  const often = await ana.post("/api/analyses", aListing(), inSpanish);
  const missing = await ana.send("/api/analyses/nothing", { headers: inSpanish });
  const unknown = await world.anybody.send("/api/account/keys", { headers: inSpanish });
  const english = await ana.send("/api/analyses/nothing", { headers: inEnglish });

  expect(often).toMatchObject({
    status: 429,
    body: { message: "Son muchos análisis a la vez. Inténtalo de nuevo en un minuto." },
  });
  expect(missing).toMatchObject({ status: 404, body: { message: "Este análisis no existe." } });
  expect(missing.headers.get("content-language")).toBe("es");
  expect(unknown).toMatchObject({
    status: 401,
    body: { message: expect.stringMatching(/^Primero inicia sesión/) },
  });
  expect(english.body).toMatchObject({ message: "This analysis doesn't exist." });
});

test("an agent's tools answer in the language of its requests", async () => {
  const world = await testApp();
  const ana = world.signedIn("ana");
  const { body } = await ana.post("/api/account/keys", { name: "Agent", scope: "write" });
  const call = {
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: "appraise_listing", arguments: aListing() },
  };

  const reply = await world.withKey(Object(body).key).raw("/api/mcp", {
    ...jsonInit(call, { ...inSpanish, accept: "application/json, text/event-stream" }),
  });

  expect(await reply.text()).toMatch(/La mayoría se vende por/);
});
