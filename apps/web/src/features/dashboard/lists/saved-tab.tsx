import type { SavedListing } from "@flipworth/contract";
import { buttonClasses } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useState } from "react";
import { paths } from "../../../paths.ts";
import { dashboardSaved } from "../../../words/english/market/dashboard-lists.ts";
import { SavedDealDialog } from "../deal-dialog.tsx";
import { ListTab } from "./list-tab.tsx";
import { PagedRows } from "./paged-rows.tsx";
import { EmptyState } from "../parts.tsx";
import { SavedRow } from "./saved-row.tsx";
import { useDeleteListing, useSavedListings, wholeList } from "./use-saved-listings.ts";

export function SavedTab() {
  const say = useWords(dashboardSaved);
  const [view, setView] = useState(wholeList);
  const list = useSavedListings(view);
  const words = { loading: say("loading"), failed: say("loadFailed") };
  const shown = { list, view, words, onView: setView, fileHref: paths.savedListingsFile };
  return (
    <ListTab {...shown} empty={<NothingSaved />}>
      {(rows) => <SavedRows list={list} rows={rows} />}
    </ListTab>
  );
}

function NothingSaved() {
  const say = useWords(dashboardSaved);
  return (
    <EmptyState title={say("emptyTitle")}>
      <p>{say("empty")}</p>
      <a href={paths.analyze} className={buttonClasses({ look: "quiet" })}>
        {say("analyze")}
      </a>
    </EmptyState>
  );
}

type SavedRowsProps = {
  list: ReturnType<typeof useSavedListings>;
  rows: readonly SavedListing[];
};

function SavedRows({ list, rows }: SavedRowsProps) {
  const say = useWords(dashboardSaved);
  const [openId, setOpenId] = useState<string>();
  const { mutate: remove } = useDeleteListing();
  return (
    <>
      <PagedRows label={say("list")} list={list}>
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
