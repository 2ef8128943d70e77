import type { PlatformId } from "./platforms.ts";

/** Dollars, the game's title, and what else people call it, with commas. */
export type GameRow = readonly [usedMedianUsd: number, title: string, alsoCalled?: string];

/** Games of one platform whose price is known apart from the platform's common one. */
export type GamesOf = {
  platform: PlatformId;
  /** Their names mean the game wherever they stand. */
  knownAlone: readonly GameRow[];
  /** Their names mean it only beside the platform's: "Contra" alone is anything. */
  besideConsole: readonly GameRow[];
};
