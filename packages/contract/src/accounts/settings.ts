import { z } from "zod";

/** Answer of `GET /api/settings`: what a browser may know of how the server is set up. */
export const Settings = z.object({
  /** A Google Analytics measurement id; null: nothing is measured. */
  analyticsId: z.string().nullable(),
  /** The extension's page in the store; null while it is not listed there. */
  extensionStoreUrl: z.string().nullable(),
  /** The advertiser's id of the campaign page's pixel; null: no pixel is loaded. */
  redditPixelId: z.string().nullable(),
});
export type Settings = z.infer<typeof Settings>;
