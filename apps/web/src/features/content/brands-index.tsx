import { contentPaths } from "@flipworth/content";
import { CallToAction } from "../../components/call-to-action.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import type { ContentHead } from "../../lib/content-head.ts";
import { paths } from "../../paths.ts";
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
        lead="How to tell models, years and copies apart before money changes hands."
      />
      {groups.map(({ name, brands }) => (
        <GuideCards key={name} title={name} guides={brands} />
      ))}
      <WhereNext
        guides={[
          {
            path: contentPaths.guides,
            title: "Guides by category",
            text: "What holds for a kind of thing, whoever made it.",
          },
          {
            path: contentPaths.cities,
            title: "City guides",
            text: "What holds where you live, whatever you sell.",
          },
        ]}
      />
      <CallToAction
        title="A brand name is not yet a price"
        actions={[
          { text: "Get the extension", href: paths.extension },
          { text: "See the plans", href: paths.pricing },
        ]}
      >
        Flipworth finds the model and the variant in the listing and says what that one sells for.
      </CallToAction>
    </div>
  );
}
