import type { SignedInDevice } from "@flipworth/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { fakeApi, networkFailure, refusal } from "../../testing/fake-api.ts";
import { findToast } from "../../testing/find-toast.ts";
import { renderScreen } from "../../testing/render.tsx";
import { withQueries } from "../../testing/with-queries.tsx";
import { SignedInDevices } from "./signed-in-devices.tsx";

const call = "/api/account/sessions";
const times = {
  kind: "browser" as const,
  signedInAt: "2026-11-02T12:00:00Z",
  lastUsedAt: "2026-11-20T17:00:00Z",
};
const laptop: SignedInDevice = {
  id: "laptop",
  device: "Firefox on Linux",
  isCurrent: true,
  ...times,
};
const phone: SignedInDevice = {
  id: "phone",
  device: "Chrome on Android",
  isCurrent: false,
  ...times,
};
const script: SignedInDevice = { id: "script", device: null, isCurrent: false, ...times };

let api: ReturnType<typeof fakeApi>;
let devices: SignedInDevice[];
beforeEach(() => {
  api = fakeApi();
  devices = [laptop, phone, script];
  api.on(`GET ${call}`, () => Response.json(devices));
});

const open = () => renderScreen(withQueries(<SignedInDevices />), "/settings");
const rows = async () => {
  const list = await screen.findByRole("list", { name: "Signed-in devices" });
  return within(list)
    .getAllByRole("listitem")
    .map((row) => row.textContent);
};
const button = (name: string) => screen.findByRole("button", { name });

test("each device says what it is and when it was used; this one is marked and cannot be ended here", async () => {
  open();

  const [here, there, unknown] = await rows();
  expect(here).toMatch(/^Firefox on Linux This device\s*Signed in Nov 2, 2026, last used now$/);
  expect(there).toMatch(/^Chrome on Android\s*Signed in Nov 2, 2026, last used Nov 20, 2026, /);
  expect(unknown).toMatch(/^Unknown browser/);
  expect(screen.queryByRole("button", { name: "Sign out of Firefox on Linux" })).toBeNull();
});

test("a device that is ended leaves the list, and whoever works by keyboard stays at it", async () => {
  api.on(`DELETE ${call}/`, ({ path }) => {
    devices = devices.filter(({ id }) => !path.endsWith(`/${id}`));
    return Response.json({ deleted: true });
  });
  const { person } = open();

  await person.click(await button("Sign out of Chrome on Android"));

  expect(await findToast("Signed out")).toContain("You signed out that device");
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(document.activeElement).toBe(screen.getByRole("list", { name: "Signed-in devices" }));
});

test("an extension that acts for the person is listed with them and can be disconnected", async () => {
  devices = [laptop, { ...phone, id: "link", kind: "extension", device: "Chrome on Windows" }];
  api.on(`DELETE ${call}/`, () => {
    devices = [laptop];
    return Response.json({ deleted: true });
  });
  const { person } = open();
  expect((await rows())[1]).toMatch(/^Extension in Chrome on Windows\s*Connected Nov 2, 2026/);

  await person.click(await button("Disconnect Extension in Chrome on Windows"));

  await waitFor(async () => expect(await rows()).toHaveLength(1));
});

test("all others are ended in one press, and counted", async () => {
  api.on(`DELETE ${call}`, () => {
    devices = [laptop];
    return Response.json({ ended: 2 });
  });
  const { person } = open();

  await person.click(await button("Sign out everywhere else"));

  expect(await findToast("Signed out everywhere else")).toContain("2 devices were signed out.");
  await waitFor(async () => expect(await rows()).toHaveLength(1));
});

test("a device that could not be ended stays, and the reason is said once", async () => {
  api.on(`DELETE ${call}/`, refusal(500, "Something broke."));
  const { person } = open();

  await person.click(await button("Sign out of Chrome on Android"));

  expect((await screen.findByRole("alert")).textContent).toBe("Something broke.");
  expect(await rows()).toHaveLength(3);
});

test("devices that cannot be loaded can be asked for again", async () => {
  api.on(`GET ${call}`, networkFailure());
  const { person } = open();
  expect((await screen.findByRole("alert")).textContent).toMatch(/can’t reach Flipworth/);
  api.on(`GET ${call}`, () => Response.json(devices));

  await person.click(await button("Try again"));

  expect(await rows()).toHaveLength(3);
});
