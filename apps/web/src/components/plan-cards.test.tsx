import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen } from "../testing/render.tsx";
import { PlanCards } from "./plan-cards.tsx";

test.each([
  { name: "Free", price: "$0.00", signedIn: "/" },
  { name: "Side Hustler", price: "$9.99", signedIn: "/subscribe?plan=Side%20Hustler" },
  { name: "Power Flipper", price: "$19.99", signedIn: "/subscribe?plan=Power%20Flipper" },
])("$name is $price; visitors sign in first, others go to $signedIn", (plan) => {
  renderScreen(<PlanCards heading="h2" />);

  const heading = screen.getByRole("heading", { name: plan.name });
  const card = screen.getAllByRole("listitem").find((item) => item.contains(heading));
  expect(card?.textContent).toContain(plan.price);
  const links = within(card ?? document.body).getAllByRole("link");
  expect(links.map((link) => [link.dataset["when"], link.getAttribute("href")])).toEqual([
    ["not-in", "/api/login"],
    ["in", plan.signedIn],
  ]);
});

test("Side Hustler alone is marked Most Popular", () => {
  renderScreen(<PlanCards heading="h2" />);

  const badge = screen.getByText("Most Popular");
  expect(badge.parentElement?.textContent).toContain("Side Hustler");
});
