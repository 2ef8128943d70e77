import { formatRounded } from "@flipworth/ui";
import { languages } from "@flipworth/words";
import { useVoice, useWords } from "@flipworth/words/react";
import type { ReactNode } from "react";
import { RelatedLink } from "../../components/content/related-link.tsx";
import { IndexSection } from "../../components/content/index-section.tsx";
import { monthInWords } from "../../lib/month-in-words.ts";
import type { ThingPage } from "../../lib/things/thing-page.ts";
import { paths } from "../../paths.ts";
import { thingPage } from "../../words/english/market/things.ts";

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 className="text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}

export function Notes({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <Panel title={title}>
      <ul className="flex list-disc flex-col gap-2 pl-5 text-pretty marker:text-soft">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Panel>
  );
}

export function Recall({ recall }: { recall: ThingPage["recalls"][number] }) {
  const say = useWords(thingPage);
  const { locale } = languages[useVoice().language];
  const { name, problem, remedy, source, since } = recall;
  return (
    <section className="max-w-2xl rounded-card border border-doubt bg-doubt-ground p-5 text-doubt">
      <h2 className="font-semibold">{say("recall", { name })}</h2>
      <p className="pt-1 text-pretty">
        {problem} {remedy}
      </p>
      <p className="pt-1 text-sm">
        {since ? say("recallSince", { source, month: monthInWords(since, locale) }) : source}
      </p>
    </section>
  );
}

export function RelatedThings({ thing: { related, guides } }: { thing: ThingPage }) {
  const say = useWords(thingPage);
  return (
    <IndexSection title={say("related")}>
      <ul className="grid gap-x-6 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {related.map(({ name, path, median }) => (
          <RelatedLink key={path} name={name} path={path} figure={formatRounded(median)} />
        ))}
        {guides.map(({ name, path }) => (
          <RelatedLink key={path} name={name} path={path} />
        ))}
        <RelatedLink name={say("allPrices")} path={paths.prices} />
        <RelatedLink name={say("articles")} path={paths.blog} />
      </ul>
    </IndexSection>
  );
}
