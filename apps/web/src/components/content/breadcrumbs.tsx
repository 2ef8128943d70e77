import type { Breadcrumb } from "@flipworth/content";

/** From Home to the page itself, which is named and not linked. */
export function Breadcrumbs({ trail }: { trail: readonly Breadcrumb[] }) {
  const here = trail.length - 1;
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-soft">
        {trail.map(({ name, path }, place) => (
          <li key={path} className="flex items-center gap-2">
            {place > 0 && <span aria-hidden>/</span>}
            {place === here ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a
                href={path}
                className="inline-flex min-h-9 items-center underline-offset-4 hover:text-ink hover:underline"
              >
                {name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
