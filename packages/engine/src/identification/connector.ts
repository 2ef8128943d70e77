import { isWord } from "../price-guide/guide.ts";
import type { Token } from "../price-guide/tokens.ts";

/** "With", "and", "no": another thing may follow. The "w" of "130w" is a unit. */
export const isConnector = (token: Token | undefined): boolean =>
  token !== undefined &&
  isWord("connectors", token.key) &&
  !(token.isGlued && token.key.length === 1);
