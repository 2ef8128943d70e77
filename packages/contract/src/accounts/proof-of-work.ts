import { z } from "zod";

const hex = z.string().regex(/^[0-9a-f]{2,128}$/, "must be hexadecimal");

/**
 * Answer of `GET /api/installs/challenge`: a number has to be found whose derived key begins with
 * `keyPrefix`. It is ALTCHA's second format; nothing in it may be changed, or its signature is void.
 */
export const ProofChallenge = z.object({
  parameters: z.object({
    algorithm: z.literal("PBKDF2/SHA-256"),
    nonce: hex,
    salt: hex,
    cost: z.number().int().positive(),
    keyLength: z.number().int().min(1).max(64),
    keyPrefix: hex,
    /** Seconds since 1970. */
    data: z.object({ validUntil: z.number().int() }),
  }),
  signature: hex,
});
export type ProofChallenge = z.infer<typeof ProofChallenge>;

/** What `POST /api/installs` takes where the server asks new installs for a proof of work. */
export const NewInstall = z.object({
  proof: z.object({
    challenge: ProofChallenge,
    solution: z.object({ counter: z.number().int().min(0).max(0xff_ff_ff_ff), derivedKey: hex }),
  }),
});
export type NewInstall = z.infer<typeof NewInstall>;
