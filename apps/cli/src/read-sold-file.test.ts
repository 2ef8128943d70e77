import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Comparable } from "@flipworth/contract";
import { expect, test } from "vitest";
import { z } from "zod";
import { readFileAsSold } from "./read-sold-file.ts";

const pages = join(import.meta.dirname, "../../../packages/readers/src/pages");
const main = join(import.meta.dirname, "main.ts");
const Sold = z.object({
  comparables: z.array(Comparable),
  struckOut: z.array(z.object({ title: z.string(), reason: z.string() })),
});

test("a saved page of sold results gives comparables as the API takes them, and the rest with reasons", async () => {
  const sold = Sold.parse(await readFileAsSold(join(pages, "ebay-sold-list.html")));

  expect(sold.comparables[0]).toEqual({
    title: "50mm f/1.8 lens with caps",
    price: 64.5,
    shippingDollars: 5.99,
    isLessRelevant: false,
    soldAt: "2026-11-12",
    kind: "sold",
    condition: "Pre-Owned",
    url: "https://www.ebay.com/itm/100000000001",
  });
  expect(sold.comparables.at(-1)).toMatchObject({ title: "35mm lens", isLessRelevant: true });
  expect(sold.struckOut).toContainEqual({ title: "Lot of 5 50mm lenses", reason: "a lot of 5" });
});

test("the command prints nothing but JSON", async () => {
  const { stdout, stderr } = await run("sold", join(pages, "ebay-sold-cards.html"));

  expect(Sold.parse(JSON.parse(stdout)).comparables).toHaveLength(4);
  expect(stderr).toBe("");
});

test("the command answers a page that cannot be read with one sentence and the exit code 1", async () => {
  const failed = await run("sold", join(pages, "nowhere.html")).catch((error: unknown) => error);

  expect(failed).toMatchObject({ code: 1, stdout: "" });
  expect(failed).toHaveProperty(
    "stderr",
    expect.stringMatching(/^We can.t read .*nowhere\.html.*\n$/),
  );
});

test("the address that the browser noted in a saved page says what was searched", async () => {
  const html =
    "<!-- saved from url=(0061)https://poshmark.com/search?query=skirt&availability=sold_out -->\n" +
    '<html><body><main><div><a href="/listing/Skirt-0123456789abcdef01234567">Denim skirt</a><p>$15</p></div></main></body></html>';

  await withFile(html, async (file) => {
    expect(await readFileAsSold(file)).toMatchObject({
      site: "poshmark",
      comparables: [{ title: "Denim skirt", price: 15, kind: "sold" }],
    });
  });
});

test.each([
  ["an empty file", "", /isn't a web page/],
  ["another site's page", "<html><body><h1>News</h1></body></html>", /can't read sold listings/],
  [
    "a page without results",
    "<html><head><title>lens | eBay</title></head><main></main></html>",
    /no search results/,
  ],
])("%s is refused in one sentence", async (_name, html, sentence) => {
  await withFile(html, async (file) => {
    await expect(readFileAsSold(file)).rejects.toThrow(sentence);
  });
});

function run(...args: string[]) {
  return promisify(execFile)(process.execPath, [main, ...args]);
}

async function withFile(html: string, use: (file: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "flipworth-sold-"));
  const file = join(folder, "page.html");
  await writeFile(file, html);
  try {
    await use(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}
