import type { DealsPage } from "@flipworth/contract";
import { useToast } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { account } from "../../lib/api.ts";
import { describeFailure } from "../../lib/failure.ts";
import { paths } from "../../paths.ts";
import { dealsParts } from "../../words/english/deals/parts.ts";

export type Show = DealsPage["show"];

export const dealKeys = {
  all: ["deals"],
  list: (show: Show, search: string) => ["deals", "list", show, search],
  one: (id: string) => ["deals", "one", id],
  summary: ["deals", "summary"],
  money: ["deals", "money"],
  accuracy: ["deals", "accuracy"],
  plan: ["deals", "plan"],
  tax: (year: number) => ["deals", "tax", year],
  trips: (year: number) => ["deals", "trips", year],
} satisfies Record<string, QueryKey | ((...parts: never[]) => QueryKey)>;

export const useSummary = () =>
  useQuery({ queryKey: dealKeys.summary, queryFn: account.getDealsSummary });

export const useDeal = (id: string) =>
  useQuery({ queryKey: dealKeys.one(id), queryFn: () => account.getDeal(id) });

export function useDealList(show: Show, search: string) {
  return useInfiniteQuery({
    queryKey: dealKeys.list(show, search),
    initialPageParam: "",
    queryFn: ({ pageParam }) =>
      account.listDeals({ show, search, ...(pageParam && { before: pageParam }) }),
    getNextPageParam: ({ hasMore, rows }) => (hasMore ? rows.at(-1)?.id : undefined),
  });
}

/** A write about deals: everything that shows deals is read anew after it, and a failure is told. */
export function useDealWrite<Given, Answer>(
  write: (given: Given) => Promise<Answer>,
  done: { words?: string; onDone?: (answer: Answer) => void } = {},
) {
  const queries = useQueryClient();
  const showToast = useToast();
  const say = useWords(dealsParts);
  return useMutation({
    mutationFn: write,
    onSuccess: async (answer) => {
      await queries.invalidateQueries({ queryKey: dealKeys.all });
      if (done.words) showToast({ title: done.words });
      done.onDone?.(answer);
    },
    onError: (error) => {
      const { message, code } = describeFailure(error);
      const action = { label: say("viewPlans"), href: paths.pricing };
      const title = say("writeFailed");
      showToast({ title, description: message, ...(code === "plan_limit" && { action }) });
    },
  });
}
