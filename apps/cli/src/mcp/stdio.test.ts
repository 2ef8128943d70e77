import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { expect, onTestFinished, test } from "vitest";

const main = join(import.meta.dirname, "main.ts");
const packages = join(import.meta.dirname, "../../../../packages");

type Mode = "legacy" | "auto";

/** The SDK's own client, with the server as a process of its own. */
async function connect({ mode = "auto" as Mode, args = [] as string[] } = {}): Promise<Client> {
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  onTestFinished(() => client.close());
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [main, ...args], env: {} }),
  );
  return client;
}

const call = (client: Client, name: string, args: Record<string, unknown>) =>
  client.callTool({ name, arguments: args });

test.each<Mode>(["auto", "legacy"])(
  "with no server and no key an agent of the %s protocol appraises on this machine",
  async (mode) => {
    const client = await connect({ mode });
    const { tools } = await client.listTools();

    const answer = await call(client, "appraise_listing", {
      title: "Solid wood dresser, six drawers",
      price: 60,
      condition: "Used - Good",
    });

    expect(tools.map(({ name }) => name)).toEqual(["appraise_listing", "read_page", "compute_net"]);
    expect(answer.isError).toBeFalsy();
    expect(answer.structuredContent).toMatchObject({
      verdict: "buy",
      headline: expect.stringMatching(/^Buy: about \$\d+ profit/),
    });
    expect(answer.structuredContent).not.toHaveProperty("details");
  },
);

test("a page is read and its listing appraised, a picture too", { timeout: 60_000 }, async () => {
  const client = await connect();
  const html = await readFile(join(packages, "readers/src/pages/facebook-dresser.html"), "utf8");
  const picture = await readFile(join(packages, "ocr/src/pictures/social-desktop-light.png"));

  const page = await call(client, "read_page", { html });
  const seen = await call(client, "appraise_listing", {
    picture: { base64: picture.toString("base64"), mediaType: "image/png" },
  });

  expect(page.structuredContent).toMatchObject({
    kind: "listing",
    site: "facebook",
    listing: { title: "Oak dresser, six drawers", price: "$1,120" },
  });
  expect(seen.isError).toBeFalsy();
  expect(seen.structuredContent).toMatchObject({ title: expect.any(String) });
});

test("fees and net profit come from the dated tables", async () => {
  const client = await connect();

  const { structuredContent } = await call(client, "compute_net", {
    platform: "ebay",
    salePrice: 100,
    pricePaid: 40,
    shippingLabel: 9.5,
  });
  const { contents } = await client.readResource({ uri: "flipworth://fees" });

  // 13.6 % of $107.50, which is the price with 7.5 % tax, and $0.40.
  expect(structuredContent).toMatchObject({ fee: 15.02, netProfit: 35.48, roiPercent: 71.7 });
  const tables = JSON.parse(contents[0] && "text" in contents[0] ? contents[0].text : "[]");
  expect(tables).toContainEqual(
    expect.objectContaining({
      platform: "ebay",
      rules: expect.arrayContaining([
        expect.objectContaining({ feeClass: "watches", effectiveFrom: expect.any(String) }),
      ]),
    }),
  );
});

test("the price guide is there by category", async () => {
  const client = await connect();
  const { resources } = await client.listResources();

  const { contents } = await client.readResource({ uri: "flipworth://guide/furniture" });

  expect(resources.map(({ uri }) => uri)).toContain("flipworth://guide/furniture");
  const { entries } = JSON.parse(contents[0] && "text" in contents[0] ? contents[0].text : "{}");
  expect(entries).toContainEqual({
    id: expect.any(String),
    name: expect.stringMatching(/dresser/i),
    usedMedianUsd: expect.any(Number),
    asOf: expect.stringMatching(/^\d{4}-\d{2}/),
  });
});

test("what cannot be worked with is said in one sentence", async () => {
  const client = await connect();

  const nothing = await call(client, "appraise_listing", { price: 5 });
  const noPage = await call(client, "read_page", { html: "hello" });
  const job = await call(client, "appraise_listing", {
    title: "Now hiring: warehouse workers, $22/hour",
  });

  const sentences = [nothing, noPage, job].map(({ isError, content }) => [
    isError,
    content[0]?.type === "text" && content[0].text,
  ]);
  expect(sentences).toEqual([
    [true, "Give a title, a description, pasted text or a picture."],
    [true, "This isn't the HTML of a web page."],
    [true, expect.stringMatching(/job/)],
  ]);
});
