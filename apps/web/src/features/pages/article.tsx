import type { ReactNode } from "react";
import { prose } from "../../components/content/prose.ts";

type ArticleProps = {
  title: string;
  /** What the page is for, in a sentence or two. */
  lead: ReactNode;
  /** The date from which a policy holds, as people write it. */
  effective?: string;
  children: ReactNode;
};

/** A page of text at a readable measure. */
export function Article({ title, lead, effective, children }: ArticleProps) {
  return (
    <article className="mx-auto flex max-w-2xl flex-col gap-10">
      <header className="flex flex-col gap-3">
        <h1 className="text-3xl font-semibold tracking-tight text-balance sm:text-4xl">{title}</h1>
        {effective && <p className="text-sm text-soft">Effective {effective}</p>}
        <p className="text-lg text-pretty text-soft">{lead}</p>
      </header>
      {children}
    </article>
  );
}

export type SectionName = { id: string; title: string };

export function Section({ id, title, children }: SectionName & { children: ReactNode }) {
  return (
    <section aria-labelledby={id} className={prose}>
      <h2 id={id} className="scroll-mt-20 text-xl font-semibold tracking-tight">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Where a long page leads; the addresses are the sections' own. */
export function Contents({ sections }: { sections: readonly SectionName[] }) {
  return (
    <nav aria-label="On this page" className="border-l border-line pl-4">
      <ul className="flex flex-col">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-9 items-center text-sm text-soft underline-offset-4 hover:text-ink hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
