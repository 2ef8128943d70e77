import type { Client, ListPage, SavedListing } from "@flipworth/contract";
import { type ToastWords, useToast } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { account } from "../../../lib/api.ts";
import { describeFailure } from "../../../lib/failure.ts";
import { analysisSaved, saveFailed } from "../../../lib/save-words.ts";
import { dashboardSaved } from "../../../words/english/market/dashboard-lists.ts";

export type ListView = Pick<ListPage, "sort"> & { search: string };
export const wholeList: ListView = { search: "", sort: "newest" };

type SavedPage = Awaited<ReturnType<Client["listSavedListings"]>>;
type SavedPages = InfiniteData<SavedPage, string>;

// Every view of the list lies under this key, so one change reaches them all.
const savedListings = { queryKey: ["saved-listings"] };

export function useSavedListings(view: ListView) {
  return useInfiniteQuery({
    queryKey: [...savedListings.queryKey, view],
    queryFn: ({ pageParam }) => account.listSavedListings({ ...view, before: pageParam }),
    initialPageParam: "",
    getNextPageParam: (last) => (last.hasMore ? last.rows.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
  });
}

/** How many there are, and which analyses they came from as far as they are loaded. */
export function useSavedSummary() {
  const { data, isError } = useSavedListings(wholeList);
  const rows = data?.pages.flatMap((page) => page.rows);
  return {
    /** The list could not be loaded: nobody knows how many. */
    isLost: isError && !data,
    count: data?.pages[0]?.total ?? rows?.length,
    analysisIds: new Set(rows?.map(({ analysisId }) => analysisId)),
  };
}

/** Saves anew, refreshes the list and tells how it went. */
export function useSaveListing(success: ToastWords = analysisSaved) {
  const queries = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: account.saveListing,
    onSuccess: () => {
      showToast(success);
      return queries.invalidateQueries(savedListings);
    },
    onError: (error) => showToast(saveFailed(error)),
  });
}

/** Takes the row off at once; it comes back when the server refuses, or when the person says so. */
export function useDeleteListing() {
  const say = useWords(dashboardSaved);
  const queries = useQueryClient();
  const showToast = useToast();
  const { mutate: restore } = useSaveListing({
    title: say("restored"),
    description: say("restoredMore"),
  });
  return useMutation({
    mutationFn: ({ id }: SavedListing) => account.deleteSavedListing(id),
    onMutate: async ({ id }) => {
      await queries.cancelQueries(savedListings);
      const before = queries.getQueriesData<SavedPages>(savedListings);
      queries.setQueriesData<SavedPages>(savedListings, (pages) => pages && withoutRow(pages, id));
      return before;
    },
    onSuccess: (_, listing) =>
      showToast({
        title: say("deleted"),
        description: say("deletedMore"),
        action: { label: say("undo"), onAction: () => restore(listingAgain(listing)) },
      }),
    onError: (error, _, before) => {
      before?.forEach(([key, pages]) => queries.setQueryData(key, pages));
      const { message } = describeFailure(error);
      showToast({ title: say("error"), description: say("deleteFailed", { reason: message }) });
    },
    onSettled: () => queries.invalidateQueries(savedListings),
  });
}

function withoutRow({ pages, pageParams }: SavedPages, id: string): SavedPages {
  return {
    pageParams,
    pages: pages.map((page) => ({
      ...page,
      rows: page.rows.filter((row) => row.id !== id),
      total: page.total === null ? null : page.total - 1,
    })),
  };
}

/** What saves a deleted listing as it was, in the place where it was. */
function listingAgain(listing: SavedListing) {
  const { id: _id, createdAt, condition, marketplaceUrl, ...kept } = listing;
  return {
    ...kept,
    savedAt: createdAt,
    ...(condition !== null && { condition }),
    ...(marketplaceUrl !== null && { marketplaceUrl }),
  };
}
