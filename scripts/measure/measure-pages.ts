import { createRequire } from "node:module";
import { findBrowser } from "../lib/browser.ts";
import { startServer } from "../lib/server.ts";

// Chrome's own "Slow 4G" and a mid-range phone's processor: what Lighthouse's mobile score assumes.
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const cpuSlowdown = 4;
const settleMs = 2_500;
const rounds = 3;
/** One path of those below; all when absent. */
const [only] = process.argv.slice(2);

const pages = [
  { kind: "landing, hydrates", path: "/" },
  { kind: "tool, hydrates", path: "/analyze" },
  { kind: "pricing, hydrates", path: "/pricing" },
  { kind: "guide, informs", path: "/guide" },
  { kind: "text, informs", path: "/about" },
  { kind: "category guide, informs", path: "/guides/electronics" },
  { kind: "brand guide, informs", path: "/guides/brands/apple" },
  { kind: "city guide, informs", path: "/marketplace-guide/austin-tx" },
  { kind: "city and category, informs", path: "/marketplace-guide/austin-tx/electronics" },
  { kind: "article, informs", path: "/facebook-marketplace-tips" },
  { kind: "calculator, hydrates", path: "/facebook-marketplace-profit-calculator" },
  { kind: "dashboard signed out, hydrates", path: "/dashboard" },
  { kind: "404, informs", path: "/no-such-page" },
] as const;

// Runs in the page, whose types this script does not have.
const readPaints = `(async () => {
  const entries = (type) =>
    new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
      setTimeout(resolve, 300, []);
    });
  const paints = await entries("largest-contentful-paint");
  const shifts = await entries("layout-shift");
  return {
    lcpMs: paints.at(-1)?.startTime ?? NaN,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
  };
})()`;

type Figures = { bytes: number; scriptBytes: number; lcpMs: number; shift: number };

const { chromium } = createRequire(new URL("../../e2e/package.json", import.meta.url))(
  "@playwright/test",
);
const server = await startServer();
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ["--no-sandbox", "--disable-gpu"],
});
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  say("Slow 4G (1.6 Mbit/s, 150 ms), processor 4 times slower, empty cache, 412 px; KB as sent");
  say("| page | kind | KB | JavaScript KB | LCP ms | CLS |\n| --- | --- | --- | --- | --- | --- |");
  for (const { kind, path } of pages.filter((page) => only === undefined || page.path === only)) {
    const all: Figures[] = [];
    for (let round = 0; round < rounds; round += 1) all.push(await measure(path));
    const { bytes, scriptBytes, lcpMs, shift } = medianOf(all);
    const kilobytes = (count: number) => (count / 1024).toFixed(1);
    say(
      `| ${path} | ${kind} | ${kilobytes(bytes)} | ${kilobytes(scriptBytes)} | ${Math.round(lcpMs)} | ${shift.toFixed(3)} |`,
    );
  }
} finally {
  await browser.close();
  await server.stop();
}

/** One visit with nothing cached. */
async function measure(path: string): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  const scripts = new Set<string>();
  let [bytes, scriptBytes] = [0, 0];
  session.on("Network.responseReceived", (event: { type: string; requestId: string }) => {
    if (event.type === "Script") scripts.add(event.requestId);
  });
  session.on(
    "Network.loadingFinished",
    (event: { requestId: string; encodedDataLength: number }) => {
      bytes += event.encodedDataLength;
      if (scripts.has(event.requestId)) scriptBytes += event.encodedDataLength;
    },
  );
  await page.goto(server.address + path, { waitUntil: "load" });
  await page.waitForTimeout(settleMs);
  const seen: Pick<Figures, "lcpMs" | "shift"> = await page.evaluate(readPaints);
  await context.close();
  return { bytes, scriptBytes, ...seen };
}

/** The median of each figure by itself. */
function medianOf(all: readonly Figures[]): Figures {
  const middle = (name: keyof Figures) =>
    all.map((figures) => figures[name]).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  return {
    bytes: middle("bytes"),
    scriptBytes: middle("scriptBytes"),
    lcpMs: middle("lcpMs"),
    shift: middle("shift"),
  };
}
