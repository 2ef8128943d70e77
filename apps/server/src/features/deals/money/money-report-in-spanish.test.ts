import { MoneyReport } from "@flipworth/contract";
import { expect, test } from "vitest";
import { aSale, startDeal } from "../../../testing/deals.ts";
import { testApp } from "../../../testing/test-app.ts";

test("the profit's groups are named in the language of who asks", async () => {
  const ana = (await testApp()).signedIn("ana");
  const { id } = await startDeal(ana);
  await ana.post(`/api/deals/${id}/sale`, aSale({ platform: "facebook_local" }));
  const groupsIn = async (language: string) => {
    const headers = { "accept-language": language };
    const reply = await ana.raw("/api/deals/money", { headers });
    const { byPlatform, bySource } = MoneyReport.parse(await reply.json());
    return [...byPlatform, ...bySource].map(({ name }) => name);
  };

  expect(await groupsIn("en")).toEqual(["Facebook Marketplace with local pickup", "not recorded"]);
  expect(await groupsIn("es")).toEqual(["Facebook Marketplace con entrega local", "sin registrar"]);
});
