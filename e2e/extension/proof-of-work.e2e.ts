import { expect, test as base } from "../fixtures/extension.ts";
import { proofServer } from "../fixtures/proof-server.ts";

const test = base.extend({ server: proofServer });

test("the extension does the proof of work by itself before its first answer", async ({
  extension,
  server,
}) => {
  const withoutProof = await fetch(`${server.address}/api/installs`, { method: "POST" });
  const listing = await extension.context.newPage();
  await listing.goto("https://www.facebook.com/marketplace/item/111/");
  await extension.pressButton(listing);
  const panel = await extension.panelPage();

  expect(withoutProof.status).toBe(428);
  await expect(panel.getByRole("button", { name: "Analyze again" })).toBeVisible({
    timeout: 30_000,
  });
});
