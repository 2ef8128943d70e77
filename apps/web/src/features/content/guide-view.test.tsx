import type { GuidePage } from "@flipworth/content";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderScreen } from "../../testing/render.tsx";
import { GuideView } from "./guide-view.tsx";

const section = (title: string) => ({ title, content: `About [${title}](/tips).\n\n- one\n- two` });

const guide: GuidePage = {
  title: "A title",
  metaDescription: "A description",
  canonical: "/guides/tools",
  breadcrumbs: [
    { name: "Home", path: "/" },
    { name: "Guides", path: "/guides" },
    { name: "Tools", path: "/guides/tools" },
  ],
  hero: {
    headline: "How to flip tools",
    subtitle: "Batteries first.",
    stats: { avgProfit: "", successRate: "" },
    topItems: ["Drills", "Saws", "Presses"],
  },
  bands: [
    {
      entryId: "saw",
      name: "Table saw",
      lowCents: 1_500_00,
      medianCents: 2_000_00,
      highCents: 4_000_00,
      asOf: "2026-11",
    },
    {
      entryId: "drill",
      name: "Cordless drill",
      lowCents: 400_00,
      medianCents: 600_00,
      highCents: 1_000_00,
      asOf: "2026-09",
    },
  ],
  sections: [section("A"), section("B"), section("C"), section("D"), section("E")],
  cta: {
    headline: "A deal?",
    description: "See for yourself.",
    buttonText: "Check it",
    buttonLink: "/extension",
  },
};

const related = [{ title: "Tools by city", links: [{ name: "Austin, TX", path: "/austin" }] }];

test("a guide has its five sections, its top items, where to go next and a call to action", () => {
  renderScreen(<GuideView guide={guide} related={related} />);

  const headings = screen.getAllByRole("heading", { level: 2 }).map((found) => found.textContent);
  expect(headings).toEqual(["Used prices", "A", "B", "C", "D", "E", "Tools by city", "A deal?"]);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("How to flip tools");
  const top = within(screen.getByRole("list", { name: "Look for" })).getAllByRole("listitem");
  expect(top.map((item) => item.textContent)).toEqual(["Drills", "Saws", "Presses"]);
  expect(screen.getByRole("link", { name: "B" }).getAttribute("href")).toBe("/tips");
  expect(screen.getByRole("link", { name: "Check it" }).getAttribute("href")).toBe("/extension");
  expect(screen.getByRole("link", { name: "Austin, TX" })).toBeDefined();
});

test("its prices stand in a table, dated by the oldest of them, with a way to how they are made", () => {
  renderScreen(<GuideView guide={guide} related={[]} />);

  const rows = screen.getAllByRole("row").map((row) => row.textContent);
  expect(rows).toContain("Table saw$1,500–$4,000$2,000");
  expect(rows).toContain("Cordless drill$400–$1,000$600");
  expect(document.body.textContent).toContain(
    "Our estimates of September 2026, not recorded sales.",
  );
  const link = screen.getByRole("link", { name: "How they are made and how accurate they are" });
  expect(link.getAttribute("href")).toBe("/accuracy");
});

test("each band is drawn on the scale of the dearest", () => {
  renderScreen(<GuideView guide={guide} related={[]} />);

  const drawn = [...document.querySelectorAll("td rect")].map((part) => [
    part.getAttribute("x"),
    part.getAttribute("width"),
  ]);
  expect(drawn).toEqual([
    ["38%", "62%"],
    ["50%", "2"],
    ["10%", "15%"],
    ["15%", "2"],
  ]);
});

test("a thing with a page of its own is a link to it, and a recall stands beneath the prices", () => {
  const [saw, drill] = guide.bands;
  if (!saw || !drill) throw new Error("the sample has two bands");
  const recall = "Its guard can break. Ask the maker for a new one.";
  const bands = [
    { ...saw, path: "/prices/saw" },
    { ...drill, recall },
  ];
  renderScreen(<GuideView guide={{ ...guide, bands }} related={[]} />);

  expect(screen.getByRole("link", { name: "Table saw" }).getAttribute("href")).toBe("/prices/saw");
  expect(screen.queryByRole("link", { name: "Cordless drill" })).toBeNull();
  expect(document.body.textContent).toContain(`Cordless drill: ${recall}`);
});

test("the trail links every page but the one that is open", () => {
  renderScreen(<GuideView guide={guide} related={[]} />);

  const trail = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
  expect(trail.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/",
    "/guides",
  ]);
  expect(trail.getByText("Tools").getAttribute("aria-current")).toBe("page");
});

test("a guide without prices has no table", () => {
  renderScreen(<GuideView guide={{ ...guide, bands: [] }} related={[]} />);

  expect(screen.queryByRole("table")).toBeNull();
});
