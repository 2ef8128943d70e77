import { clientsClaim } from "workbox-core";
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { waitingTag } from "../kept/background-sync.ts";
import { clearPhoneStore } from "../kept/phone-store.ts";
import { dropKeptAssets, keptAsset } from "./kept-asset.ts";
import { sendWaiting } from "./send-waiting.ts";
import { builtFiles, offlinePage, shareAddress, signOutAddress } from "./settings.ts";
import { takeShared } from "./take-shared.ts";

// Only files of the build are kept, which are the same for everybody. No route covers /api/, so an
// answer about a person never lies in a cache.
/** https://wicg.github.io/background-sync/spec/, which TypeScript does not list. */
type SyncEvent = ExtendableEvent & { tag: string };

declare const self: ServiceWorkerGlobalScope;

// Every parameter: the share sheet and shortcuts add some, and the page is one file.
precacheAndRoute([...builtFiles], { ignoreURLParametersMatching: [/./], cleanURLs: false });
cleanupOutdatedCaches();
clientsClaim();

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  keptAsset,
);
registerRoute(({ url }) => url.pathname === shareAddress, takeShared, "POST");
registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      try {
        return await fetch(request);
      } catch (error) {
        const page = await matchPrecache(offlinePage);
        if (page) return page;
        throw error;
      }
    },
    { denylist: [/^\/(api|oidc|downloads)\//] },
  ),
);

self.addEventListener("activate", (event) => event.waitUntil(dropKeptAssets()));

self.addEventListener("fetch", (event) => {
  if (new URL(event.request.url).pathname === signOutAddress) event.waitUntil(clearPhoneStore());
});

// Where the browser knows background sync: what waits is sent with no page open.
self.addEventListener("sync", (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === waitingTag) sync.waitUntil(sendWaiting());
});

// A new version waits until every page of the old one is closed, or a person asks for it.
self.addEventListener("message", ({ data }) => {
  if (data === "use-new-version") void self.skipWaiting();
});
