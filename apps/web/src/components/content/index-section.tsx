import type { ReactNode } from "react";

type IndexSectionProps = { title: string; lead?: ReactNode; children: ReactNode };

/** A titled part of an index or article that is more than running text. */
export function IndexSection({ title, lead, children }: IndexSectionProps) {
  return (
    <section>
      <h2 className="text-xl font-semibold tracking-tight">{title}</h2>
      {lead && <p className="max-w-2xl pt-1 text-pretty text-soft">{lead}</p>}
      <div className="pt-4">{children}</div>
    </section>
  );
}

/** The same where a page is long: its title, which unfolds the rest. */
export function FoldedIndexSection({ title, children }: Omit<IndexSectionProps, "lead">) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center">
        <h2 className="inline text-xl font-semibold tracking-tight">{title}</h2>
      </summary>
      <div className="pt-4">{children}</div>
    </details>
  );
}

/** Cards in up to three columns. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>;
}
