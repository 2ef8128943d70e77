import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { account, claimKeptInstall } from "../../../lib/api.ts";
import type { ListView } from "./use-saved-listings.ts";

/** Analyses come from elsewhere, the extension above all: never kept, asked again on every return. */
export function useHistory(view: ListView) {
  return useInfiniteQuery({
    queryKey: ["analyses", view],
    queryFn: async ({ pageParam }) => {
      await claimKeptInstall();
      return account.listAnalyses({ ...view, before: pageParam });
    },
    initialPageParam: "",
    getNextPageParam: (last) => (last.hasMore ? last.rows.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: true,
    retry: 3,
  });
}
