import { articles } from "@flipworth/content";
import { pageDates } from "./page-dates.ts";

/** The blog as an Atom feed, newest first. Reads as of the articles' own dates: a feed has no time of its own. */
export function blogFeed(origin: string): string {
  const entries = articles.map((article) => {
    const address = `${origin}/${article.slug}`;
    const { modified = article.date } = pageDates(`/${article.slug}`);
    return { modified, xml: entryOf(article, { address, modified }) };
  });
  const newest =
    entries
      .map(({ modified }) => modified)
      .toSorted()
      .at(-1) ?? "";
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<title>The Flipworth blog</title>
<id>${origin}/blog</id>
<link rel="alternate" type="text/html" href="${origin}/blog"/>
<link rel="self" type="application/atom+xml" href="${origin}/feed.xml"/>
<updated>${newest}T00:00:00Z</updated>
<author><name>Flipworth</name></author>
${entries.map(({ xml }) => xml).join("\n")}
</feed>
`;
}

type Place = { address: string; modified: string };

function entryOf(
  { title, excerpt, category, date }: (typeof articles)[number],
  { address, modified }: Place,
): string {
  return [
    "<entry>",
    `<title>${escaped(title)}</title>`,
    `<id>${address}</id>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${date}T00:00:00Z</published>`,
    `<updated>${modified}T00:00:00Z</updated>`,
    `<category term="${escaped(category)}"/>`,
    `<summary>${escaped(excerpt)}</summary>`,
    "</entry>",
  ].join("");
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? "");
