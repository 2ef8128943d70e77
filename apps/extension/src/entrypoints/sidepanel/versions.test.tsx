import { apiVersion } from "@flipworth/contract";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { away, health } from "../../testing/fake-api.ts";
import { answer, openPanel, show } from "../../testing/open-panel.tsx";
import { sampleCapture } from "../../testing/samples.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ["from before versions were said", {}, /Update the server/],
  ["older", { apiVersion: apiVersion - 1 }, /runs Flipworth 0\.1\.0\. Update the server/],
  ["newer", { apiVersion: apiVersion + 1 }, /Update the extension at chrome:\/\/extensions/],
])("a server that is %s is said, with what to update", async (_, change, words) => {
  const { api } = await openPanel();
  api.on("GET /api/health", () => health(change));
  show();

  expect((await screen.findByRole("alert")).textContent).toMatch(words);
});

test.each([
  ["fits", () => health({ apiVersion })],
  ["is away", away],
  ["has lost its database, but fits", () => health({ apiVersion, database: "unavailable" })],
])("a server that %s is no matter of versions", async (_, reply) => {
  const { api } = await openPanel(sampleCapture());
  api.on("GET /api/health", reply);
  show();

  await answer();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("an update that waits while the panel is open asks for the panel to be opened again", async () => {
  const { fake } = await openPanel(sampleCapture());
  show();
  await answer();

  fake.offerUpdate();

  expect((await screen.findByRole("alert")).textContent).toContain("Flipworth was updated");
});

test("a panel whose extension is gone says so when it is looked at again", async () => {
  await openPanel(sampleCapture());
  show();
  await answer();

  Reflect.deleteProperty(chrome.runtime, "id");
  window.dispatchEvent(new Event("focus"));

  expect((await screen.findByRole("alert")).textContent).toContain("Close this panel");
});
