/** A link in a list of things, with its figure where it has one. */
export function RelatedLink({
  name,
  path,
  figure,
}: {
  name: string;
  path: string;
  figure?: string;
}) {
  return (
    <li className="flex items-baseline justify-between gap-3">
      <a
        href={path}
        className="inline-flex min-h-9 items-center text-soft underline-offset-4 hover:text-ink hover:underline"
      >
        {name}
      </a>
      {figure && <span className="tabular-nums">{figure}</span>}
    </li>
  );
}
