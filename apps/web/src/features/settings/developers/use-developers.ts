import type { NewApiKey, NewWebhook } from "@flipworth/contract";
import { useToast } from "@flipworth/ui";
import { useWords } from "@flipworth/words/react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { account } from "../../../lib/api.ts";
import { keyWords, webhookWords } from "../../../words/english/account/developers.ts";

const keys = { queryKey: ["api-keys"] };
const webhooks = { queryKey: ["webhooks"] };

export const useApiKeys = () => useQuery({ ...keys, queryFn: account.listApiKeys });
export const useWebhooks = () => useQuery({ ...webhooks, queryFn: account.listWebhooks });

/** A form that is sent twice by accident makes one: its key changes once it has arrived. */
function useOnce() {
  const [key, setKey] = useState(() => crypto.randomUUID());
  return { key, renew: () => setKey(crypto.randomUUID()) };
}

export function useMakeApiKey() {
  const queries = useQueryClient();
  const once = useOnce();
  return useMutation({
    mutationFn: (made: NewApiKey) => account.makeApiKey(made, once.key),
    onSuccess: once.renew,
    onSettled: () => queries.invalidateQueries(keys),
  });
}

export function useRevokeApiKey() {
  const queries = useQueryClient();
  const say = useWords(keyWords);
  const showToast = useToast();
  return useMutation({
    mutationFn: account.revokeApiKey,
    onSuccess: () => showToast({ title: say("revoked"), description: say("revokedDetail") }),
    // Also after a refusal: it may have been revoked elsewhere.
    onSettled: () => queries.invalidateQueries(keys),
  });
}

export function useMakeWebhook() {
  const queries = useQueryClient();
  const once = useOnce();
  return useMutation({
    mutationFn: (made: NewWebhook) => account.makeWebhook(made, once.key),
    onSuccess: once.renew,
    onSettled: () => queries.invalidateQueries(webhooks),
  });
}

export function useTestWebhook() {
  const queries = useQueryClient();
  const say = useWords(webhookWords);
  const showToast = useToast();
  return useMutation({
    mutationFn: account.testWebhook,
    onSuccess: ({ isDelivered, outcome }) =>
      showToast({
        title: say(isDelivered ? "testDelivered" : "testNotDelivered"),
        description: `${outcome}.`,
      }),
    onSettled: () => queries.invalidateQueries(webhooks),
  });
}

export function useDeleteWebhook() {
  const queries = useQueryClient();
  const say = useWords(webhookWords);
  const showToast = useToast();
  return useMutation({
    mutationFn: account.deleteWebhook,
    onSuccess: () => showToast({ title: say("deleted"), description: say("deletedDetail") }),
    onSettled: () => queries.invalidateQueries(webhooks),
  });
}
