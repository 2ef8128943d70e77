import {
  bestItems,
  contentPaths,
  howToPath,
  howTos,
  popularGuideCategories,
  safetyGroups,
  toolButton,
  toolPath,
  tools,
} from "@flipworth/content";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fixedHead } from "../../lib/pages/content-head.ts";
import { renderScreen } from "../../testing/render.tsx";
import { BestItemsPage } from "./best-items-page.tsx";
import { HowToIndex } from "./indexes/how-to-index.tsx";
import { SafetyPage } from "./safety-page.tsx";
import { ToolsIndex } from "./indexes/tools-index.tsx";

const tones = {
  default: "border-ink",
  secondary: "bg-sunken",
  destructive: "bg-loss-ground",
} as const;

function expectTone(words: string, tone: keyof typeof tones) {
  const badges = screen.getAllByText(words);
  expect(badges.length).toBeGreaterThan(0);
  for (const badge of badges) expect(badge.classList).toContain(tones[tone]);
}

test("the levels of how-to guides look as their badges should, and each card leads on", () => {
  const guides = howTos.map((guide) => ({ ...guide, path: howToPath(guide.slug) }));
  renderScreen(
    <HowToIndex
      head={fixedHead(contentPaths.howTo)}
      guides={guides}
      popular={popularGuideCategories}
    />,
  );

  expectTone("Beginner", "default");
  expectTone("Intermediate", "secondary");
  expectTone("Advanced", "destructive");
  const links = screen.getAllByRole("link", { name: /^Read Guide/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(guides.map(({ path }) => path));
});

test("how hard a category is shows in its badge", () => {
  renderScreen(
    <BestItemsPage
      head={fixedHead(contentPaths.bestItems)}
      intro="Words."
      stats={[]}
      items={bestItems.map((item) => ({ ...item, guidePath: "/guides" }))}
      sections={[]}
      keys={[]}
      avoid={[]}
    />,
  );

  expectTone("Easy", "default");
  expectTone("Medium", "secondary");
  expectTone("High", "destructive");
});

test("how much a safety group matters shows in its badge", () => {
  renderScreen(
    <SafetyPage
      head={fixedHead(contentPaths.safety)}
      intro="Words."
      groups={safetyGroups}
      scams={[]}
      before={[]}
      during={[]}
      wrong={[]}
    />,
  );

  expectTone("Critical", "destructive");
  expectTone("Essential", "default");
  expectTone("Important", "secondary");
});

test("free tools lead to their page and paid ones home, each with its own button", () => {
  renderScreen(
    <ToolsIndex
      head={fixedHead(contentPaths.tools)}
      tools={tools.map((tool) => ({ ...tool, path: toolPath(tool), button: toolButton(tool) }))}
    />,
  );

  const buttons = screen.getAllByRole("link", { name: /^(Use|Try)/ });
  expect(buttons.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Use Free Tool", contentPaths.calculator],
    ["Try Tool", "/"],
    ["Try Tool", "/"],
    ["Try Tool", "/"],
    ["Use Free", contentPaths.calculator],
    ["Try Tool", "/"],
  ]);
});
