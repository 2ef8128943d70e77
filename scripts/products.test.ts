import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { buildProducts, type Product } from "./lib/products.ts";

const site: Product = {
  name: "site",
  inputs: ["apps/web"],
  output: "apps/web/build/client/index.html",
  workspace: "the site",
  fileSettings: ["SALES_FILE"],
};

/** A tree with one product, started as often as the test wants. */
async function aTree() {
  const folder = await mkdtemp(join(tmpdir(), "flipworth-tree-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  await write("apps/web/src/page.ts", "page");
  const said: string[] = [];
  const build = async () => {
    await write(
      site.output,
      `built of ${await readFile(join(folder, "apps/web/src/page.ts"), "utf8")}`,
    );
    await write("apps/web/build/client/assets/start.js", "start()");
    return { code: 0, output: "" };
  };
  const start = async (how = build) => {
    said.length = 0;
    const isBuilt = await buildProducts((line) => said.push(line), {
      folder,
      products: [site],
      build: how,
    });
    return { isBuilt, said: [...said] };
  };
  const built = join(folder, "apps/web/build/client");
  return {
    start,
    write,
    folder,
    built,
    startFile: () => readFile(join(folder, site.output), "utf8"),
  };
}

const building = { isBuilt: true, said: ["Building site …"] };
const nothingToDo = { isBuilt: true, said: [] };

test("a start builds what was never built, and the next one nothing", async () => {
  const { start } = await aTree();
  expect(await start()).toEqual(building);
  expect(await start()).toEqual(nothingToDo);
});

test.each([
  ["that is gone", (built: string) => rm(built, { recursive: true })],
  ["whose folder is empty", async (built: string) => emptied(built)],
  ["that lost a file", (built: string) => rm(join(built, "assets", "start.js"))],
  ["with a file that was cut off", (built: string) => truncate(join(built, "index.html"), 3)],
])("a start sees a build %s, and makes it anew", async (_, spoil) => {
  const { start, built, startFile } = await aTree();
  await start();
  await spoil(built);

  expect(await start()).toEqual(building);

  expect(await startFile()).toBe("built of page");
  expect(await start()).toEqual(nothingToDo);
});

test("a start builds anew what is made of changed sources", async () => {
  const { start, write, startFile } = await aTree();
  await start();
  await write("apps/web/src/page.ts", "another page");

  expect(await start()).toEqual(building);

  expect(await startFile()).toBe("built of another page");
});

test("a start builds anew when the file that a setting names changes, comes or goes", async () => {
  const { start, write, folder } = await aTree();
  onTestFinished(() => void vi.unstubAllEnvs());
  await start();
  await write("sales.jsonl", "one");
  vi.stubEnv("SALES_FILE", join(folder, "sales.jsonl"));
  expect(await start()).toEqual(building);
  expect(await start()).toEqual(nothingToDo);
  await write("sales.jsonl", "another");
  expect(await start()).toEqual(building);
  vi.stubEnv("SALES_FILE", "");
  expect(await start()).toEqual(building);
});

test("a build that fails is said with its output, and tried again at the next start", async () => {
  const { start } = await aTree();

  const failed = await start(async () => ({ code: 1, output: "no such file" }));

  expect(failed).toEqual({
    isBuilt: false,
    said: ["Building site …", "Building the site failed:\nno such file"],
  });
  expect(await start()).toEqual(building);
});

async function emptied(folder: string): Promise<void> {
  await rm(folder, { recursive: true });
  await mkdir(folder);
}
