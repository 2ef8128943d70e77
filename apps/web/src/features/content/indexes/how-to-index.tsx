import { contentPaths, type HowTo, type IconName } from "@flipworth/content";
import { Badge, type BadgeTone, buttonClasses } from "@flipworth/ui";
import { CallToAction } from "../../../components/content/call-to-action.tsx";
import { Icon } from "../../../components/icon.tsx";
import { IndexCard } from "../../../components/content/index-card.tsx";
import { CardGrid, IndexSection } from "../../../components/content/index-section.tsx";
import { PageHeader } from "../../../components/content/page-header.tsx";
import type { ContentHead } from "../../../lib/pages/content-head.ts";
import { paths } from "../../../paths.ts";

const toneOfLevel: Record<HowTo["difficulty"], BadgeTone> = {
  Beginner: "strong",
  Intermediate: "plain",
  Advanced: "loss",
};

type HowToIndexProps = {
  head: ContentHead;
  guides: readonly (HowTo & { path: string })[];
  popular: readonly { name: string; description: string; icon: IconName; path: string }[];
};

export function HowToIndex({ head, guides, popular }: HowToIndexProps) {
  return (
    <div className="flex flex-col gap-10">
      <PageHeader
        trail={head.trail}
        title="How to flip on Facebook Marketplace"
        lead="Six skills, one at a time. Each level tells you where to start."
      />
      <CardGrid>
        {guides.map((guide) => (
          <HowToCard key={guide.slug} {...guide} />
        ))}
      </CardGrid>
      <IndexSection title="Popular Guide Categories">
        <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {popular.map(({ name, description, icon, path }) => (
            <li key={name} className="flex gap-3">
              <Icon name={icon} />
              <div>
                <a href={path} className="font-semibold underline-offset-4 hover:underline">
                  {name}
                </a>
                <p className="text-sm text-pretty text-soft">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </IndexSection>
      <IndexSection title="Reference guides">
        <CardGrid>
          <IndexCard href={contentPaths.cities} title="City guides" text="Your local market." />
          <IndexCard href={contentPaths.guides} title="Category guides" text="What you sell." />
          <IndexCard
            href={contentPaths.brands}
            title="Brand guides"
            text="Brands and their fakes."
          />
        </CardGrid>
      </IndexSection>
      <CallToAction
        title="Learn it once, then let us do the math"
        actions={[
          { text: "Get the extension", href: paths.extension },
          { text: "See the plans", href: paths.pricing },
        ]}
      >
        The extension does the math from these guides on every listing.
      </CallToAction>
    </div>
  );
}

function HowToCard({
  title,
  description,
  icon,
  category,
  difficulty,
  path,
}: HowTo & { path: string }) {
  return (
    <li className="flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-5">
      <Icon name={icon} />
      <p className="flex flex-wrap gap-2">
        <Badge tone="plain">{category}</Badge>
        <Badge tone={toneOfLevel[difficulty]}>{difficulty}</Badge>
      </p>
      <h2 className="font-semibold">{title}</h2>
      <p className="grow text-sm text-pretty text-soft">{description}</p>
      <a
        href={path}
        aria-label={`Read Guide: ${title}`}
        className={buttonClasses({ look: "quiet" })}
      >
        Read Guide
      </a>
    </li>
  );
}
