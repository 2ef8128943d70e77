import { type BestItem, contentPaths, type GuideSection } from "@flipworth/content";
import { Badge, type BadgeTone } from "@flipworth/ui";
import { CallToAction } from "../../components/content/call-to-action.tsx";
import { Icon } from "../../components/icon.tsx";
import { IndexSection } from "../../components/content/index-section.tsx";
import { PageHeader } from "../../components/content/page-header.tsx";
import { foldedProse, plainProse } from "../../components/content/prose.ts";
import { RichText } from "../../components/content/rich-text.tsx";
import type { ContentHead } from "../../lib/pages/content-head.ts";
import { paths } from "../../paths.ts";
import { NotedPoints, TextSections } from "./article-parts.tsx";

const toneOfDifficulty: Record<BestItem["difficulty"], BadgeTone> = {
  Easy: "strong",
  Medium: "plain",
  High: "loss",
};

type BestItemsPageProps = {
  head: ContentHead;
  intro: string;
  stats: readonly { value: string; label: string }[];
  items: readonly (BestItem & { guidePath: string })[];
  sections: readonly GuideSection[];
  keys: readonly GuideSection[];
  avoid: readonly { name: string; reason: string }[];
};

export function BestItemsPage(props: BestItemsPageProps) {
  return (
    <article className="flex flex-col gap-10">
      <PageHeader trail={props.head.trail} title="Best items to flip on Facebook Marketplace" />
      <Stats stats={props.stats} />
      <div className={`${plainProse} max-w-2xl`}>
        <RichText text={props.intro} />
      </div>
      <IndexSection title="Six categories side by side">
        <ul className="grid gap-4 lg:grid-cols-2">
          {props.items.map((item) => (
            <ItemCard key={item.category} item={item} />
          ))}
        </ul>
      </IndexSection>
      <TextSections sections={props.sections} isFolded />
      <IndexSection title="Keys to success">
        <NotedPoints
          points={props.keys.map(({ title, content }) => ({ title, text: content }))}
          isFolded
        />
      </IndexSection>
      <IndexSection title="Items to avoid">
        <NotedPoints
          points={props.avoid.map(({ name, reason }) => ({ title: name, text: reason }))}
          isFolded
        />
      </IndexSection>
      <CallToAction
        title="Found one of them?"
        actions={[
          { text: "Get the extension", href: paths.extension },
          { text: "Open the profit calculator", href: contentPaths.calculator },
        ]}
      >
        See what this listing resells for and what you keep.
      </CallToAction>
    </article>
  );
}

function Stats({ stats }: { stats: BestItemsPageProps["stats"] }) {
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {stats.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end rounded-card border border-line bg-surface p-5"
        >
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="text-xl font-semibold tracking-tight whitespace-nowrap tabular-nums sm:text-2xl">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ItemCard({ item }: { item: BestItemsPageProps["items"][number] }) {
  const figures = [
    ["Profit margin", item.profitMargin],
    ["Time to sell", item.timeToSell],
    ["Average profit", item.avgProfit],
  ] as const;
  return (
    <li className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <Icon name={item.icon} />
        <h3 className="grow text-lg font-semibold">{item.category}</h3>
        <Badge tone={toneOfDifficulty[item.difficulty]}>{item.difficulty}</Badge>
      </div>
      <dl className="grid grid-cols-3 gap-2">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className={`${foldedProse} text-sm`}>
        <p>{item.examples[0]}</p>
        <details>
          <summary>More examples, and how to buy</summary>
          <ul>
            {item.examples.slice(1).map((example) => (
              <li key={example}>{example}</li>
            ))}
          </ul>
          <RichText text={item.tips} />
        </details>
        <p>
          <a href={item.guidePath}>The {item.category.toLowerCase()} guide</a>
        </p>
      </div>
    </li>
  );
}
