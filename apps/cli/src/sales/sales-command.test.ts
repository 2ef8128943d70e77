import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Analysis } from "@flipworth/contract";
import { expect, onTestFinished, test } from "vitest";

const main = fileURLToPath(new URL("../main.ts", import.meta.url));
const drill = "Dewalt DCD771 20V cordless drill";

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "flipworth-sales-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

async function run(folder: string, words: readonly string[], input = "") {
  const child = spawn(process.execPath, [main, ...words], {
    env: { ...process.env, INIT_CWD: folder },
  });
  const told = { out: "", error: "" };
  child.stdout.on("data", (piece) => (told.out += String(piece)));
  child.stderr.on("data", (piece) => (told.error += String(piece)));
  child.stdin.end(input);
  await new Promise((resolve) => child.on("close", resolve));
  return told;
}

test("a seller's own file becomes sales, and they move what is appraised with them", async () => {
  const rows = [
    "Item title,Sold for,Sale date",
    `${drill} kit,300,Nov-01-26`,
    `${drill} set,310,Nov-02-26`,
    `${drill} red,305,2026-11-03`,
    ",20,2026-11-03",
  ];
  const folder = await folderWith({ "orders.csv": rows.join("\n") });
  const { out, error } = await run(folder, ["sales", "import", "orders.csv"]);
  expect(error).toBe("Line 5: no title\n3 sales read, 1 lines left out\n");
  await writeFile(join(folder, "sales.jsonl"), out);
  const listing = JSON.stringify({ title: drill, condition: "Used - Good" });

  const plain = await run(folder, ["appraise"], listing);
  const taught = await run(folder, ["appraise", "--sales", "sales.jsonl"], listing);

  const median = ({ out: line }: { out: string }) =>
    Analysis.parse(JSON.parse(line)).details.analysisStages.evaluation.median ?? 0;
  expect(median(taught)).toBeGreaterThan(1.3 * median(plain));
  expect(taught.error).toContain("3 sales remembered");
});

test("a line of the sales file that is no sale is named and left out", async () => {
  const folder = await folderWith({
    "sales.jsonl": `{"title":"Lamp","price":20,"date":"2026-11"}\n{"title":"Lamp"}\nnonsense\n`,
  });
  const { error } = await run(folder, ["appraise", "--sales", "sales.jsonl"], `{"title":"Lamp"}`);
  expect(error).toContain("1 sales remembered");
  expect(error).toMatch(/Left out: .*sales\.jsonl, line 2: .*\n.*line 3: /);
});
