import type { ReactNode } from "react";
import { describeFailure } from "../../../lib/failure.ts";
import { ListToolbar } from "./list-toolbar.tsx";
import type { PagedList } from "./paged-rows.tsx";
import { LoadFailure, NothingFound } from "../parts.tsx";
import { PlaceholderRows } from "../placeholders.tsx";
import type { ListView } from "./use-saved-listings.ts";

type LoadedList<Row> = PagedList & {
  data: { pages: readonly { rows: readonly Row[] }[] } | undefined;
  refetch: () => Promise<unknown>;
};

type ListTabProps<Row> = {
  list: LoadedList<Row>;
  view: ListView;
  onView: (view: ListView) => void;
  fileHref: string;
  words: { loading: string; failed: string };
  /** What stands in place of a list that has nothing yet. */
  empty: ReactNode;
  /** The rows, once they are here. */
  children: (rows: readonly Row[]) => ReactNode;
};

/** A list of the dashboard in whatever state it is: on its way, empty, lost, searched in vain, here. */
export function ListTab<Row>(props: ListTabProps<Row>) {
  const { list, view, onView, fileHref, words, empty, children } = props;
  const rows = list.data?.pages.flatMap((page) => page.rows);
  if (rows?.length === 0 && view.search === "") return empty;
  return (
    <div className="flex flex-col gap-4">
      {(rows || !list.error) && <ListToolbar view={view} onView={onView} fileHref={fileHref} />}
      {rows?.length === 0 && <NothingFound search={view.search} />}
      {!rows && !list.error && <PlaceholderRows label={words.loading} />}
      {!rows && list.error && (
        <LoadFailure
          title={words.failed}
          message={describeFailure(list.error).message}
          onRetry={() => void list.refetch()}
        />
      )}
      {rows && children(rows)}
    </div>
  );
}
