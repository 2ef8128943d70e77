import type { Article } from "@flipworth/content";
import { Badge, formatRounded } from "@flipworth/ui";
import type { ReactNode } from "react";
import { CallToAction } from "../../../components/content/call-to-action.tsx";
import { EstimateNote } from "../../../components/estimate-note.tsx";
import { IndexSection } from "../../../components/content/index-section.tsx";
import { PageHeader } from "../../../components/content/page-header.tsx";
import { salesWordsOfTable } from "../../../lib/sales-words.ts";
import type { LinkedThing } from "../../../lib/things/linked-thing.ts";
import { RelatedLink } from "../../../components/content/related-link.tsx";
import type { ContentHead } from "../../../lib/pages/content-head.ts";
import { paths } from "../../../paths.ts";

type DatedArticle = Article & {
  dateInWords: string;
  /** When its words last changed; null where nobody recorded it. */
  updated: { on: string; inWords: string } | null;
};

type BlogIndexProps = {
  head: ContentHead;
  featured: readonly DatedArticle[];
  latest: readonly DatedArticle[];
  prices: readonly LinkedThing[];
  month: string;
  newsletter: ReactNode;
};

export function BlogIndex({ head, featured, latest, prices, month, newsletter }: BlogIndexProps) {
  return (
    <div className="flex flex-col gap-10">
      <PageHeader
        trail={head.trail}
        title="The flipping blog"
        lead="What to buy, where to sell it and how to stay safe."
      />
      <IndexSection title="Featured articles">
        <ul className="grid gap-4 sm:grid-cols-2">
          {featured.map((article) => (
            <ArticleCard key={article.slug} article={article} />
          ))}
        </ul>
      </IndexSection>
      <IndexSection title="Latest articles">
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {latest.map((article) => (
            <ArticleCard key={article.slug} article={article} />
          ))}
        </ul>
      </IndexSection>
      <IndexSection title="Used prices">
        <ul className="grid gap-x-8 text-sm sm:grid-cols-2 lg:grid-cols-3">
          {prices.map(({ name, path, median }) => (
            <RelatedLink key={path} name={name} path={path} figure={formatRounded(median)} />
          ))}
          <RelatedLink name="All used prices" path={paths.prices} />
        </ul>
        <EstimateNote month={month} sales={salesWordsOfTable(prices)}>
          Typical price in good condition.
        </EstimateNote>
      </IndexSection>
      {newsletter}
      <p className="text-sm text-soft">
        Dates are those of the first publication. Articles are kept up to date, and each says when
        it last changed.{" "}
        <a href={paths.feed} className="underline underline-offset-4">
          Atom feed
        </a>
      </p>
      <CallToAction
        title="Ready to check a listing?"
        actions={[
          { text: "Get the extension", href: paths.extension },
          { text: "See the plans", href: paths.pricing },
        ]}
      >
        Analyze ten listings a month for free, with no signup.
      </CallToAction>
    </div>
  );
}

function ArticleCard({ article }: { article: DatedArticle }) {
  return (
    <li className="flex">
      <a
        href={`/${article.slug}`}
        className="flex w-full flex-col items-start gap-2 rounded-card border border-line bg-surface p-5 hover:border-edge"
      >
        <Badge tone="plain">{article.category}</Badge>
        <span className="font-semibold text-balance">{article.title}</span>
        <span className="grow text-sm text-pretty text-soft">{article.excerpt}</span>
        <span className="text-sm text-soft">
          <time dateTime={article.date}>{article.dateInWords}</time> · {article.readTimeMinutes} min
          read
          {article.updated && (
            <span className="block">
              Updated <time dateTime={article.updated.on}>{article.updated.inWords}</time>
            </span>
          )}
        </span>
      </a>
    </li>
  );
}
