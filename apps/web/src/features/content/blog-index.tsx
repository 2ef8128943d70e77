import type { Article } from "@flipworth/content";
import { Badge } from "@flipworth/ui";
import type { ReactNode } from "react";
import { CallToAction } from "../../components/call-to-action.tsx";
import { IndexSection } from "../../components/index-section.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import type { ContentHead } from "../../lib/content-head.ts";
import { paths } from "../../paths.ts";

type DatedArticle = Article & { dateInWords: string };

type BlogIndexProps = {
  head: ContentHead;
  featured: readonly DatedArticle[];
  latest: readonly DatedArticle[];
  newsletter: ReactNode;
};

export function BlogIndex({ head, featured, latest, newsletter }: BlogIndexProps) {
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
      {newsletter}
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
        </span>
      </a>
    </li>
  );
}
