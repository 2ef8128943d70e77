// @vitest-environment node
import * as content from "@flipworth/content";
import { expect, test, vi } from "vitest";
import { engine } from "./pages/ask-when-built.ts";
import { brandGuideOf, categoryGuideOf, cityCategoryGuideOf, cityGuideOf } from "./pages/guides.ts";
import { thingPageOf } from "./things/thing-page.ts";

// Thousands of pages: a busy machine takes longer than a test usually may.
vi.setConfig({ testTimeout: 120_000 });

const { brandKnowledge, brands, categories, categoryKnowledge, cities, citySlug } = content;

/** Every text of a page or table, sentence by sentence. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === "string") return value.split(/\n|(?<=[.!?]) /);
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(sentencesIn);
}

const pages: { path: string; sentences: string[] }[] = [
  ...categories.map(({ slug }) => categoryGuideOf(slug).guide),
  ...brands.map(({ slug }) => brandGuideOf(slug).guide),
  ...cities.map((city) => cityGuideOf(citySlug(city)).guide),
  ...cities.flatMap((city) =>
    categories.map(({ slug }) => cityCategoryGuideOf(citySlug(city), slug).guide),
  ),
]
  .map((guide) => ({ path: guide.canonical, sentences: sentencesIn(guide) }))
  .concat(
    content.listedThingIds.map((id) => ({
      path: content.thingPath(id),
      // Its neighbors are links to pages that say it themselves.
      sentences: sentencesIn({ ...thingPageOf(id), entryId: "", related: [], head: "" }),
    })),
    // The articles, tools and indexes are the other tables of the package.
    Object.entries(content)
      .filter(([name]) => !/Knowledge$|^listedThing|^thingNotes$/.test(name))
      .map(([name, table]) => ({ path: name, sentences: sentencesIn(table) })),
  );

const named = pages.flatMap(({ path, sentences }) =>
  sentences.flatMap((sentence) =>
    engine
      .restrictedIn({ title: sentence, description: null })
      .map((product) => ({ path, sentence, product, sentences })),
  ),
);

/** Lists that tell what to leave alone. */
const warnings = new Set(
  [...Object.values(categoryKnowledge), ...Object.values(brandKnowledge)]
    .flatMap((knowledge) => [
      ...knowledge.avoid,
      ...("safety" in knowledge ? knowledge.safety : []),
    ])
    .flatMap(({ text }) => sentencesIn(text)),
);
const warns = (sentence: string) =>
  warnings.has(sentence.replace(/^- /, "")) ||
  /\b(?:recall|bann|forbid|don't allow|must not|illegal|unlawful|against federal law|leave out)/i.test(
    sentence,
  );

test("what may not be sold is named on a page only to warn of it", () => {
  const isForbidden = ({ id, level }: (typeof named)[number]["product"]) =>
    level === "block" || id === "weighted-infant-sleep";
  const recommended = named.filter(
    ({ product, sentence }) => isForbidden(product) && !warns(sentence),
  );

  expect(named.length).toBeGreaterThan(20);
  expect(recommended.map(({ path, sentence }) => `${path}: ${sentence}`)).toEqual([]);
});

test("a page that names a recalled thing tells the remedy as well", () => {
  const silent = named.filter(
    ({ product, sentence, sentences }) =>
      product.level === "warn" &&
      !warns(sentence) &&
      !sentences.some((other) => product.remedy.includes(other) || other.includes(product.remedy)),
  );

  expect(silent.map(({ path, sentence }) => `${path}: ${sentence}`)).toEqual([]);
});
