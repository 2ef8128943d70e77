import { useToast } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { account } from "../../lib/api.ts";
import { deviceWords } from "../../words/english/account/devices.ts";

const devices = { queryKey: ["devices"] };

/** Somebody who looks here wants to know how it is now, not how it was an hour ago. */
export function useDevices() {
  return useQuery({ ...devices, queryFn: account.listSessions, refetchOnWindowFocus: "always" });
}

export function useEndSession() {
  const queries = useQueryClient();
  const say = useWords(deviceWords);
  const showToast = useToast();
  return useMutation({
    mutationFn: account.endSession,
    onSuccess: () => showToast({ title: say("signedOut"), description: say("signedOutDetail") }),
    // Also after a refusal: the device may have gone by itself.
    onSettled: () => queries.invalidateQueries(devices),
  });
}

export function useEndOthers() {
  const queries = useQueryClient();
  const say = useWords(deviceWords);
  const showToast = useToast();
  return useMutation({
    mutationFn: () => account.endOtherSessions(),
    onSuccess: ({ ended }) =>
      showToast({
        title: say("signedOutElsewhere"),
        description: say("signedOutCount", { count: ended }),
      }),
    onSettled: () => queries.invalidateQueries(devices),
  });
}
