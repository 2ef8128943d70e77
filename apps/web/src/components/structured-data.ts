import type { Breadcrumb } from "@flipworth/content";
import { siteOrigin } from "../delivery/site-origin.ts";
import type { ContentHead } from "../lib/content-head.ts";

const context = "https://schema.org";

/** The trail as search engines read it. */
export function breadcrumbList(trail: readonly Breadcrumb[]) {
  return {
    "@context": context,
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: siteOrigin + path,
    })),
  };
}

export function articleData({ article, description, path, picture }: ContentHead) {
  const publisher = { "@type": "Organization", name: "Flipworth", url: `${siteOrigin}/` };
  return {
    "@context": context,
    "@type": "Article",
    headline: article?.headline ?? "",
    description,
    image: `${siteOrigin}/pictures/social/${picture}.png`,
    mainEntityOfPage: siteOrigin + path,
    author: publisher,
    publisher,
    ...(article?.published ? { datePublished: article.published } : {}),
  };
}
