import { articleDate, contentPaths, featuredArticles, latestArticles } from "@flipworth/content";
import { useLoaderData } from "react-router";
import { contentMeta } from "../../components/page-meta.ts";
import { BlogIndex } from "../../features/content/blog-index.tsx";
import { NewsletterForm } from "../../features/newsletter/newsletter-form.tsx";
import { fixedHead } from "../../lib/content-head.ts";
import { plainPage } from "../../lib/page-handle.ts";

export const handle = plainPage;
export const meta = contentMeta;

const dated = (articles: typeof featuredArticles) =>
  articles.map((article) => ({ ...article, dateInWords: articleDate(article) }));

export const loader = () => ({
  head: fixedHead(contentPaths.blog),
  featured: dated(featuredArticles),
  latest: dated(latestArticles),
});

export default function Blog() {
  return <BlogIndex {...useLoaderData<typeof loader>()} newsletter={<NewsletterForm />} />;
}
