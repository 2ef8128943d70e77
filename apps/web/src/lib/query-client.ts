import { focusManager, QueryClient } from "@tanstack/react-query";

/**
 * What is read once stands until something here changes it: no refetching by the clock or on focus,
 * no second attempt. History differs and says so itself. Offline calls fail at once instead of
 * waiting unseen.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

// By itself the library asks again when the tab is shown, but not when its window comes back to
// the front of others.
focusManager.setEventListener((onFocus) => {
  const listening = new AbortController();
  const on = { signal: listening.signal };
  window.addEventListener("focus", () => onFocus(), on);
  window.addEventListener("visibilitychange", () => onFocus(), on);
  return () => listening.abort();
});
