import type { MetaDescriptor } from "react-router";
import { siteOrigin } from "../../delivery/site-origin.ts";
import type { ContentHead, SocialPicture } from "../../lib/pages/content-head.ts";
import { paths } from "../../paths.ts";
import { articleData, breadcrumbList, productData } from "./structured-data.ts";

/**
 * The title and description of a page, for browsers, search engines and link previews, and its one
 * address. A page that stands at no address of its own has no path.
 */
export function pageMeta(title: string, description: string, path?: string): MetaDescriptor[] {
  return [
    ...words(title, description),
    ...picture("site"),
    ...(path === undefined
      ? []
      : [...addressOf(path), { "script:ld+json": productData(title, description, path) }]),
  ];
}

/** The `meta` of every route whose loader answers with a `head`. */
export function contentMeta({
  loaderData,
}: {
  loaderData?: { head: ContentHead } | undefined;
}): MetaDescriptor[] {
  if (!loaderData) return [];
  const { head } = loaderData;
  return [
    ...words(head.title, head.description),
    ...picture(head.picture),
    ...addressOf(head.path),
    ...(head.isHidden ? [{ name: "robots", content: "noindex" }] : []),
    { "script:ld+json": breadcrumbList(head.trail) },
    ...(head.article ? [{ "script:ld+json": articleData(head) }] : []),
  ];
}

/** Where feed readers find the blog. */
export const feedLink: MetaDescriptor = {
  tagName: "link",
  rel: "alternate",
  type: "application/atom+xml",
  title: "The Flipworth blog",
  href: paths.feed,
};

function words(title: string, description: string): MetaDescriptor[] {
  return [
    { title },
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: "Flipworth" },
  ];
}

function picture(name: SocialPicture): MetaDescriptor[] {
  return [
    { property: "og:image", content: `${siteOrigin}/pictures/social/${name}.png` },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

function addressOf(path: string): MetaDescriptor[] {
  const address = siteOrigin + path;
  return [
    { tagName: "link", rel: "canonical", href: address },
    { property: "og:url", content: address },
  ];
}
