import type { SavedListing } from "@flipworth/contract";
import { buttonClasses } from "@flipworth/ui";
import { useState } from "react";
import { paths } from "../../../paths.ts";
import { SavedDealDialog } from "../deal-dialog.tsx";
import { ListTab } from "./list-tab.tsx";
import { PagedRows } from "./paged-rows.tsx";
import { EmptyState } from "../parts.tsx";
import { SavedRow } from "./saved-row.tsx";
import { useDeleteListing, useSavedListings, wholeList } from "./use-saved-listings.ts";

const words = {
  loading: "Loading your saved listings",
  failed: "We couldn’t load your saved listings",
};

export function SavedTab() {
  const [view, setView] = useState(wholeList);
  const list = useSavedListings(view);
  const shown = { list, view, words, onView: setView, fileHref: paths.savedListingsFile };
  return (
    <ListTab {...shown} empty={<NothingSaved />}>
      {(rows) => <SavedRows list={list} rows={rows} />}
    </ListTab>
  );
}

function NothingSaved() {
  return (
    <EmptyState title="No saved listings">
      <p>Start analyzing deals to save your favorites here.</p>
      <a href={paths.analyze} className={buttonClasses({ look: "quiet" })}>
        Analyze a listing
      </a>
    </EmptyState>
  );
}

type SavedRowsProps = {
  list: ReturnType<typeof useSavedListings>;
  rows: readonly SavedListing[];
};

function SavedRows({ list, rows }: SavedRowsProps) {
  const [openId, setOpenId] = useState<string>();
  const { mutate: remove } = useDeleteListing();
  return (
    <>
      <PagedRows label="Saved listings" list={list}>
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
