import { joinClasses } from "./join-classes.ts";

const sizes = {
  regular: { words: "text-lg", mark: "size-7" },
  small: { words: "text-base", mark: "size-6" },
} as const;

/** The mark is the deal card's axis in small: an asking price left of what the thing sells for. */
export function Brand({ size = "regular" }: { size?: keyof typeof sizes }) {
  const { words, mark } = sizes[size];
  return (
    <span className={joinClasses("flex items-center gap-2 font-semibold tracking-tight", words)}>
      <svg viewBox="0 0 24 24" aria-hidden className={joinClasses("shrink-0", mark)}>
        <rect width="24" height="24" rx="6" className="fill-ink" />
        <path d="M3.5 6h6L6.5 10.5z" className="fill-surface" />
        <rect x="3.5" y="13" width="17" height="1.5" className="fill-edge" />
        <rect x="10" y="11" width="10.5" height="5.5" rx="1.5" fill="#5ccb8d" />
        <rect x="5.75" y="11" width="1.5" height="5.5" className="fill-surface" />
      </svg>
      Flipworth
    </span>
  );
}
