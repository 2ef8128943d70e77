/** True while the pages are written, false in the browser's bundle, which drops what stands behind it. */
export const isPrerendering = import.meta.env.SSR;
