import type { NewApiKey, NewWebhook } from "@flipworth/contract";
import { useToast } from "@flipworth/ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { account } from "../../../lib/api.ts";

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
  const showToast = useToast();
  return useMutation({
    mutationFn: account.revokeApiKey,
    onSuccess: () =>
      showToast({ title: "API key revoked", description: "Programs can’t use it anymore." }),
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
  const showToast = useToast();
  return useMutation({
    mutationFn: account.testWebhook,
    onSuccess: ({ isDelivered, outcome }) =>
      showToast({
        title: isDelivered ? "Test delivered" : "Test not delivered",
        description: `${outcome}.`,
      }),
    onSettled: () => queries.invalidateQueries(webhooks),
  });
}

export function useDeleteWebhook() {
  const queries = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: account.deleteWebhook,
    onSuccess: () =>
      showToast({ title: "Webhook deleted", description: "We send nothing there anymore." }),
    onSettled: () => queries.invalidateQueries(webhooks),
  });
}
