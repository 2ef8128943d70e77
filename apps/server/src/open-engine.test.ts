import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openEngine, tellOwnLines } from "./open-engine.ts";
import { withoutThreads } from "./testing/stand-ins/engine-here.ts";
import { testApp } from "./testing/test-app.ts";

const folder = mkdtempSync(join(tmpdir(), "flipworth-guide-"));

function ownFile(name: string, ...lines: readonly string[]): string {
  const file = join(folder, name);
  writeFileSync(file, lines.join("\n"));
  return file;
}

const zorblatt = JSON.stringify({
  id: "zorblatt-zx500",
  family: "hi-fi",
  brand: "Zorblatt",
  model: "ZX500",
  names: "zorblatt zx500",
  usedUsd: 340,
});

test("a thing of the operator's own file is priced by it, and what cannot count is told", async () => {
  const said: string[] = [];
  const file = ownFile("own.jsonl", zorblatt, "nonsense");
  const missing = join(folder, "missing.jsonl");
  const localFile = ownFile("guide.local.jsonl", '{"id":"sofa","usedUsd":999}');

  const setting = { files: [file, missing], localFile };
  const engine = await openEngine(setting);
  await tellOwnLines(setting, (sentence) => said.push(sentence));
  const { as } = await testApp({
    engine: withoutThreads(engine),
  });
  const ana = as("ana");
  const own = await ana.post("/api/analyses", { title: "Zorblatt ZX500", price: 100 });
  const sofa = await ana.post("/api/analyses", { title: "Sofa", price: 100 });

  expect(own.body).toMatchObject({ marketValue: "$340" });
  expect(sofa.body).toMatchObject({ marketValue: "$1,000" });
  expect(said).toEqual([
    "2 of your own lines are added to the price guide.",
    expect.stringContaining(`${missing} cannot be read`),
    `Not in the price guide: ${file}, line 2: not JSON`,
  ]);
});

test("without files of one's own nothing is said", async () => {
  const said: string[] = [];
  const setting = { files: [], localFile: join(folder, "nowhere.jsonl") };

  await tellOwnLines(setting, (sentence) => said.push(sentence));

  expect(said).toEqual([]);
});
