import { Button } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { type ReactNode, useEffect, useRef } from "react";
import { describeFailure } from "../../../lib/failure.ts";
import { dashboardLists } from "../../../words/english/market/dashboard-lists.ts";

/** What of a query over pages the way to more rows needs. */
export type PagedList = {
  error: Error | null;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
};

type PagedRowsProps = {
  label: string;
  list: PagedList;
  /** One `<li>` a row. */
  children: readonly ReactNode[];
};

/** Rows and the way to more of them; whoever asked for more lands on the first new one. */
export function PagedRows({ label, list: query, children }: PagedRowsProps) {
  const say = useWords(dashboardLists);
  const { hasNextPage, isFetchingNextPage } = query;
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    const index = firstNew.current;
    if (index === undefined || children.length <= index) return;
    firstNew.current = undefined;
    focusRow(list.current?.children[index]);
  }, [children.length]);
  const loadMore = () => {
    if (isFetchingNextPage) return;
    firstNew.current = children.length;
    void query.fetchNextPage();
  };
  return (
    <>
      <ul ref={list} aria-label={label} className="flex flex-col gap-3">
        {children}
      </ul>
      {query.isFetchNextPageError && (
        <p role="alert" className="text-center text-sm text-loss">
          {describeFailure(query.error).message}
        </p>
      )}
      {hasNextPage && (
        <Button
          look="quiet"
          className="self-center"
          aria-disabled={isFetchingNextPage}
          onClick={loadMore}
        >
          {say(isFetchingNextPage ? "loading" : "loadMore")}
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
