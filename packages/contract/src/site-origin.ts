/**
 * Stands in built pages where the site's own origin belongs: one build serves any address, and only
 * the server that sends it knows which. The server puts its origin in its place.
 */
export const siteOriginPlaceholder = "https://site.invalid";
