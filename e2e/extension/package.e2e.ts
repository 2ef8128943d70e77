import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../../scripts/lib/root.ts";
import { secrets } from "../../scripts/lib/secrets.ts";
import { expect, test } from "../fixtures/test.ts";
import { unzip } from "../fixtures/unzip.ts";

const built = join(root, "apps/extension/dist/chrome-mv3");

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll("\\", "/"));
}

test("the zip that people install holds the built extension, byte for byte but for the server's address", async ({
  request,
  baseURL,
}) => {
  const reply = await request.get("/downloads/flipworth-extension.zip");
  const files = unzip(await reply.body());

  expect([...files.keys()].sort()).toEqual(filesBelow(built).sort());
  const manifest = readFileSync(join(built, "manifest.json"), "utf8");
  expect(JSON.parse(files.get("manifest.json")?.toString() ?? "null")).toEqual({
    ...JSON.parse(manifest),
    homepage_url: baseURL,
  });
  for (const [name, bytes] of files) {
    if (name === "manifest.json") continue;
    expect(bytes.equals(readFileSync(join(built, name))), name).toBe(true);
  }
});

test("the built extension holds no source map, no secret and nothing of this machine", () => {
  for (const name of filesBelow(built)) {
    const text = readFileSync(join(built, name), "latin1");
    expect(name).not.toMatch(/\.map$|\.tsx?$|(^|\/)\./);
    expect(text, name).not.toMatch(/sourceMappingURL=/);
    expect(text, name).not.toMatch(secrets);
    expect(text.includes(root), name).toBe(false);
  }
});

test("the extension asks for six permissions and one host, and for all others only when they are needed", () => {
  const manifest = JSON.parse(readFileSync(join(built, "manifest.json"), "utf8"));

  expect(manifest).toMatchObject({
    permissions: ["activeTab", "contextMenus", "offscreen", "scripting", "sidePanel", "storage"],
    optional_permissions: ["notifications"],
    host_permissions: ["http://localhost/*"],
    optional_host_permissions: ["https://*/*", "http://*/*", "<all_urls>"],
  });
  expect(manifest).not.toHaveProperty("externally_connectable");
  expect(manifest.content_security_policy.extension_pages).toContain("script-src 'self';");
});
