import { defaultAccountSettings } from "@flipworth/contract";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { fakeApi, networkFailure, refusal } from "../../testing/fake-api.ts";
import { findToast } from "../../testing/find-toast.ts";
import { renderScreen } from "../../testing/render.tsx";
import { sampleSubscription, sampleUser } from "../../testing/sample-account.ts";
import LateSettings from "./settings.tsx";

const call = "/api/account/settings";
const { dataset } = document.documentElement;

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.on("GET /api/auth/user", () => Response.json(sampleUser()));
  api.on(`GET ${call}`, () => Response.json(defaultAccountSettings));
  api.on("GET /api/account/sessions", () => Response.json([]));
  api.on("GET /api/billing/invoices", () => Response.json([]));
  api.on("GET /api/account/keys", () => Response.json([]));
  api.on("GET /api/account/webhooks", () => Response.json([]));
  api.on("GET /api/sales", () => Response.json([]));
  api.on(`PUT ${call}`, ({ body }) => new Response(String(body)));
});

const open = () => renderScreen(<LateSettings />, "/settings");
const field = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });
const theme = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });
const save = () => screen.getByRole("button", { name: "Save settings" });
const sent = () => api.requests("PUT", call).map(({ body }) => JSON.parse(String(body)));

test("a visitor finds the link to sign in, which leads back here", async () => {
  api.on("GET /api/auth/user", () => Response.json(null));
  open();

  const link = await screen.findByRole("link", { name: "Sign in" });
  expect(link.getAttribute("href")).toBe("/api/auth/login?returnTo=/settings");
});

describe("how a person resells", () => {
  test("is shown as it stands, and saved whole", async () => {
    const { person } = open();
    const profit = await field("Minimum profit ($)");
    expect(profit.value).toBe("10");
    expect((await field("Usual shipping ($)")).value).toBe("");
    await person.selectOptions(screen.getByRole("combobox", { name: "Where you sell" }), "eBay");
    await person.clear(profit);
    await person.type(profit, "$25");
    await person.type(await field("Usual shipping ($)"), "9.50");
    await person.click(save());

    expect(await findToast("Settings saved")).toBeDefined();
    expect(sent()).toEqual([
      {
        sellingPlatform: "ebay",
        targets: { profit: 25, roiPercent: 30 },
        costPerMile: 0.725,
        usualShipping: 9.5,
        theme: "system",
      },
    ]);
  });

  test("that is no figure is said at its field and not sent", async () => {
    const { person } = open();
    const cost = await field("Cost per mile ($)");
    await person.clear(cost);
    await person.type(cost, "a lot");
    await person.click(save());

    expect(await screen.findByText("Enter an amount such as 40.")).toBeDefined();
    expect(cost.getAttribute("aria-invalid")).toBe("true");
    expect(sent()).toEqual([]);
  });

  test("that the server refuses is said at its fields and below them", async () => {
    const problems = { "targets.roiPercent": "is more than anybody makes" };
    api.on("GET /api/account/sessions", () => Response.json([]));
    api.on(`PUT ${call}`, refusal(400, "These settings cannot be kept.", problems));
    const { person } = open();
    const roi = await field("Minimum return (%)");
    await person.click(save());

    expect((await screen.findByRole("alert")).textContent).toBe("These settings cannot be kept.");
    expect(roi.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("is more than anybody makes")).toBeDefined();
  });

  test("that cannot be loaded says why and can be asked for again", async () => {
    api.on(`GET ${call}`, networkFailure());
    const { person } = open();
    expect((await screen.findByRole("alert")).textContent).toMatch(/can’t reach Flipworth/);
    api.on(`GET ${call}`, () => Response.json(defaultAccountSettings));
    await person.click(screen.getByRole("button", { name: "Try again" }));

    expect(await field("Cost per mile ($)")).toBeDefined();
  });
});

describe("the theme", () => {
  test("holds at once, is kept in the browser and travels with the next save", async () => {
    const { person } = open();
    await field("Cost per mile ($)");
    await person.click(theme("Dark"));

    expect([dataset["theme"], localStorage.getItem("theme")]).toEqual(["dark", "dark"]);
    await person.click(save());
    await waitFor(() => expect(sent()[0]).toMatchObject({ theme: "dark" }));
  });

  test("follows the switch in the bar", async () => {
    open();
    await field("Cost per mile ($)");
    expect(theme("System").checked).toBe(true);
    act(() => void (dataset["theme"] = "light"));

    await waitFor(() => expect(theme("Light").checked).toBe(true));
  });

  test.each([
    ["comes from the account in a new browser", null, "dark"],
    ["stays where one was chosen", "system", undefined],
  ])("%s", async (_, chosen, shown) => {
    if (chosen) localStorage.setItem("theme", chosen);
    api.on(`GET ${call}`, () => Response.json({ ...defaultAccountSettings, theme: "dark" }));
    open();

    await field("Cost per mile ($)");
    expect(dataset["theme"]).toBe(shown);
  });
});

describe("what is kept", () => {
  test("can be downloaded", async () => {
    open();

    const link = await screen.findByRole("link", { name: "Download my data" });
    expect(link.getAttribute("href")).toBe("/api/account/export");
  });

  async function askToDelete(typed: string) {
    const { person } = open();
    await person.click(await screen.findByRole("button", { name: "Delete account" }));
    const dialog = within(screen.getByRole("dialog", { name: "Delete account" }));
    await person.type(dialog.getByRole("textbox", { name: "Type DELETE to confirm" }), typed);
    await person.click(dialog.getByRole("button", { name: "Delete my account" }));
    return dialog;
  }

  test("is not deleted before the word is typed", async () => {
    const dialog = await askToDelete("delete");

    expect(dialog.getByText("Type DELETE in capital letters to continue.")).toBeDefined();
    expect(api.countOf("/api/account")).toBe(0);
  });

  test("is deleted with a goodbye, and nobody is signed in any more", async () => {
    dataset["session"] = "in";
    api.on("DELETE /api/account", () => Response.json({ deleted: true }));
    await askToDelete("DELETE");

    expect(await findToast("We deleted your account")).toContain("Thanks for using Flipworth");
    expect(dataset["session"]).toBe("out");
  });

  test("stays when the server refuses, and the dialog says why", async () => {
    api.on("DELETE /api/account", refusal(500, "Something broke."));
    const dialog = await askToDelete("DELETE");

    expect((await dialog.findByRole("alert")).textContent).toBe(
      "We couldn’t delete your account. Something broke.",
    );
  });
});

describe("the plan", () => {
  const paid = sampleSubscription({ tier: "Side Hustler", creditsUsed: 6, creditsTotal: 50 });
  const signedInWith = (subscription: typeof paid) =>
    api.on("GET /api/auth/user", () => Response.json(sampleUser({ subscription })));

  test("of somebody who pays nothing says what is left and leads to the plans", async () => {
    open();

    expect(await screen.findByText("7 of 10 analyses left; resets Dec 1")).toBeDefined();
    expect(screen.getByRole("link", { name: "View Plans" }).getAttribute("href")).toBe("/pricing");
    expect(await screen.findByText("No invoices yet.")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Cancel plan" })).toBeNull();
  });

  test("that is paid has its price and its invoices", async () => {
    signedInWith(paid);
    const invoice = {
      id: "in_1",
      number: "A1B2-0001",
      createdAt: "2026-11-21T12:00:00Z",
      totalCents: 999,
      status: "paid",
      url: "https://pay.test/in_1",
    };
    api.on("GET /api/billing/invoices", () => Response.json([invoice]));
    open();

    expect(await screen.findByText("44 of 50 analyses left; resets Dec 1")).toBeDefined();
    const view = await screen.findByRole("link", { name: /View the invoice of November 21, 2026/ });
    expect(view.getAttribute("href")).toBe("https://pay.test/in_1");
    expect(view.closest("li")?.textContent).toMatch(/November 21, 2026A1B2-0001Paid\$9\.99/);
    expect(screen.getByRole("button", { name: "Manage Account" })).toBeDefined();
  });

  test("is canceled after a question, and the screen says until when it stays", async () => {
    signedInWith(paid);
    const canceled = { ...paid, nextTier: "Free", nextTierAt: "2026-12-21T12:00:00Z" };
    api.on("POST /api/billing/cancel", () => Response.json(canceled));
    const { person } = open();
    await person.click(await screen.findByRole("button", { name: "Cancel plan" }));
    expect(api.requests("POST", "/api/billing/cancel")).toEqual([]);
    await person.click(screen.getByRole("button", { name: "Cancel my plan" }));

    expect(await findToast("Plan canceled")).toContain(
      "You keep Side Hustler until December 21, 2026.",
    );
    expect(screen.getByText("Your plan ends on December 21, 2026.")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Cancel plan" })).toBeNull();
    const keep = screen.getAllByRole("link", { name: "Keep Side Hustler" });
    expect(keep[0]?.getAttribute("href")).toBe("/subscribe?plan=Side%20Hustler");
  });

  test("that cannot be canceled says why and stays", async () => {
    signedInWith(paid);
    api.on("POST /api/billing/cancel", refusal(503, "The payment provider isn't responding."));
    const { person } = open();
    await person.click(await screen.findByRole("button", { name: "Cancel plan" }));
    await person.click(screen.getByRole("button", { name: "Cancel my plan" }));

    expect((await screen.findByRole("alert")).textContent).toBe(
      "We couldn’t cancel your plan. The payment provider isn't responding.",
    );
  });

  test("says when the invoices could not be loaded, and asks again", async () => {
    api.on("GET /api/billing/invoices", networkFailure());
    const { person } = open();
    expect((await screen.findByRole("alert")).textContent).toMatch(/couldn’t load your invoices/);
    api.on("GET /api/billing/invoices", () => Response.json([]));
    await person.click(screen.getByRole("button", { name: "Try again" }));

    expect(await screen.findByText("No invoices yet.")).toBeDefined();
  });
});
