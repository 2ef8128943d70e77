import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

type FoldableProps = {
  summary: ReactNode;
  aside?: ReactNode;
  /** Opens when this turns true, and never closes over what a person is reading. */
  mustShow?: boolean;
  children: ReactNode;
};

/** Native `<details>`: opens without JavaScript and is found by the browser's own search. */
export function Foldable({ summary, aside, mustShow = false, children }: FoldableProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (mustShow && details.current) details.current.open = true;
  }, [mustShow]);
  return (
    <details ref={details} className="group">
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-control text-sm font-medium [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 -rotate-90 text-soft transition-transform group-open:rotate-0"
        />
        <span className="grow">{summary}</span>
        {aside && <span className="tabular-nums">{aside}</span>}
      </summary>
      <div className="pt-1 pb-3">{children}</div>
    </details>
  );
}
