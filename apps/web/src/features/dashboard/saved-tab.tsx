import { buttonClasses } from "@flipworth/ui";
import { useState } from "react";
import { describeFailure } from "../../lib/failure.ts";
import { paths } from "../../paths.ts";
import { SavedDealDialog } from "./deal-dialog.tsx";
import { ListToolbar } from "./list-toolbar.tsx";
import { PagedRows } from "./paged-rows.tsx";
import { EmptyState, LoadFailure, NothingFound } from "./parts.tsx";
import { PlaceholderRows } from "./placeholders.tsx";
import { SavedRow } from "./saved-row.tsx";
import { useDeleteListing, useSavedListings, wholeList } from "./use-saved-listings.ts";

export function SavedTab() {
  const [view, setView] = useState(wholeList);
  const list = useSavedListings(view);
  const rows = list.data?.pages.flatMap((page) => page.rows);
  if (rows?.length === 0 && view.search === "") {
    return (
      <EmptyState title="No saved listings">
        <p>Start analyzing deals to save your favorites here.</p>
        <a href={paths.analyze} className={buttonClasses({ look: "quiet" })}>
          Analyze a listing
        </a>
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {(rows || !list.error) && (
        <ListToolbar view={view} onView={setView} fileHref={paths.savedListingsFile} />
      )}
      {rows?.length === 0 && <NothingFound search={view.search} />}
      {!rows && !list.error && <PlaceholderRows label="Loading your saved listings" />}
      {!rows && list.error && (
        <LoadFailure
          title="Your saved listings could not be loaded"
          message={describeFailure(list.error).message}
          onRetry={() => void list.refetch()}
        />
      )}
      {rows && <SavedRows list={list} />}
    </div>
  );
}

function SavedRows({ list }: { list: ReturnType<typeof useSavedListings> }) {
  const [openId, setOpenId] = useState<string>();
  const { mutate: remove } = useDeleteListing();
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      <PagedRows
        label="Saved listings"
        hasMore={list.hasNextPage}
        isLoadingMore={list.isFetchingNextPage}
        failure={list.isFetchNextPageError ? describeFailure(list.error).message : undefined}
        onMore={() => void list.fetchNextPage()}
      >
        {rows.map((listing) => (
          <SavedRow key={listing.id} listing={listing} onOpen={setOpenId} onDelete={remove} />
        ))}
      </PagedRows>
      {openId !== undefined && (
        <SavedDealDialog analysisId={openId} onClose={() => setOpenId(undefined)} />
      )}
    </>
  );
}
