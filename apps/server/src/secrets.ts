import { createHash, createHmac, randomBytes } from "node:crypto";

const secretBytes = 32;

/** 256 random bits, in letters that headers, cookies and addresses take as they are. */
export function newSecret(): string {
  return randomBytes(secretBytes).toString("base64url");
}

/**
 * SHA-256 in hex: what is stored of a secret, or looked up by instead of a long text. A plain hash
 * is enough for our own secrets, which nobody can guess.
 */
export function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** HMAC-SHA-256 in hex: for a text that others know and could try, so that only the key's owner can. */
export function keyedDigestOf(key: string, text: string): string {
  return createHmac("sha256", key).update(text).digest("hex");
}
