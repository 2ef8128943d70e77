const icons = [
  { name: "X", outline: "M4 4h4l4.5 6L17.5 4H20l-6.4 7.6L20.5 20h-4l-4.9-6.5L6 20H3.5l7-8.1z" },
  {
    name: "Facebook",
    outline:
      "M13.5 21v-7.5H16l.5-3h-3V8.6c0-.9.4-1.6 1.7-1.6h1.4V4.3S15.4 4 14.2 4c-2.4 0-3.9 1.4-3.9 4v2.5H7.5v3h2.8V21z",
  },
  {
    name: "Instagram",
    outline:
      "M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3Zm4 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm4.8-3.8a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2Z",
  },
] as const;

/** Pictures and not links: the product has no accounts there yet. */
export function SocialIcons() {
  return (
    <ul className="flex gap-4">
      {icons.map(({ name, outline }) => (
        <li key={name}>
          <svg viewBox="0 0 24 24" aria-hidden className="size-5 fill-soft">
            <path fillRule="evenodd" d={outline} />
          </svg>
          <span className="sr-only">{name}</span>
        </li>
      ))}
    </ul>
  );
}
