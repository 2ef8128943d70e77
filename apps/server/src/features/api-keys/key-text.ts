import { randomInt } from "node:crypto";
import { digestOf } from "../../secrets.ts";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** Scanners of repositories and logs know a key of ours by it. */
const prefix = "flipworth_";
const randomCharacters = 43;
const checkCharacters = 6;
const keyPattern = new RegExp(`^${prefix}[0-9A-Za-z]{${randomCharacters + checkCharacters}}$`);

/**
 * A new API key: the prefix, 256 random bits in letters and digits, and a checksum, so that a
 * scanner tells a key from a text that only looks like one, and we a mistyped key without a query.
 */
export function newKey(): string {
  const random = Array.from({ length: randomCharacters }, () => alphabet[randomInt(62)]).join("");
  return `${prefix}${random}${checkOf(random)}`;
}

/** Whether a bearer secret means to be an API key. */
export const looksLikeKey = (secret: string) => secret.startsWith(prefix);

/** Whether it is complete and typed right. */
export function isWellFormed(key: string): boolean {
  if (!keyPattern.test(key)) return false;
  return checkOf(key.slice(prefix.length, -checkCharacters)) === key.slice(-checkCharacters);
}

function checkOf(random: string): string {
  let left = Number.parseInt(digestOf(random).slice(0, 8), 16);
  let check = "";
  for (let place = 0; place < checkCharacters; place++) {
    check = (alphabet[left % 62] ?? "") + check;
    left = Math.floor(left / 62);
  }
  return check;
}
