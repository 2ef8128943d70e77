import { mkdir, mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { inventoryOf } from "./lib/inventory.ts";

async function aBuild() {
  const folder = await mkdtemp(join(tmpdir(), "flipworth-build-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, "pages"));
  await writeFile(join(folder, "index.html"), "start");
  await writeFile(join(folder, "pages", "guide.html"), "guide");
  return folder;
}

test("a whole build is known again", async () => {
  const folder = await aBuild();
  expect(inventoryOf(folder)).toBe(inventoryOf(folder));
});

test.each([
  ["a file that is gone", (folder: string) => rm(join(folder, "pages", "guide.html"))],
  ["a file that is cut off", (folder: string) => truncate(join(folder, "index.html"), 2)],
  ["an empty folder", (folder: string) => rm(join(folder, "pages"), { recursive: true })],
  ["no folder", (folder: string) => rm(folder, { recursive: true })],
])("a build with %s is told from a whole one", async (_, spoil) => {
  const folder = await aBuild();
  const whole = inventoryOf(folder);

  await spoil(folder);

  expect(inventoryOf(folder)).not.toBe(whole);
});
