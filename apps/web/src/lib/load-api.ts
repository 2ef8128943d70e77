/** The client and its schemas are 29 KB compressed: they come when first needed, after the page paints. */
export const loadApi = () => import("./api.ts");
