import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { packedGuideJson } from "@flipworth/guide/packed-guide";
import { rolldown } from "rolldown";
import { ensureBrowser } from "../lib/browser.ts";
import { labelledTitles } from "../lib/labelled-titles.ts";
import { root } from "../lib/root.ts";

// What the engine takes in a browser, bundled as the extension has it: to load with its guide, for a
// first, a second and a third hundred titles, and again where it has practiced on made-up listings
// before, as the extension's thread does until the first cards come. Prints what each fresh page took, in
// milliseconds, and asserts nothing.

const runs = 5;
const hundred = 100;
/** As in the extension's engine-worker.ts. */
const mostPractice = 40;

const code = await bundled();
const guide = packedGuideJson();
const files: Record<string, [type: string, body: string]> = {
  "/": ["text/html", "<!doctype html><title>Measured</title>"],
  "/engine.js": ["text/javascript", code],
  "/guide.json": ["application/json", guide],
};
const server = createServer((request, response) => {
  const [type, body] = files[request.url ?? ""] ?? ["text/plain", ""];
  response.writeHead(body === "" ? 404 : 200, { "content-type": type });
  response.end(body);
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
// safe because it listens on a port
const { port } = server.address() as AddressInfo;

const { chromium } = await import("@playwright/test");
const executablePath = await ensureBrowser((line) => process.stdout.write(`${line}\n`));
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const [codeKb, guideKb] = [code, guide].map((text) => brotliCompressSync(text).length / 1_000);
print(`compressed: code ${codeKb?.toFixed(0)} KB, guide ${guideKb?.toFixed(0)} KB`);
print("code, guide, index, practice; then the first, second and third hundred, in ms");
for (let run = 0; run < runs; run += 1) {
  for (const practice of [0, mostPractice]) {
    const page = await (await browser.newContext()).newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    const times = await page.evaluate(measureInPage, { listings: cards(), practice });
    print(times.map((time) => time.toFixed(0)).join(", "));
    await page.context().close();
  }
}
await browser.close();
server.close();

function cards() {
  return labelledTitles("labelled-titles.jsonl")
    .slice(0, 3 * hundred)
    .map(({ title, usd }) => ({ title, price: usd }));
}

type Measured = { listings: { title: string; price: number }[]; practice: number };

/** Runs in the page. */
async function measureInPage({ listings, practice }: Measured): Promise<number[]> {
  const times: number[] = [];
  let last = performance.now();
  const lap = () => {
    times.push(performance.now() - last);
    last = performance.now();
  };
  const address = "/engine.js";
  const local: typeof import("@flipworth/local-engine") = await import(address);
  lap();
  const packed: unknown = await (await fetch("/guide.json")).json();
  lap();
  const engine = local.loadEngine(packed);
  lap();
  const options = { asOf: "2026-11-22" };
  if (practice > 0) local.appraise(engine, local.practiceListings(engine, practice), options);
  lap();
  for (let from = 0; from < listings.length; from += 100) {
    local.appraise(engine, listings.slice(from, from + 100), options);
    lap();
  }
  return times;
}

async function bundled(): Promise<string> {
  const build = await rolldown({
    input: join(root, "packages/local-engine/src/index.ts"),
    platform: "browser",
  });
  const { output } = await build.generate({ format: "esm", minify: true });
  return output[0].code;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
