/** The mark is the deal card's axis in small: a range and the price below it. */
export function Brand() {
  return (
    <span className="flex items-center gap-2 text-lg font-semibold tracking-tight">
      <svg viewBox="0 0 24 24" aria-hidden className="size-6">
        <path d="M2 14.5h20" stroke="currentColor" strokeWidth="1.5" className="text-edge" />
        <rect x="10" y="11.5" width="11" height="6" rx="1.5" className="fill-profit" />
        <path d="M3 5h6l-3 5z" fill="currentColor" />
        <path d="M6 9v8.5" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      Flipworth
    </span>
  );
}
