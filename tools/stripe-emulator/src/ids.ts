import { randomBytes } from "node:crypto";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** An identifier shaped like the provider's own: `cus_` and letters and digits. */
export function newId(prefix: string, length = 24): string {
  const letters = [...randomBytes(length)].map((byte) => alphabet.charAt(byte % alphabet.length));
  return `${prefix}_${letters.join("")}`;
}
