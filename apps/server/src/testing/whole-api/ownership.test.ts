import { randomUUID } from "node:crypto";
import {
  Analysis,
  ApiKeyMade,
  Deal,
  InstallLinkRequest,
  RecordedSale,
  type Route,
  routes,
  SavedListing,
  SignedInDevice,
  Trip,
  WebhookMade,
} from "@flipworth/contract";
import { expect, test } from "vitest";
import { aListing, aSale } from "../factories.ts";
import { type Agent, testApp } from "../test-app.ts";

// Both tables are the contract's: a call that is added there is tried here by itself.
const all = Object.entries<Route>(routes);
// Other names in a path are of things that belong to nobody: an entry of the price guide.
const withId = all.filter(([, route]) => route.path.includes("{id}"));

const sale = { soldOn: "2026-11-11", platform: "ebay", priceCents: 100_00 };
const receipt = {
  contentType: "image/png",
  base64:
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkM+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
};
const bought = { title: "Drill", stage: "bought", boughtOn: "2026-11-01", priceCents: 40_00 };
const newDeal = async (owner: Agent) => Deal.parse((await owner.post("/api/deals", bought)).body);

const newWebhook = async (owner: Agent) => {
  const made = { url: "https://hooks.example/1", events: ["deal.sold"] };
  return WebhookMade.parse((await owner.post("/api/account/webhooks", made)).body).id;
};

/** What a call sends, by its name; the others send nothing. */
const bodies: Record<string, object> = {
  editDeal: { revision: 1, title: "Mine" },
  sellDeal: sale,
  returnDeal: { returnedOn: "2026-11-12", refundCents: 1 },
  splitDeal: { by: "count", parts: [{ title: "A" }, { title: "B" }] },
  putReceipt: receipt,
};

/** Makes a row that the call can name. A new path with an id needs a line here. */
const makers: Record<string, (owner: Agent) => Promise<string>> = {
  "/api/analyses/{id}": async (owner) =>
    Analysis.parse((await owner.post("/api/analyses", aListing())).body).id,
  "/api/installs/links/{id}": async (owner) => {
    const secret = (await owner.install()).secret;
    const origin = "chrome-extension://ourextension";
    await owner.post("/api/installs/links", { secret }, { origin });
    const { body } = await owner.get("/api/installs/links");
    return InstallLinkRequest.array().parse(body)[0]?.id ?? "";
  },
  "/api/account/sessions/{id}": async (owner) =>
    SignedInDevice.array().parse((await owner.get("/api/account/sessions")).body)[0]?.id ?? "",
  "/api/account/keys/{id}": async (owner) =>
    ApiKeyMade.parse((await owner.post("/api/account/keys", { name: "A", scope: "read" })).body).id,
  "/api/account/webhooks/{id}": async (owner) => newWebhook(owner),
  "/api/account/webhooks/{id}/test": async (owner) => newWebhook(owner),
  "/api/sales/{id}": async (owner) =>
    RecordedSale.parse((await owner.post("/api/sales", aSale())).body).id,
  "/api/deals/{id}": async (owner) => (await newDeal(owner)).id,
  "/api/deals/{id}/sale": async (owner) => (await newDeal(owner)).id,
  "/api/deals/{id}/return": async (owner) => {
    const { id } = await newDeal(owner);
    await owner.post(`/api/deals/${id}/sale`, sale);
    return id;
  },
  "/api/deals/{id}/split": async (owner) => (await newDeal(owner)).id,
  "/api/deals/{id}/receipt": async (owner) => {
    const { id } = await newDeal(owner);
    await owner.put(`/api/deals/${id}/receipt`, receipt);
    return id;
  },
  "/api/mileage/{id}": async (owner) => {
    const trip = { drivenOn: "2026-11-01", miles: 4, purpose: "To a seller" };
    return Trip.parse((await owner.post("/api/mileage", trip)).body).id;
  },
  "/api/saved-listings/{id}": async (owner) =>
    SavedListing.parse((await owner.post("/api/saved-listings", { title: "Drill" })).body).id,
};

type Sent = { id?: string; sent?: object | undefined };

const call = async (agent: Agent, { method, path }: Route, { id = "1", sent }: Sent = {}) => {
  const init = {
    method: method.toUpperCase(),
    ...(sent && {
      body: JSON.stringify(sent),
      headers: { "content-type": "application/json" },
    }),
  };
  const reply = await agent.raw(path.replace(/\{\w+\}/, id), init);
  const body: unknown = await reply.json();
  return { status: reply.status, body: withoutRequestId(body) };
};

function withoutRequestId(body: unknown): unknown {
  return typeof body === "object" && body !== null ? { ...body, requestId: "" } : body;
}

test("there is a row to try for every call that names one", () => {
  expect(withId.length).toBeGreaterThan(1);
  expect(new Set(withId.map(([, { path }]) => path))).toEqual(new Set(Object.keys(makers)));
});

test.each(withId)(
  "%s: another's row is the same as none, and nobody has any",
  async (name, route) => {
    const sent = bodies[name];
    const { signedIn, as, anybody } = await testApp();
    const id = (await makers[route.path]?.(signedIn("ana"))) ?? "";

    const ofOthers = [
      await call(signedIn("ben"), route, { id, sent }),
      await call(as("an install"), route, { id, sent }),
    ];
    const ofNone = await call(signedIn("ben"), route, { id: randomUUID(), sent });
    const ofNobody = await call(anybody, route, { id, sent });

    expect(ofNone.status).toBe(404);
    expect(ofOthers[0]).toEqual(ofNone);
    expect([401, 404]).toContain(ofOthers[1]?.status);
    expect(ofNobody.status).toBe(401);
    expect((await call(signedIn("ana"), route, { id, sent })).status).toBe(200);
  },
);

const guarded = all.filter(([, { access }]) => access !== "anybody");
test.each(guarded)("%s answers nobody, and no secret that was made up", async (_, route) => {
  const { anybody } = await testApp();
  const init = { method: route.method.toUpperCase() };
  const bearer = { authorization: `Bearer ${"x".repeat(43)}` };

  const nobody = await anybody.raw(route.path.replace(/\{\w+\}/, "1"), init);
  const stranger = await anybody.raw(route.path, { ...init, headers: bearer });

  expect([nobody.status, stranger.status]).toEqual([401, 401]);
});

const accounts = all.filter(([, { access }]) => access === "account");
test.each(accounts)(
  "%s is for people with an account, and an install has none",
  async (_, route) => {
    const { as } = await testApp();
    expect((await call(as("ana"), route)).status).toBe(401);
  },
);
