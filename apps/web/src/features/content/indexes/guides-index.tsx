import { contentPaths } from "@flipworth/content";
import { CallToAction } from "../../../components/content/call-to-action.tsx";
import { PageHeader } from "../../../components/content/page-header.tsx";
import type { ContentHead } from "../../../lib/pages/content-head.ts";
import { paths } from "../../../paths.ts";
import { type GuideCard, GuideCards, WhereNext } from "./guide-cards.tsx";

type GuidesIndexProps = {
  head: ContentHead;
  badges: readonly string[];
  categories: readonly GuideCard[];
  brands: readonly GuideCard[];
};

export function GuidesIndex({ head, badges, categories, brands }: GuidesIndexProps) {
  return (
    <div className="flex flex-col gap-10">
      <PageHeader
        trail={head.trail}
        title="Flipping guides"
        lead="What to check, what to pay and what sells, by category and brand."
        badges={badges}
      >
        <p className="pt-1">
          <a href={paths.prices} className="underline underline-offset-4">
            Used prices of the 300 most listed items
          </a>
        </p>
      </PageHeader>
      <GuideCards title="Categories" guides={categories} />
      <GuideCards title={`Popular brands (${brands.length})`} guides={brands} isFolded />
      <WhereNext
        guides={[
          {
            path: contentPaths.cities,
            title: "City guides",
            text: "Where people meet, when they post and what sells in your city.",
          },
          {
            path: paths.extension,
            title: "The Chrome extension",
            text: "A quick analysis of the listing you have open.",
          },
        ]}
      />
      <CallToAction
        title="Let Flipworth read the listing for you"
        actions={[
          { text: "Get the extension", href: paths.extension },
          { text: "See the plans", href: paths.pricing },
        ]}
      >
        Ten flips a month are free, with no signup.
      </CallToAction>
    </div>
  );
}
