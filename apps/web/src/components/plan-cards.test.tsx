import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen } from "../testing/render.tsx";
import { PlanCards } from "./plan-cards.tsx";

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

  const heading = screen.getByRole("heading", { name: plan.name });
  const card = screen.getAllByRole("listitem").find((item) => item.contains(heading));
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
