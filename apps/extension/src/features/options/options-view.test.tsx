import { apiVersion } from "@flipworth/contract";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { siteOfSales } from "../../lib/site-of-sales.ts";
import {
  defaultServerAddress,
  inPageButtonSetting,
  sellingSetting,
  serverAddressSetting,
  themeSetting,
} from "../../storage/items.ts";
import { away, fakeApi, health } from "../../testing/fake-api.ts";
import { fakeChrome } from "../../testing/fake-chrome.ts";
import { OptionsView } from "./options-view.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const own = "https://flipworth.example";

async function openOptions(allowed: string[] = [], shippedBy?: string) {
  const api = fakeApi();
  const { world } = fakeChrome({ id: 1, windowId: 1 });
  world.allowed = allowed;
  if (shippedBy !== undefined) world.manifest = { homepage_url: shippedBy };
  render(<OptionsView sending={null} />);
  await screen.findByText(`Connected to ${shippedBy ?? defaultServerAddress}, Flipworth 0.1.0.`);
  const person = userEvent.setup();
  const useServer = async (address: string) => {
    const field = screen.getByRole("textbox", { name: "Server address" });
    await person.clear(field);
    await person.type(field, address);
    await person.click(screen.getByRole("button", { name: "Use this server" }));
  };
  return { api, world, person, useServer };
}

describe("another server", () => {
  test("one that answers is kept, and only its address is asked for", async () => {
    const { world, useServer } = await openOptions();

    await useServer(`${own}/`);

    const words = `Connected to ${own}, Flipworth 0.1.0. You’re a new visitor there until you sign in.`;
    expect(await screen.findByText(words)).toBeDefined();
    expect(await serverAddressSetting.read()).toBe(own);
    expect(world.allowed).toEqual([`${own}/*`]);
  });

  test("a copy that was downloaded from a server asks that server", async () => {
    const { world, person, useServer } = await openOptions([], "https://shipped.example");
    expect(screen.queryByRole("button", { name: "Use the default server" })).toBeNull();

    await useServer(own);
    await person.click(await screen.findByRole("button", { name: "Use the default server" }));

    await waitFor(async () =>
      expect(await serverAddressSetting.read()).toBe("https://shipped.example"),
    );
    await waitFor(() => expect(world.allowed).toEqual(["https://shipped.example/*"]));
  });

  test("back at the usual server the right to reach the other is given up", async () => {
    const { world, person, useServer } = await openOptions();
    await useServer(own);

    await person.click(await screen.findByRole("button", { name: "Use the default server" }));

    await waitFor(async () => expect(await serverAddressSetting.read()).toBe(defaultServerAddress));
    await waitFor(() => expect(world.allowed).toEqual(["http://localhost/*"]));
  });

  test.each([
    ["flipworth.example", /Enter an http or https address/],
    ["ftp://flipworth.example", /Enter an http or https address/],
    ["https://flipworth.example/dashboard", /Remove everything after the name/],
    ["https://me:secret@flipworth.example", /Remove everything after the name/],
  ])("%s is no server address, and nobody is asked for anything", async (address, words) => {
    const { world, useServer } = await openOptions();

    await useServer(address);

    expect(await screen.findByText(words)).toBeDefined();
    expect(world.allowed).toEqual([]);
    expect(await serverAddressSetting.read()).toBeUndefined();
  });

  test.each([
    ["is away", away, /can’t reach a server there/],
    ["is something else", () => new Response("<h1>Shop</h1>"), /isn’t Flipworth/],
    ["answers other JSON", () => Response.json({ ok: true }), /isn’t Flipworth/],
    ["is too old", () => health({}), /runs Flipworth 0\.1\.0. Update it first/],
    ["is too new", () => health({ apiVersion: apiVersion + 1 }), /Update this extension first/],
  ])("a server that %s changes nothing", async (_, reply, words) => {
    const { api, world, useServer } = await openOptions();
    api.on("GET /api/health", reply);

    await useServer(own);

    expect(await screen.findByText(words)).toBeDefined();
    expect(await serverAddressSetting.read()).toBeUndefined();
    expect(world.allowed).toEqual([]);
  });

  test("without Chrome's leave nothing changes and nothing is sent there", async () => {
    const { api, world, useServer } = await openOptions();
    world.allows = false;

    await useServer(own);

    expect(await screen.findByText(/didn’t allow this address in Chrome/)).toBeDefined();
    expect(api.received("GET /api/health").filter(({ url }) => url.startsWith(own))).toEqual([]);
  });
});

describe("the permission for pictures from the card in a page", () => {
  test("is shown to be missing, with when Chrome asks for it", async () => {
    await openOptions();

    expect(await screen.findByText(/^Not allowed yet\. Chrome will ask when/)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Remove the permission" })).toBeNull();
  });

  test("given, it is shown and can be taken back, and the server stays in reach", async () => {
    const { world, person } = await openOptions(["<all_urls>"]);
    expect(await screen.findByText(/^You allowed all sites/)).toBeDefined();

    await person.click(screen.getByRole("button", { name: "Remove the permission" }));

    expect(await screen.findByText(/^Not allowed yet/)).toBeDefined();
    await waitFor(() => expect(world.allowed).toEqual(["http://localhost/*"]));
  });
});

test("the permission to read sold prices is shown, and can be taken back", async () => {
  const { world, person } = await openOptions(siteOfSales.origins);
  expect(await screen.findByText(/^You allowed www\.ebay\.com/)).toBeDefined();

  await person.click(screen.getByRole("button", { name: "Remove this permission" }));

  expect(await screen.findByText(/^Flipworth can’t read www\.ebay\.com yet/)).toBeDefined();
  expect(world.allowed).toEqual([]);
});

describe("the other choices are kept at once", () => {
  test("the button on listing pages is on until it is switched off", async () => {
    const { person } = await openOptions();
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: /Analyze Deal/ });
    expect(box.checked).toBe(true);

    await person.click(box);

    expect(await inPageButtonSetting.read()).toBe(false);
  });

  test("how a visitor sells", async () => {
    const { person } = await openOptions();

    await person.selectOptions(screen.getByRole("combobox", { name: "Where you sell" }), "mercari");
    await person.type(screen.getByRole("textbox", { name: /Minimum profit/ }), "25");

    const targets = { profit: 25, roiPercent: 30 };
    await waitFor(async () =>
      expect(await sellingSetting.read()).toEqual({ sellingPlatform: "mercari", targets }),
    );
  });

  test("what is no figure is said at its field and not kept", async () => {
    const { person } = await openOptions();

    await person.type(screen.getByRole("textbox", { name: /Minimum return/ }), "lots");

    expect(screen.getByText("must be a number of percent")).toBeDefined();
    expect((await sellingSetting.readOrInitial()).targets).toBeNull();
  });

  test("the theme", async () => {
    const { person } = await openOptions();

    await person.click(screen.getByRole("radio", { name: "Dark" }));

    expect(await themeSetting.read()).toBe("dark");
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>("radio", { name: "Dark" }).checked).toBe(true),
    );
  });
});
