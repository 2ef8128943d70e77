import { contentPaths } from "@flipworth/content";
import { CallToAction } from "../../../components/content/call-to-action.tsx";
import { PageHeader } from "../../../components/content/page-header.tsx";
import type { ContentHead } from "../../../lib/pages/content-head.ts";
import { paths } from "../../../paths.ts";
import { type GuideCard, GuideCards, WhereNext } from "./guide-cards.tsx";

type BrandsIndexProps = {
  head: ContentHead;
  groups: readonly { name: string; brands: readonly GuideCard[] }[];
};

export function BrandsIndex({ head, groups }: BrandsIndexProps) {
  return (
    <div className="flex flex-col gap-10">
      <PageHeader
        trail={head.trail}
        title="Brand guides"
        lead="Spot the model, the year and the fakes before you pay."
      />
      {groups.map(({ name, brands }) => (
        <GuideCards key={name} title={name} guides={brands} />
      ))}
      <WhereNext
        guides={[
          {
            path: contentPaths.guides,
            title: "Guides by category",
            text: "Advice for each category, whatever the brand.",
          },
          {
            path: contentPaths.cities,
            title: "City guides",
            text: "Advice for your city, whatever you sell.",
          },
        ]}
      />
      <CallToAction
        title="A brand name alone has no price"
        actions={[
          { text: "Get the extension", href: paths.extension },
          { text: "See the plans", href: paths.pricing },
        ]}
      >
        Flipworth finds the exact model in the listing and shows what it sells for.
      </CallToAction>
    </div>
  );
}
