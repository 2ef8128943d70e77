import type { ReactNode } from "react";

type SectionProps = {
  id?: string;
  title: string;
  lead?: ReactNode;
  /** It needs the page's framework, which is not fetched before (delivery/hold-scripts.ts). */
  startsApp?: boolean;
  children: ReactNode;
};

/** A part of the landing page, named for its anchor. */
export function Section({ id, title, lead, startsApp, children }: SectionProps) {
  return (
    <section id={id} data-starts-app={startsApp} className="border-t border-line py-14 sm:py-20">
      <h2 className="text-3xl font-semibold tracking-tight text-balance sm:text-4xl">{title}</h2>
      {lead && <p className="max-w-2xl pt-3 text-lg text-pretty text-soft">{lead}</p>}
      <div className="pt-10">{children}</div>
    </section>
  );
}
