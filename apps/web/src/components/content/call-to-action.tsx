import type { ReactNode } from "react";

type Action = { text: string; href: string };

type CallToActionProps = {
  title: string;
  children: ReactNode;
  /** The first is the one that matters. */
  actions: readonly [Action, ...Action[]];
};

/** What every content page ends with. */
export function CallToAction({ title, children, actions: [first, ...others] }: CallToActionProps) {
  return (
    <section className="flex flex-col items-start gap-6 rounded-card bg-ink px-6 py-12 text-surface sm:px-12">
      <div>
        <h2 className="max-w-2xl text-3xl font-semibold tracking-tight text-balance">{title}</h2>
        <p className="max-w-xl pt-3 text-lg text-pretty">{children}</p>
      </div>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <a
          href={first.href}
          className="inline-flex min-h-11 items-center rounded-control bg-surface px-5 text-sm font-medium text-ink outline-offset-4 hover:bg-surface/85 focus-visible:outline-surface"
        >
          {first.text}
        </a>
        {others.map(({ text, href }) => (
          <a
            key={href}
            href={href}
            className="inline-flex min-h-11 items-center text-sm font-medium underline underline-offset-4 outline-offset-4 focus-visible:outline-surface"
          >
            {text}
          </a>
        ))}
      </p>
    </section>
  );
}
