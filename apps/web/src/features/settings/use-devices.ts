import { useToast } from "@flipworth/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { account } from "../../lib/api.ts";

const devices = { queryKey: ["devices"] };

/** Somebody who looks here wants to know how it is now, not how it was an hour ago. */
export function useDevices() {
  return useQuery({ ...devices, queryFn: account.listSessions, refetchOnWindowFocus: "always" });
}

export function useEndSession() {
  const queries = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: account.endSession,
    onSuccess: () => showToast({ title: "Signed out", description: "You signed out that device." }),
    // Also after a refusal: the device may have gone by itself.
    onSettled: () => queries.invalidateQueries(devices),
  });
}

export function useEndOthers() {
  const queries = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: () => account.endOtherSessions(),
    onSuccess: ({ ended }) =>
      showToast({ title: "Signed out everywhere else", description: countWords(ended) }),
    onSettled: () => queries.invalidateQueries(devices),
  });
}

function countWords(ended: number): string {
  if (ended === 0) return "No other devices were signed in.";
  return ended === 1 ? "1 device was signed out." : `${ended} devices were signed out.`;
}
