import { contentPaths } from "@flipworth/content";
import { expect, test } from "vitest";
import { siteOrigin } from "../../delivery/site-origin.ts";
import { fixedHead } from "../../lib/pages/content-head.ts";
import { contentMeta, pageMeta } from "./page-meta.ts";

const metaOf = (path: Parameters<typeof fixedHead>[0]) =>
  contentMeta({ loaderData: { head: fixedHead(path) } });

test("a content page names its address, its picture and its trail for search engines", () => {
  const meta = metaOf(contentPaths.tips);

  expect(meta).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: `${siteOrigin}/facebook-marketplace-tips`,
  });
  expect(meta).toContainEqual({
    property: "og:image",
    content: `${siteOrigin}/pictures/social/article.png`,
  });
  expect(meta).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
  expect(meta).toContainEqual({
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: `${siteOrigin}/` },
        { "@type": "ListItem", position: 2, name: "Blog", item: `${siteOrigin}/blog` },
        {
          "@type": "ListItem",
          position: 3,
          name: "Tips",
          item: `${siteOrigin}/facebook-marketplace-tips`,
        },
      ],
    },
  });
});

test("an article says when it was published, an index is no article", () => {
  const articles = (path: Parameters<typeof fixedHead>[0]) =>
    metaOf(path).filter((tag) => JSON.stringify(tag).includes('"@type":"Article"'));

  expect(articles(contentPaths.safety)).toEqual([
    { "script:ld+json": expect.objectContaining({ datePublished: "2025-01-04" }) },
  ]);
  expect(articles(contentPaths.guides)).toEqual([]);
});

test("only the template test page asks search engines to stay away", () => {
  const hidden = Object.values(contentPaths).filter((path) =>
    metaOf(path).some((tag) => "name" in tag && tag.name === "robots"),
  );

  expect(hidden).toEqual([contentPaths.templateTest]);
});

test("a page without an address of its own has a picture and no canonical link", () => {
  const meta = pageMeta("A title", "A description");

  expect(meta).toContainEqual({
    property: "og:image",
    content: `${siteOrigin}/pictures/social/site.png`,
  });
  expect(meta.some((tag) => "tagName" in tag)).toBe(false);
});
