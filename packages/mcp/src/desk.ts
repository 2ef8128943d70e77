import type { ListingRequest } from "@flipworth/contract";

export type Picture = { bytes: Uint8Array<ArrayBuffer>; mediaType: string };

/** A line of the price guide, as agents read it. Dollars. */
export type GuideLine = { id: string; name: string; usedMedianUsd: number; asOf: string };

/** Something the agent can mend; the message is one sentence. */
export class DeskError extends Error {
  override name = "DeskError" as const;
}

/** A call of the API with the caller's key in it. */
export type ApiCall = (path: string, init?: RequestInit) => Promise<Response>;

/** What the tools work with: an engine on this machine, or a server. Its functions throw `DeskError`. */
export interface Desk {
  appraise(listing: ListingRequest, picture: Picture | null): Promise<object>;
  /** What a saved page says: one listing, or sold results. */
  readPage(html: string, url: string): Promise<object>;
  /** The price guide's lines of a category. */
  entriesOf(category: string): Promise<readonly GuideLine[]>;
  /** Recorded sales of like things; null where none are remembered. */
  findSold: ((title: string) => Promise<readonly object[]>) | null;
  /** The person's deals are on a server; null without one. */
  api: ApiCall | null;
}
