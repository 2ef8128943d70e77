import type { Breadcrumb } from "@flipworth/content";
import { plans } from "@flipworth/contract";
import { paths } from "../../paths.ts";
import { siteOrigin } from "../../delivery/site-origin.ts";
import type { ContentHead } from "../../lib/pages/content-head.ts";

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
    ...(article?.modified ? { dateModified: article.modified } : {}),
  };
}

/** Who runs the site, and what it is: on the landing page and those of the product. */
export function productData(title: string, description: string, path: string) {
  const url = `${siteOrigin}/`;
  const organization = {
    "@type": "Organization",
    "@id": `${url}#organization`,
    name: "Flipworth",
    url,
    logo: `${siteOrigin}/icon.svg`,
  };
  const publisher = { "@id": organization["@id"] };
  const software = {
    "@type": "SoftwareApplication",
    name: "Flipworth",
    applicationCategory: "BusinessApplication",
    operatingSystem: "Chrome",
    url,
    publisher,
    offers: planOffers,
  };
  return {
    "@context": context,
    "@graph": [
      organization,
      { "@type": "WebSite", name: "Flipworth", url, publisher },
      { "@type": "WebPage", name: title, description, url: siteOrigin + path, publisher },
      ...(describesProduct.has(path) ? [software] : []),
    ],
  };
}

const describesProduct: ReadonlySet<string> = new Set([paths.home, paths.pricing, paths.extension]);

const planOffers = plans.map(({ name, pricePerMonth }) => ({
  "@type": "Offer",
  name,
  price: (pricePerMonth / 100).toFixed(2),
  priceCurrency: "USD",
}));
