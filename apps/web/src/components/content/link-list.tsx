export type NamedLink = { name: string; path: string };

/** Many links in columns, for what is looked up and not read. */
export function LinkList({ links }: { links: readonly NamedLink[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-4">
      {links.map(({ name, path }) => (
        <li key={path}>
          <a
            href={path}
            className="inline-flex min-h-9 items-center text-sm text-soft underline-offset-4 hover:text-ink hover:underline"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
