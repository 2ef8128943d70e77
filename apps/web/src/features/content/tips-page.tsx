import { contentPaths, type GuideSection, type TipGroup } from "@flipworth/content";
import { CallToAction } from "../../components/content/call-to-action.tsx";
import { IndexSection } from "../../components/content/index-section.tsx";
import { PageHeader } from "../../components/content/page-header.tsx";
import { plainProse } from "../../components/content/prose.ts";
import { RichText } from "../../components/content/rich-text.tsx";
import type { ContentHead } from "../../lib/pages/content-head.ts";
import { paths } from "../../paths.ts";
import { MarkedList, NotedPoints } from "./article-parts.tsx";
import { BuyOrWalk } from "./buy-or-walk.tsx";
import { TipCard } from "./tip-card.tsx";

type TipsPageProps = {
  head: ContentHead;
  intro: string;
  groups: readonly TipGroup[];
  techniques: readonly GuideSection[];
  dos: readonly string[];
  donts: readonly string[];
};

export function TipsPage({ head, intro, groups, techniques, dos, donts }: TipsPageProps) {
  return (
    <article className="flex flex-col gap-10">
      <PageHeader trail={head.trail} title="Facebook Marketplace tips for flippers" />
      <div className={`${plainProse} max-w-2xl`}>
        <RichText text={intro} />
      </div>
      <IndexSection title="Buy or walk">
        <BuyOrWalk />
      </IndexSection>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {groups.map(({ title, icon, color, tips }) => (
          <TipCard key={title} title={title} icon={icon} color={color} tips={tips} />
        ))}
      </div>
      <IndexSection title="Advanced techniques">
        <NotedPoints
          points={techniques.map(({ title, content }) => ({ title, text: content }))}
          isFolded
        />
      </IndexSection>
      <div className="grid gap-10 sm:grid-cols-2">
        <IndexSection title="Do">
          <MarkedList mark="do" items={dos} />
        </IndexSection>
        <IndexSection title="Don’t">
          <MarkedList mark="dont" items={donts} />
        </IndexSection>
      </div>
      <CallToAction
        title="Skip searching sold listings"
        actions={[
          { text: "Get the extension", href: paths.extension },
          { text: "Best items to flip", href: contentPaths.bestItems },
        ]}
      >
        The extension compares the right version for you and shows where the price comes from.
      </CallToAction>
    </article>
  );
}
