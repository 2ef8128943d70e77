import { z } from "zod";

/** Answer of `POST /api/installs`. The secret is shown this once; only its hash is stored. */
export const Install = z.object({ id: z.string(), secret: z.string() });
export type Install = z.infer<typeof Install>;

/** Answer of `GET /api/credits`: the month's analyses of whoever asks. */
export const Credits = z.object({
  used: z.number().int(),
  total: z.number().int(),
  resetsAt: z.iso.datetime(),
});
export type Credits = z.infer<typeof Credits>;

/** Headers of an answer that may have cost a credit; the same figures as `Credits`. */
export const creditsHeaders = {
  used: "X-Credits-Used",
  total: "X-Credits-Total",
  resetsAt: "X-Credits-Reset",
} as const;

/** Raised when an older extension or site could no longer talk to the server, or the other way round. */
export const apiVersion = 1;

export const Health = z.object({
  status: z.enum(["ok", "unavailable"]),
  database: z.enum(["ok", "unavailable"]),
  /** Whether the pages are there; a server of an earlier version does not say. */
  site: z.enum(["ok", "missing"]).optional(),
  version: z.string(),
  /** The server's `apiVersion`: whoever knows another one has to be updated, or the server. */
  apiVersion: z.number().int(),
});
export type Health = z.infer<typeof Health>;

/** Answer of `GET /api/ready`: whether a load balancer may send people to this server. */
export const Ready = z.object({
  status: z.enum(["ready", "not_ready"]),
  database: z.enum(["ok", "unavailable"]),
  /** It was told to end, and answers what is under way. */
  isStopping: z.boolean(),
  version: z.string(),
});
export type Ready = z.infer<typeof Ready>;
