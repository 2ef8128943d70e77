import { resolve } from "node:path";
import { withoutFiles } from "../open-files.ts";
import type { DeskSettings } from "./open-desk.ts";

type Environment = { FLIPWORTH_URL?: string | undefined; FLIPWORTH_API_KEY?: string | undefined };

/** What the words and the environment say; a sentence where they cannot be used. */
export function deskSettings(
  words: readonly string[],
  { FLIPWORTH_URL: url, FLIPWORTH_API_KEY: key }: Environment,
): DeskSettings | string {
  const { plain, guideFiles, salesFiles } = withoutFiles(words, (file) => resolve(file));
  if (plain.length > 0) return usage;
  const files = { guideFiles, salesFiles };
  if (!url && !key) return { ...files, server: null };
  if (!url || !key) return "Set FLIPWORTH_URL and FLIPWORTH_API_KEY together, or neither.";
  if (!isSafe(url)) return "FLIPWORTH_URL must start with https://, or be on this machine.";
  return { ...files, server: { url, key } };
}

const usage = `Usage: flipworth-mcp [--sales FILE] [--guide FILE]
  Speaks MCP over standard input and output. FLIPWORTH_URL and FLIPWORTH_API_KEY name a server.`;

/** A key is sent to no one who could be listened to on the way. */
function isSafe(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  const isHere = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
  return protocol === "https:" || (protocol === "http:" && isHere);
}
