import { contentPaths, type Tool } from "@flipworth/content";
import { Badge, buttonClasses } from "@flipworth/ui";
import { CallToAction } from "../../../components/content/call-to-action.tsx";
import { Icon } from "../../../components/icon.tsx";
import { CardGrid, IndexSection } from "../../../components/content/index-section.tsx";
import { PageHeader } from "../../../components/content/page-header.tsx";
import type { ContentHead } from "../../../lib/pages/content-head.ts";
import { paths } from "../../../paths.ts";

type ToolLink = Tool & {
  path: string;
  button: string;
  itself?: { name: string; path: string } | undefined;
};

type ToolsIndexProps = { head: ContentHead; tools: readonly ToolLink[] };

export function ToolsIndex({ head, tools }: ToolsIndexProps) {
  return (
    <div className="flex flex-col gap-10">
      <PageHeader
        trail={head.trail}
        title="Tools for marketplace flippers"
        lead="Two calculators that need no account, plus tools that price a listing and tell you whether to buy it."
      />
      <IndexSection title="Featured tools">
        <ToolCards tools={tools.filter(({ featured }) => featured)} />
      </IndexSection>
      <IndexSection title="More tools">
        <ToolCards tools={tools.filter(({ featured }) => !featured)} />
      </IndexSection>
      <CallToAction
        title="Start with the numbers"
        actions={[
          { text: "Open the profit calculator", href: contentPaths.calculator },
          { text: "See the plans", href: paths.pricing },
        ]}
      >
        Five fields tell you whether the trip pays off. It runs in your browser and saves nothing.
      </CallToAction>
    </div>
  );
}

function ToolCards({ tools }: { tools: readonly ToolLink[] }) {
  return (
    <CardGrid>
      {tools.map(({ title, description, icon, category, free, path, button, itself }) => (
        <li
          key={title}
          className="flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-5"
        >
          <Icon name={icon} />
          <p className="flex flex-wrap gap-2">
            <Badge tone="plain">{category}</Badge>
            {free && <Badge tone="strong">Free</Badge>}
          </p>
          <h3 className="font-semibold">{title}</h3>
          <p className="grow text-sm text-pretty text-soft">{description}</p>
          <p className="flex flex-wrap items-center gap-x-4">
            <a
              href={path}
              aria-label={`${button}: ${title}`}
              className={buttonClasses({ look: free ? "primary" : "quiet" })}
            >
              {button}
            </a>
            {itself && (
              <a
                href={itself.path}
                className="inline-flex min-h-11 items-center text-sm font-medium underline underline-offset-4"
              >
                {itself.name}
              </a>
            )}
          </p>
        </li>
      ))}
    </CardGrid>
  );
}
