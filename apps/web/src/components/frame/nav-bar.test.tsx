import { contentPaths } from "@flipworth/content";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen } from "../../testing/render.tsx";
import { Footer } from "./footer.tsx";
import { NavBar } from "./nav-bar.tsx";

const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole("link", { hidden: true })
    .map((link) => [link.textContent, link.getAttribute("href")]);

test("the bar has the visitor's links, the signed-in person's, and Add to Chrome always", () => {
  renderScreen(<NavBar />);

  expect(linksIn(screen.getByRole("navigation", { name: "Main" })).slice(0, 24)).toEqual([
    ["Flipworth", "/"],
    ["Features", "/#features"],
    ["How It Works", "/#how-it-works"],
    ["Pricing", "/pricing"],
    ["Getting the Most from Flipworth", "/guide"],
    ["Add to Chrome", "/extension/installation-guide"],
    ["Installation Guide", "/installation-guide"],
    ["Analyze a listing", "/analyze"],
    ["Guides", contentPaths.guides],
    ["Prices", contentPaths.prices],
    ["Profit Calculator", contentPaths.calculator],
    ["Blog", contentPaths.blog],
    ["Dashboard", "/dashboard"],
    ["Analyze", "/analyze"],
    ["Deals", "/deals"],
    ["Add to Chrome", "/extension/installation-guide"],
    ["Log In", "/api/login"],
    ["Dashboard", "/"],
    ["Saved Listings", "/dashboard"],
    ["Settings", "/settings"],
    ["Sign Out", "/api/logout"],
    ["Add to Chrome", "/extension"],
    ["Analyze a listing", "/analyze"],
    ["Features", "/#features"],
  ]);
});

test("the side sheet is titled Menu and has what the bar has no room for", () => {
  renderScreen(<NavBar />);

  const sheet = screen.getByText("Menu", { selector: "h2" }).closest("dialog");
  expect(linksIn(sheet ?? document.body)).toEqual([
    ["Analyze a listing", "/analyze"],
    ["Features", "/#features"],
    ["How It Works", "/#how-it-works"],
    ["Pricing", "/pricing"],
    ["Getting the Most", "/guide"],
    ["Download Extension", "/extension"],
    ["Installation Guide", "/extension/installation-guide"],
    ["Guides", contentPaths.guides],
    ["Prices", contentPaths.prices],
    ["Profit Calculator", contentPaths.calculator],
    ["Blog", contentPaths.blog],
    ["Log In", "/api/login"],
    ["Deals", "/deals"],
    ["Dashboard", "/"],
    ["Saved Listings", "/dashboard"],
    ["Settings", "/settings"],
    ["Sign Out", "/api/logout"],
  ]);
});

test("the footer has three columns, icons that lead nowhere and the year", () => {
  renderScreen(<Footer />);

  const footer = screen.getByRole("contentinfo");
  expect(linksIn(footer)).toEqual([
    ["How prices are made", "/accuracy"],
    ["Features", "/#features"],
    ["Pricing", "/pricing"],
    ["Chrome Extension", "/extension"],
    ["Analyze a listing", "/analyze"],
    ["Installation Guide", "/installation-guide"],
    ["Contact Us", expect.stringMatching(/^mailto:.+@.+/)],
    ["How It Works", "/#how-it-works"],
    ["Guides", contentPaths.guides],
    ["Prices", contentPaths.prices],
    ["Profit Calculator", contentPaths.calculator],
    ["Blog", contentPaths.blog],
    ["All pages", contentPaths.sitemap],
    ["About", "/about"],
    ["Join the Mission", "/join"],
    ["Privacy Policy", "/privacy"],
    ["Terms of Service", "/terms"],
  ]);
  expect(within(footer).getAllByText(/^(X|Facebook|Instagram)$/)).toHaveLength(3);
  expect(footer.textContent).toContain(
    "AI-powered marketplace analysis to help you make smarter flipping decisions.",
  );
  expect(footer.textContent).toContain(`© ${new Date().getFullYear()}`);
});
