import type { InstallLinkRequest, User } from "@flipworth/contract";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { fakeApi, refusal } from "../../testing/fake-api.ts";
import { inSpanish } from "../../testing/in-spanish.tsx";
import { renderScreen } from "../../testing/render.tsx";
import { withQueries } from "../../testing/with-queries.tsx";
import { ConnectScreen } from "./connect-screen.tsx";

const call = "/api/installs/links";
const request: InstallLinkRequest = {
  id: "request",
  device: "Chrome on Windows",
  askedAt: "2026-11-21T12:00:00Z",
};
const user: User = {
  firstName: "Ana",
  lastName: null,
  email: "ana@example.com",
  profileImageUrl: null,
  subscription: {
    tier: "Free",
    creditsUsed: 3,
    creditsTotal: 10,
    isPastDue: false,
    nextTier: null,
    nextTierAt: null,
    resetsAt: "2026-12-01T00:00:00Z",
  },
};

let api: ReturnType<typeof fakeApi>;
let requests: InstallLinkRequest[];
beforeEach(() => {
  api = fakeApi();
  requests = [request];
  api.on(`GET ${call}`, () => Response.json(requests));
});

const open = () => renderScreen(withQueries(<ConnectScreen user={user} />), "/connect-extension");
const button = (name: string) => screen.findByRole("button", { name });

test("the person reads which browser asks, for which account, and nothing happens by itself", async () => {
  open();

  expect(await screen.findByText("Chrome on Windows")).toBeDefined();
  expect(screen.getByText("ana@example.com")).toBeDefined();
  expect(api.requests("POST", `${call}/request`)).toEqual([]);
});

test("the question is whole in Spanish, too", async () => {
  renderScreen(inSpanish(withQueries(<ConnectScreen user={user} />)), "/connect-extension");

  const place = await screen.findByText("Chrome on Windows");
  expect(place.parentElement?.textContent).toBe(
    "La extensión de Flipworth en Chrome on Windows quiere usar la cuenta ana@example.com.",
  );
});

test("a press connects the extension", async () => {
  api.on(`POST ${call}/`, () => Response.json({ analysesMoved: 2 }));
  const { person } = open();

  const goes = vi.spyOn(location, "assign").mockImplementation(() => {});
  await person.click(await button("Connect"));

  await waitFor(() => expect(goes).toHaveBeenCalledWith("/connect-extension?connected"));
  expect(api.requests("POST", `${call}/request`)).toHaveLength(1);
  goes.mockRestore();
});

test("once it is connected the page says so, and asks nothing", async () => {
  history.replaceState(null, "", "/connect-extension?connected");
  open();

  expect(await screen.findByRole("heading", { name: "Your extension is connected" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Connect" })).toBeNull();
});

test("whoever did not ask for it refuses", async () => {
  api.on(`DELETE ${call}/`, () => Response.json({ deleted: true }));
  const { person } = open();

  await person.click(await button("Not now"));

  expect(await screen.findByRole("heading", { name: "Nothing was connected" })).toBeDefined();
  expect(api.requests("POST", `${call}/request`)).toEqual([]);
});

test("an extension that asks a moment later is noticed", async () => {
  requests = [];
  open();
  expect(await screen.findByText(/^Waiting for the extension/)).toBeDefined();

  requests = [request];

  expect(await screen.findByText("Chrome on Windows", {}, { timeout: 5_000 })).toBeDefined();
});

test("a request that is gone meanwhile is said", async () => {
  api.on(`POST ${call}/`, refusal(404, "This request expired."));
  const { person } = open();

  await person.click(await button("Connect"));

  expect((await screen.findByRole("alert")).textContent).toContain("This request expired.");
});
