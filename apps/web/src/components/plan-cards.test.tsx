import { screen, waitFor, within } from "@testing-library/react";
import { plans } from "@flipworth/contract";
import { beforeEach, expect, test } from "vitest";
import { fakeApi, networkFailure } from "../testing/fake-api.ts";
import { renderScreen } from "../testing/render.tsx";
import { PlanCards } from "./plan-cards.tsx";

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.on("GET /api/subscription-plans", () => Response.json(plans));
  api.on("GET /api/stripe/config", () => Response.json({ publishableKey: "pk_test" }));
});
const cardOf = (name: string) => {
  const heading = screen.getByRole("heading", { name });
  return screen.getAllByRole("listitem").find((item) => item.contains(heading));
};

test.each([
  { name: "Free", price: "$0.00", signedIn: "/", afterwards: null },
  {
    name: "Side Hustler",
    price: "$9.99",
    signedIn: "/subscribe?plan=Side%20Hustler",
    afterwards: "/subscribe?plan=Side%20Hustler",
  },
  {
    name: "Power Flipper",
    price: "$19.99",
    signedIn: "/subscribe?plan=Power%20Flipper",
    afterwards: "/subscribe?plan=Power%20Flipper",
  },
])("$name is $price; visitors sign in first, others go to $signedIn", (plan) => {
  renderScreen(<PlanCards heading="h2" />);

  const card = cardOf(plan.name);
  expect(card?.textContent).toContain(plan.price);
  const [visitor, person] = within(card ?? document.body).getAllByRole<HTMLAnchorElement>("link");
  const signIn = new URL(visitor?.href ?? "");
  expect([visitor?.dataset["when"], signIn.pathname]).toEqual(["not-in", "/api/login"]);
  expect(signIn.searchParams.get("returnTo")).toBe(plan.afterwards);
  expect(person?.getAttribute("href")).toBe(plan.signedIn);
});

test("Side Hustler alone is marked Most Popular", () => {
  renderScreen(<PlanCards heading="h2" />);

  const badge = screen.getByText("Most Popular");
  expect(badge.closest("li")?.textContent).toContain("Side Hustler");
});

test("the cards show what the plans call answers, with its features as a list or as JSON text", async () => {
  const changed = plans.map((plan) =>
    plan.id === "side_hustler"
      ? { ...plan, pricePerMonth: 1250, features: JSON.stringify(["75 analyses a month"]) }
      : plan,
  );
  api.on("GET /api/subscription-plans", () => Response.json(changed));

  renderScreen(<PlanCards heading="h2" />);

  expect(cardOf("Side Hustler")?.textContent).toContain("$9.99");
  expect(await screen.findByText("$12.50")).toBeDefined();
  expect(cardOf("Side Hustler")?.textContent).toContain("75 analyses a month");
  expect(cardOf("Power Flipper")?.textContent).toContain("$19.99");
});

test("without an answer the plans stand as they were built", async () => {
  api.on("GET /api/subscription-plans", networkFailure());
  api.on("GET /api/stripe/config", networkFailure());

  renderScreen(<PlanCards heading="h2" />);

  await waitFor(() => expect(api.countOf("/api/stripe/config")).toBe(1));
  expect(cardOf("Side Hustler")?.textContent).toMatch(/\$9\.99.*Billed monthly/);
});

test("without a payment provider the paid plans say so before anybody signs in", async () => {
  api.on("GET /api/stripe/config", () => Response.json({ publishableKey: null }));

  renderScreen(<PlanCards heading="h2" />);

  const notes = await screen.findAllByText(/payments aren’t set up on this server/);
  expect(notes).toHaveLength(2);
  expect(cardOf("Free")?.textContent).toContain("No card needed.");
});
