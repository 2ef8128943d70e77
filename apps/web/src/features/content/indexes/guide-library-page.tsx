import type { LibraryCard } from "@flipworth/content";
import { Badge } from "@flipworth/ui";
import { CallToAction } from "../../../components/content/call-to-action.tsx";
import { FoldedIndexSection } from "../../../components/content/index-section.tsx";
import type { NamedLink } from "../../../components/content/link-list.tsx";
import { PageHeader } from "../../../components/content/page-header.tsx";
import type { ContentHead } from "../../../lib/pages/content-head.ts";
import { paths } from "../../../paths.ts";

type LibraryShelf = { title: string; links: readonly (NamedLink & { note: string })[] };

type GuideLibraryPageProps = {
  head: ContentHead;
  title: string;
  total: number;
  shelves: readonly LibraryShelf[];
  cards: readonly LibraryCard[];
};

export function GuideLibraryPage({ head, title, total, shelves, cards }: GuideLibraryPageProps) {
  return (
    <div className="flex flex-col gap-8">
      <PageHeader
        trail={head.trail}
        title={title}
        lead={`${total} pages in one place: categories, cities, brands and how-to guides.`}
      />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => (
          <CardOfLibrary key={card.title} card={card} />
        ))}
      </ul>
      {shelves.map(({ title: name, links }) => (
        <FoldedIndexSection key={name} title={`${name} (${links.length})`}>
          <ul className="grid gap-x-10 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
            {links.map((link) => (
              <li key={link.path}>
                <a href={link.path} className="font-medium underline-offset-4 hover:underline">
                  {link.name}
                </a>
                <p className="text-sm text-pretty text-soft">{link.note}</p>
              </li>
            ))}
          </ul>
        </FoldedIndexSection>
      ))}
      <CallToAction
        title="Or check a single listing"
        actions={[
          { text: "Get the extension", href: paths.extension },
          { text: "See the plans", href: paths.pricing },
        ]}
      >
        See what the item resells for, what you keep after fees, and whether to buy.
      </CallToAction>
    </div>
  );
}

function CardOfLibrary({ card }: { card: LibraryCard }) {
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-semibold">{card.title}</h2>
        <Badge tone="plain">{card.badge}</Badge>
      </div>
      <p className="text-sm text-pretty text-soft">{card.description}</p>
      <ul>
        {card.links.map(({ name, path }) => (
          <li key={path}>
            <a
              href={path}
              className="inline-flex min-h-9 items-center text-sm underline underline-offset-4 hover:text-soft"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
