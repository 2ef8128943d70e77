import {
  articles,
  type Breadcrumb,
  contentPaths,
  type FixedPath,
  type GuidePage,
  pageHeads,
} from "@flipworth/content";

import { pageDates } from "./page-dates.ts";

/** Drawn once a kind by scripts/social-pictures.ts. */
export type SocialPicture =
  | "site"
  | "category"
  | "brand"
  | "city"
  | "city-category"
  | "article"
  | "tool";

/** What a content page tells tabs, search engines and link previews. */
export type ContentHead = {
  title: string;
  description: string;
  path: string;
  /** From Home to the page itself. */
  trail: readonly Breadcrumb[];
  picture: SocialPicture;
  /** Present on what is an article; the days (ISO) where they are known. */
  article?: { headline: string; published?: string; modified?: string };
  isHidden?: boolean;
};

type Place = { name: string; under?: FixedPath; picture?: SocialPicture };

const places: Record<FixedPath, Place> = {
  [contentPaths.guides]: { name: "Guides", picture: "category" },
  [contentPaths.brands]: { name: "Brands", under: contentPaths.guides, picture: "brand" },
  [contentPaths.cities]: { name: "Marketplace Guide", picture: "city" },
  [contentPaths.howTo]: { name: "How-To", picture: "article" },
  [contentPaths.blog]: { name: "Blog", picture: "article" },
  [contentPaths.guideLibrary]: { name: "Guide Library" },
  [contentPaths.bestItems]: { name: "Best Items", under: contentPaths.blog, picture: "article" },
  [contentPaths.tips]: { name: "Tips", under: contentPaths.blog, picture: "article" },
  [contentPaths.safety]: { name: "Safety", under: contentPaths.blog, picture: "article" },
  [contentPaths.comparison]: {
    name: "Marketplace vs eBay",
    under: contentPaths.blog,
    picture: "article",
  },
  [contentPaths.prices]: { name: "Prices", picture: "category" },
  [contentPaths.accuracy]: { name: "Accuracy", under: contentPaths.prices, picture: "category" },
  [contentPaths.tools]: { name: "Tools", picture: "tool" },
  [contentPaths.calculator]: {
    name: "Profit Calculator",
    under: contentPaths.tools,
    picture: "tool",
  },
  [contentPaths.campaign]: { name: "For Reddit Readers" },
  [contentPaths.sitemap]: { name: "Sitemap" },
  [contentPaths.templateTest]: { name: "Template Test" },
};

/** The head of a page that belongs to no family. */
export function fixedHead(path: FixedPath): ContentHead {
  const written = articles.find(({ slug }) => `/${slug}` === path);
  return {
    ...pageHeads[path],
    path,
    trail: trailTo(path),
    picture: places[path].picture ?? "site",
    ...(written
      ? { article: { headline: written.title, ...pageDates(path), published: written.date } }
      : {}),
    ...(path === contentPaths.templateTest ? { isHidden: true } : {}),
  };
}

function trailTo(path: FixedPath): readonly Breadcrumb[] {
  const { name, under } = places[path];
  const above = under ? trailTo(under) : [{ name: "Home", path: "/" }];
  return [...above, { name, path }];
}

export function guideHead(guide: GuidePage, picture: SocialPicture): ContentHead {
  return {
    title: guide.title,
    description: guide.metaDescription,
    path: guide.canonical,
    trail: guide.breadcrumbs,
    picture,
    article: { headline: guide.hero.headline, ...pageDates(guide.canonical) },
  };
}
