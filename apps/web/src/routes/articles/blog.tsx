import { articleDate, contentPaths, featuredArticles, latestArticles } from "@flipworth/content";
import { useLoaderData } from "react-router";
import { contentMeta, feedLink } from "../../components/content/page-meta.ts";
import { BlogIndex } from "../../features/content/indexes/blog-index.tsx";
import { NewsletterForm } from "../../features/newsletter/newsletter-form.tsx";
import { priceMonth } from "../../lib/pages/ask-when-built.ts";
import { fixedHead } from "../../lib/pages/content-head.ts";
import { dayInWords } from "../../lib/month-in-words.ts";
import { pageDates } from "../../lib/pages/page-dates.ts";
import { popularThings } from "../../lib/things/thing-groups.ts";
import { plainPage } from "../../lib/pages/page-handle.ts";

export const handle = plainPage;
export const meta: typeof contentMeta = (args) => [...contentMeta(args), feedLink];

const dated = (articles: typeof featuredArticles) =>
  articles.map((article) => {
    const { modified } = pageDates(`/${article.slug}`);
    return {
      ...article,
      dateInWords: articleDate(article),
      updated: modified ? { on: modified, inWords: dayInWords(modified) } : null,
    };
  });

export const loader = () => ({
  head: fixedHead(contentPaths.blog),
  featured: dated(featuredArticles),
  prices: popularThings(),
  month: priceMonth,
  latest: dated(latestArticles),
});

export default function Blog() {
  return <BlogIndex {...useLoaderData<typeof loader>()} newsletter={<NewsletterForm />} />;
}
