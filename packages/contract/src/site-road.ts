/**
 * How the analyze page and the extension name each other in `window.postMessage`, where a page's own
 * messages pass as well.
 */
export const siteRoad = { page: "flipworth-page", extension: "flipworth-extension" } as const;
