import { Button } from "@flipworth/ui";
import { type ReactNode, useEffect, useRef } from "react";

type PagedRowsProps = {
  label: string;
  /** One `<li>` a row. */
  children: readonly ReactNode[];
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Why the last press brought no more. */
  failure: string | undefined;
  onMore: () => void;
};

/** Rows and the way to more of them; whoever asked for more lands on the first new one. */
export function PagedRows(props: PagedRowsProps) {
  const { label, children, hasMore, isLoadingMore, failure, onMore } = props;
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    const index = firstNew.current;
    if (index === undefined || children.length <= index) return;
    firstNew.current = undefined;
    focusRow(list.current?.children[index]);
  }, [children.length]);
  const loadMore = () => {
    if (isLoadingMore) return;
    firstNew.current = children.length;
    onMore();
  };
  return (
    <>
      <ul ref={list} aria-label={label} className="flex flex-col gap-3">
        {children}
      </ul>
      {failure && (
        <p role="alert" className="text-center text-sm text-loss">
          {failure}
        </p>
      )}
      {hasMore && (
        <Button
          look="quiet"
          className="self-center"
          aria-disabled={isLoadingMore}
          onClick={loadMore}
        >
          {isLoadingMore ? "Loading…" : "Load more"}
        </Button>
      )}
    </>
  );
}

/** A row that leaves takes the focus with it, unless its neighbour gets it first. */
export function focusNeighbour(part: Element): void {
  const row = part.closest("li");
  const target = row?.nextElementSibling ?? row?.previousElementSibling;
  if (!focusRow(target)) part.closest<HTMLElement>('[role="tabpanel"]')?.focus();
}

function focusRow(row: Element | null | undefined): boolean {
  const target = row?.querySelector<HTMLElement>("button, a");
  target?.focus();
  return target !== null && target !== undefined;
}
