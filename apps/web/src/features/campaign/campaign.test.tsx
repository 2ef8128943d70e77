import { screen } from "@testing-library/react";
import { campaignFeatures, campaignTags, contentPaths } from "@flipworth/content";
import { formatRounded } from "@flipworth/ui";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askWhenBuilt } from "../../lib/pages/ask-when-built.ts";
import { campaignSample } from "../../lib/pages/campaign-sample.ts";
import { fixedHead } from "../../lib/pages/content-head.ts";
import { renderScreen } from "../../testing/render.tsx";
import { CampaignPage } from "./campaign-page.tsx";
import { startPixel } from "./reddit-pixel.ts";
import { fillStoreLinks } from "./store-links.ts";

const sample = campaignSample();

beforeEach(() => {
  renderScreen(
    <CampaignPage
      head={fixedHead(contentPaths.campaign)}
      headline="A headline"
      subtitle="A subtitle"
      sample={sample}
      features={campaignFeatures}
      tags={campaignTags}
    />,
  );
});

afterEach(() => {
  vi.useRealTimers();
  delete window.rdt;
  delete window.fbq;
  document.head.replaceChildren();
});

const storeLinks = () => screen.getAllByRole<HTMLAnchorElement>("link", { name: /new tab/ });
const pixelScripts = () => document.querySelectorAll('script[src*="redditstatic"]').length;

test("the sample is what the analyzer answers to the same listing", () => {
  const shown = screen.getByRole("region", { name: "Sample analysis" }).textContent;
  const { title, price, condition } = sample;
  const report = askWhenBuilt({
    fields: { title, price, condition },
    sellingPlatform: "flat_13",
  });

  const { low = 0, high = 0 } = report.details.analysisStages.evaluation;
  for (const words of [
    `Listed price$${price}`,
    `Resale range${formatRounded(low)} – ${formatRounded(high)}`,
    `Estimated profit${formatRounded((report.cents.netProfit ?? 0) / 100)}`,
    "Margin after fees",
    `Confidence${report.confidence}`,
    `Recommendation${report.recommendation}`,
    ...report.reasoning.slice(0, 4),
  ]) {
    expect(shown).toContain(words);
  }
});

test("two buttons open a new tab and carry the campaign's tags, also to the store", () => {
  expect(storeLinks()).toHaveLength(2);
  fillStoreLinks(document, "https://store.example/detail/flipworth?hl=en");

  for (const link of storeLinks()) {
    expect(link.target).toBe("_blank");
    expect(link.href).toBe(
      "https://store.example/detail/flipworth?hl=en&utm_source=reddit&utm_medium=paid_social&utm_campaign=flip_check",
    );
  }
});

test("the pixel is told of the visit and of a press, and its script is loaded", () => {
  const social = vi.fn<(...words: readonly unknown[]) => void>();
  window.fbq = social;

  startPixel(window, "a2_abc");
  storeLinks()[1]?.dispatchEvent(new Event("click"));

  expect(window.rdt?.callQueue).toEqual([
    ["init", "a2_abc"],
    ["track", "PageVisit"],
    ["track", "SignUp"],
  ]);
  expect(social.mock.calls).toEqual([["track", "PageView"]]);
  expect(pixelScripts()).toBe(1);
});

test("after two seconds without the pixel one line says so, and with it none", () => {
  vi.useFakeTimers();
  const logged = vi.spyOn(console, "info").mockImplementation(() => undefined);

  startPixel(window, "a2_abc");
  vi.advanceTimersByTime(1999);
  expect(logged.mock.calls).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(logged.mock.calls).toEqual([["Reddit pixel failed to load"]]);

  if (window.rdt) window.rdt.sendEvent = () => undefined;
  startPixel(window, "a2_abc");
  vi.advanceTimersByTime(2000);
  expect(logged.mock.calls).toHaveLength(1);
  logged.mockRestore();
});
