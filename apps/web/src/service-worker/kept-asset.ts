const cacheName = "flipworth-assets";

/** What is loaded at the first use of it: its name says its content, so the first copy serves for good. */
export async function keptAsset({ request }: { request: Request }): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request);
  if (kept) return kept;
  const reply = await fetch(request);
  if (reply.ok) await cache.put(request, reply.clone());
  return reply;
}

/** After an update other names count. What is still used is fetched once more. */
export const dropKeptAssets = () => caches.delete(cacheName);
