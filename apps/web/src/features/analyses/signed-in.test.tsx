import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { fakeApi, refusal } from "../../testing/fake-api.ts";
import { findToast } from "../../testing/find-toast.ts";
import { renderScreen } from "../../testing/render.tsx";
import { sampleListing } from "../../testing/sample-account.ts";
import { AnalyzeScreen } from "./analyze-screen.tsx";

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  document.documentElement.dataset["session"] = "in";
});

async function analyze() {
  const { person } = renderScreen(<AnalyzeScreen />);
  await person.type(screen.getByRole("textbox", { name: /listing’s text/ }), "DeWalt drill $40");
  await person.click(screen.getByRole("button", { name: "Analyze" }));
  await screen.findByText("Buy");
  return person;
}
const saveButton = () => screen.findByRole("button", { name: "Save to Listings" });

test("an account analyzes by its session: no install is registered and no secret is sent", async () => {
  await analyze();

  expect(api.countOf("/api/installs")).toBe(0);
  expect(api.analyses()[0]?.headers.has("authorization")).toBe(false);
  expect(
    await screen.findByText("7 of 10 analyses left this month, resets December 1."),
  ).toBeDefined();
});

test("a press before it is known who is here waits for the answer", async () => {
  document.documentElement.dataset["session"] = "loading";
  const { person } = renderScreen(<AnalyzeScreen />);
  await person.type(screen.getByRole("textbox", { name: /listing’s text/ }), "Drill $40");
  await person.click(screen.getByRole("button", { name: "Analyze" }));
  expect(api.analyses()).toHaveLength(0);
  document.documentElement.dataset["session"] = "in";

  await screen.findByText("Buy");
  expect(api.countOf("/api/installs")).toBe(0);
});

test("the answer can be saved, once", async () => {
  api.on("POST /api/saved-listings", () => Response.json(sampleListing(), { status: 201 }));
  const person = await analyze();
  await person.click(await saveButton());

  expect(await findToast("Analysis saved!")).toContain("added to your saved listings");
  await person.click(screen.getByRole("button", { name: "Saved" }));
  expect(api.countOf("/api/saved-listings")).toBe(1);
});

test("an answer that cannot be saved says why and can be tried again", async () => {
  api.on("POST /api/saved-listings", refusal(403, "The Free plan keeps 5 saved listings."));
  const person = await analyze();
  await person.click(await saveButton());

  expect(await findToast("Error")).toContain(
    "Failed to save analysis: The Free plan keeps 5 saved listings.",
  );
  expect(await saveButton()).toBeDefined();
});

test("after the session is over the words say so and lead to signing in", async () => {
  api.on("POST /api/saved-listings", refusal(401, "Sign in first: /api/login"));
  const person = await analyze();
  await person.click(await saveButton());

  expect(await findToast("Error")).toContain(
    "Failed to save analysis: You’re signed out. Sign in again here or in another tab",
  );
  expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/api/login");
  expect(await saveButton()).toBeDefined();
});

test("what was spent before the sign-in counts before the credits are shown", async () => {
  localStorage.setItem("flipworth.install", JSON.stringify({ id: "1", secret: "kept" }));
  const order: string[] = [];
  api.on("POST /api/installs/claim", () => {
    order.push("claim");
    return Response.json({ analysesMoved: 1 });
  });
  api.on("GET /api/credits", () => {
    order.push("credits");
    return Response.json({ used: 1, total: 10, resetsAt: "2026-12-01T00:00:00Z" });
  });
  renderScreen(<AnalyzeScreen />);

  expect(await screen.findByText(/^9 of 10 analyses left/)).toBeDefined();
  expect(order).toEqual(["claim", "credits"]);
});

test("a visitor is offered no saving", async () => {
  document.documentElement.dataset["session"] = "out";
  await analyze();

  expect(screen.queryByRole("button", { name: "Save to Listings" })).toBeNull();
});

test.each([
  ["24", 24],
  ["1,200", 1200],
  ["12.5 miles", 12.5],
])("a drive of %s travels as a number", async (typed, milesToDrive) => {
  const { person } = renderScreen(<AnalyzeScreen />);
  await person.type(screen.getByRole("textbox", { name: "Title" }), "Drill");
  await person.type(screen.getByRole("textbox", { name: /^Miles to drive/ }), typed);
  await person.click(screen.getByRole("button", { name: "Analyze" }));

  await screen.findByText("Buy");
  expect(JSON.parse(String(api.analyses()[0]?.body))).toEqual({ title: "Drill", milesToDrive });
});

test.each(["far", "-3", "2001"])(
  "a drive of %s is refused before anything is sent",
  async (typed) => {
    const { person } = renderScreen(<AnalyzeScreen />);
    await person.type(screen.getByRole("textbox", { name: "Title" }), "Drill");
    await person.type(screen.getByRole("textbox", { name: /^Miles to drive/ }), typed);
    await person.click(screen.getByRole("button", { name: "Analyze" }));

    expect(screen.getByText("Enter miles from 0 to 2,000.")).toBeDefined();
    expect(api.analyses()).toHaveLength(0);
  },
);
