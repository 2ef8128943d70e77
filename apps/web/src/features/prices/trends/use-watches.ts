import type { Watches } from "@flipworth/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { account } from "../../../lib/api.ts";

const watchesKey = ["watches"] as const;

export const useWatches = () => useQuery({ queryKey: watchesKey, queryFn: account.getWatches });

/** Each call answers with all that is watched, which replaces what was known. */
function useChange<Change>(change: (asked: Change) => Promise<Watches>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (watches) => client.setQueryData(watchesKey, watches),
  });
}

export const useWatch = () => useChange(account.watch);
export const useStopWatching = () => useChange(account.stopWatching);
export const useDigest = () => useChange(account.chooseDigest);
