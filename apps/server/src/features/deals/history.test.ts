import { AccountExport, ApiKeyMade, Deal, DealWithHistory } from "@flipworth/contract";
import { expect, test } from "vitest";
import { linkInstall } from "../../testing/link-install.ts";
import { type Agent, testApp } from "../../testing/test-app.ts";

const bought = { title: "Drill", stage: "bought", boughtOn: "2026-11-01", priceCents: 40_00 };
const start = async (agent: Agent, fields: object = {}) =>
  Deal.parse((await agent.post("/api/deals", { ...bought, ...fields })).body);
const historyOf = async (agent: Agent, id: string) =>
  DealWithHistory.parse((await agent.get(`/api/deals/${id}`)).body).changes;

test("each change says who made it, when, and from what to what, through every door", async () => {
  const { signedIn, as, withKey } = await testApp();
  const [ana, extension] = [signedIn("ana"), as("ana")];
  await linkInstall(ana, extension);
  const made = await ana.post("/api/account/keys", { name: "Inventory", scope: "write" });
  const program = withKey(ApiKeyMade.parse(made.body).key);
  const { id } = await start(ana);

  await ana.put(`/api/deals/${id}`, { revision: 1, priceCents: 35_00 });
  await extension.put(`/api/deals/${id}`, { revision: 2, storedAt: "Shelf 2" });
  await program.put(`/api/deals/${id}`, { revision: 3, title: "DeWalt drill" });
  const sale = { soldOn: "2026-11-11", platform: "ebay", priceCents: 90_00 };
  await program.post(`/api/deals/${id}/sale`, sale);
  await ana.post(`/api/deals/${id}/return`, { returnedOn: "2026-11-15", refundCents: 90_00 });
  const parts = [{ title: "Drill" }, { title: "Case" }];
  await extension.post(`/api/deals/${id}/split`, { by: "count", parts });

  const changes = await historyOf(ana, id);
  expect(changes.map(({ what, by }) => [what, by])).toEqual([
    ["split", "extension"],
    ["return", "site"],
    ["sale", "API key Inventory"],
    ["edit", "API key Inventory"],
    ["edit", "extension"],
    ["edit", "site"],
  ]);
  expect(changes.slice(3).map(({ fields }) => fields)).toEqual([
    { title: ["Drill", "DeWalt drill"] },
    { storedAt: ["", "Shelf 2"] },
    { priceCents: [40_00, 35_00] },
  ]);
  expect(changes[2]?.fields).toMatchObject({ stage: ["bought", "sold"], sale: [null, sale] });
  expect(changes[1]?.fields).toMatchObject({ stage: ["sold", "returned"], sale: [sale, null] });
  const times = changes.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(times.every((at) => at.startsWith("2026-11-21T12:00:0"))).toBe(true);

  const { body } = await ana.get("/api/account/export");
  const { dealChanges } = AccountExport.parse(body);
  expect(dealChanges.toReversed()).toEqual(changes.map((change) => ({ ...change, dealId: id })));
  const bens = AccountExport.parse((await signedIn("ben").get("/api/account/export")).body);
  expect(bens.dealChanges).toEqual([]);
});

test("an import says whose sale it took from stock", async () => {
  const ana = (await testApp()).signedIn("ana");
  const { id } = await start(ana, { sku: "S-7" });
  const csv = [
    "Item Number,Item Title,Custom Label,Quantity,Sold For,Shipping And Handling,Sale Date",
    "256012345678,Drill,S-7,1,$85.00,$12.50,Nov-03-26",
  ].join("\n");
  await ana.post("/api/deals/imports", { csv });
  expect(await historyOf(ana, id)).toMatchObject([{ what: "sale", by: "site" }]);
});
