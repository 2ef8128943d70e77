import { expect, test } from "vitest";
import { askedAsAccountGoes } from "../../testing/account-going.ts";
import { aDeal, aSale, startDeal } from "../../testing/deals.ts";
import { testApp } from "../../testing/test-app.ts";

test("a deal that is written while the account goes is refused, and whoever sent it is told why", async () => {
  const { signedIn } = await testApp();
  const [ana, ben] = [signedIn("ana"), signedIn("ben")];
  const { id } = await startDeal(ben);

  const replies = [
    await askedAsAccountGoes(ana, () => ana.post("/api/deals", aDeal())),
    await askedAsAccountGoes(ben, () => ben.post(`/api/deals/${id}/sale`, aSale())),
  ];

  const gone = { code: "not_signed_in", message: "This account no longer exists." };
  expect(replies).toMatchObject(replies.map(() => ({ status: 401, body: gone })));
});
