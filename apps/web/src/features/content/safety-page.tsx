import { contentPaths, type SafetyGroup, type Scam } from "@flipworth/content";
import { Badge, type BadgeTone } from "@flipworth/ui";
import { CallToAction } from "../../components/content/call-to-action.tsx";
import { IndexSection } from "../../components/content/index-section.tsx";
import { PageHeader } from "../../components/content/page-header.tsx";
import { plainProse } from "../../components/content/prose.ts";
import { RichText } from "../../components/content/rich-text.tsx";
import type { ContentHead } from "../../lib/pages/content-head.ts";
import { paths } from "../../paths.ts";
import { MarkedList, NotedPoints } from "./article-parts.tsx";
import { TipCard } from "./tip-card.tsx";

const toneOfLevel: Record<SafetyGroup["level"], BadgeTone> = {
  Critical: "loss",
  Essential: "strong",
  Important: "plain",
};

type SafetyPageProps = {
  head: ContentHead;
  intro: string;
  groups: readonly SafetyGroup[];
  scams: readonly Scam[];
  before: readonly string[];
  during: readonly string[];
  wrong: readonly { title: string; text: string }[];
};

export function SafetyPage({ head, intro, groups, scams, before, during, wrong }: SafetyPageProps) {
  return (
    <article className="flex flex-col gap-10">
      <PageHeader trail={head.trail} title="Facebook Marketplace safety for flippers" />
      <div className={`${plainProse} max-w-2xl`}>
        <RichText text={intro} />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {groups.map(({ category, icon, level, color, tips }) => (
          <TipCard
            key={category}
            title={category}
            icon={icon}
            color={color}
            badge={<Badge tone={toneOfLevel[level]}>{level}</Badge>}
            tips={tips}
          />
        ))}
      </div>
      <IndexSection title="Four common scams">
        <ul className="grid gap-4 lg:grid-cols-2">
          {scams.map((scam) => (
            <ScamCard key={scam.title} scam={scam} />
          ))}
        </ul>
      </IndexSection>
      <div className="grid gap-10 sm:grid-cols-2">
        <IndexSection title="Before the meeting">
          <MarkedList mark="do" items={before} />
        </IndexSection>
        <IndexSection title="During the meeting">
          <MarkedList mark="do" items={during} />
        </IndexSection>
      </div>
      <IndexSection title="If something goes wrong">
        <NotedPoints points={wrong} isFolded />
      </IndexSection>
      <CallToAction
        title="Know the price before you go"
        actions={[
          { text: "Get the extension", href: paths.extension },
          { text: "Tips for every other step", href: contentPaths.tips },
        ]}
      >
        Look twice at a price far below market. The extension shows how far below.
      </CallToAction>
    </article>
  );
}

function ScamCard({ scam }: { scam: Scam }) {
  return (
    <li className={`${plainProse} rounded-card border border-line bg-surface p-5 sm:p-6`}>
      <h3 className="text-lg font-semibold">{scam.title}</h3>
      <p>{scam.description}</p>
      <details>
        <summary className="font-semibold">How to see it, and what stops it</summary>
        <p className="pt-2">
          <strong>Warning sign:</strong> {scam.warning}
        </p>
        <p className="pt-2">
          <strong>What stops it:</strong> {scam.prevention}
        </p>
      </details>
    </li>
  );
}
