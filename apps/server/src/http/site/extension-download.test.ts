import { createHash } from "node:crypto";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { extensionDownloads, extensionFor } from "./extension-download.ts";

const manifest = {
  manifest_version: 3,
  key: "abc",
  host_permissions: ["http://localhost/*"],
  optional_host_permissions: ["https://*/*"],
};
const built = zipSync({
  "manifest.json": strToU8(JSON.stringify(manifest)),
  "background.js": strToU8("start()"),
  "icon/16.png": new Uint8Array([1, 2, 3]),
});

const manifestIn = (zip: Uint8Array) =>
  JSON.parse(strFromU8(unzipSync(zip)["manifest.json"] ?? new Uint8Array()));

test("the extension asks the server that it was downloaded from, and Chrome allows that host alone", () => {
  const zip = extensionFor("https://flipworth.example:8443", built);

  expect(manifestIn(zip)).toEqual({
    ...manifest,
    homepage_url: "https://flipworth.example:8443",
    host_permissions: ["https://flipworth.example/*"],
  });
});

test("every other file is as it was built", () => {
  const { "manifest.json": _before, ...before } = unzipSync(built);
  const { "manifest.json": _after, ...after } = unzipSync(extensionFor("https://a.example", built));

  expect(after).toEqual(before);
});

test("one server always gives the same bytes", () => {
  expect(extensionFor("https://a.example", built)).toEqual(
    extensionFor("https://a.example", built),
  );
});

test("beside the zip stands its SHA-256, in the form that sha256sum checks", () => {
  const downloads = extensionDownloads("https://a.example", "built.zip");
  const filled = (path: string) => downloads[`/downloads/${path}`]?.fill(built) ?? built;
  const hash = createHash("sha256").update(filled("flipworth-extension.zip")).digest("hex");

  expect(strFromU8(filled("flipworth-extension.zip.sha256"))).toBe(
    `${hash}  flipworth-extension.zip\n`,
  );
});
