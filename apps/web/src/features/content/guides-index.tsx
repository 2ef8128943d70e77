import { contentPaths } from "@flipworth/content";
import { CallToAction } from "../../components/call-to-action.tsx";
import { IndexCard } from "../../components/index-card.tsx";
import { CardGrid, IndexSection } from "../../components/index-section.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import type { ContentHead } from "../../lib/content-head.ts";
import { paths } from "../../paths.ts";

export type GuideCard = { path: string; title: string; text: string };

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
        lead="What to check, what to pay and what sells, by kind of thing and by brand."
        badges={badges}
      />
      <IndexSection title="Categories">
        <CardGrid>
          {categories.map(({ path, title, text }) => (
            <IndexCard key={path} href={path} title={title} text={text} />
          ))}
        </CardGrid>
      </IndexSection>
      <IndexSection title="Popular brands">
        <CardGrid>
          {brands.map(({ path, title, text }) => (
            <IndexCard key={path} href={path} title={title} text={text} />
          ))}
        </CardGrid>
      </IndexSection>
      <IndexSection title="Where next">
        <ul className="grid gap-4 sm:grid-cols-2">
          <IndexCard
            href={contentPaths.cities}
            title="City guides"
            text="Where people meet, when they post and what your own city throws out."
          />
          <IndexCard
            href={paths.extension}
            title="The Chrome extension"
            text="An answer on the listing that is open in front of you."
          />
        </ul>
      </IndexSection>
      <CallToAction
        title="Let the guide read the listing for you"
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
