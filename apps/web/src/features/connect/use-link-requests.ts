import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { account } from "../../lib/api.ts";

const requests = { queryKey: ["link-requests"] };
const lookEveryMs = 1_000;

/** What wants to use the account the person. The extension asks a moment after the sign-in: look again. */
export function useLinkRequests() {
  return useQuery({
    ...requests,
    queryFn: account.listLinkRequests,
    refetchInterval: ({ state }) => (state.data?.length === 0 ? lookEveryMs : false),
  });
}

/** The answer to one request; after it the list is looked at anew. */
export function useAnswer(answer: (id: string) => Promise<unknown>, onSuccess: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: answer,
    onSuccess,
    onError: () => queries.invalidateQueries(requests),
  });
}
