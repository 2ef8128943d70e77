import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { isWord } from "../../price-guide/guide.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { hasDigit } from "../../price-guide/word-shapes.ts";
import { isGame, isOfVideoGames } from "../names/game-title.ts";
import type { Count } from "./count.ts";
import { numberOf } from "./number-of.ts";

/** "Kingdom Hearts 1 & 2", "Uncharted 2/3", "Metal Gear Solid 1 2 3": so many games of one series. */
export function gamesOfSeries(tokens: readonly Token[], match: AliasMatch): Count | null {
  if (!isGame(match)) return null;
  const counts = tokens.map((_, at) => numbersFrom(tokens, at));
  const quantity = Math.max(...counts);
  return quantity > 1 ? { quantity, amount: quantity } : null;
}

/** How many numbers stand in a row from here, each one more than the last. */
function numbersFrom(tokens: readonly Token[], start: number): number {
  if (start === 0 || hasDigit(tokens[start - 1]?.key)) return 1;
  let [count, last] = [0, 0];
  for (let at = start; at < tokens.length; at += 1) {
    const token = tokens[at];
    const number = token === undefined || token.isGlued ? undefined : numberOf(token.key);
    if (number === undefined && count > 0 && isWord("joiners", token?.key)) continue;
    if (number === undefined || (count > 0 && number !== last + 1)) break;
    // "Part 2, 3 discs", "1 2 player": what is counted is no game.
    if (isWord("consoleEditions", tokens[at + 1]?.key) || tokens[at + 1]?.key === "player") break;
    count += 1;
    last = number;
  }
  return count;
}

/** "Mario Galaxy 1 & 2 Wii": behind a game stands what it runs on; "Halo and an Xbox" are two things. */
export function isPlatformOfGame(
  tokens: readonly Token[],
  game: AliasMatch | null,
  match: AliasMatch,
): boolean {
  if (game === null || !isGame(game) || match.start < game.end) return false;
  if (!isOfVideoGames(match) || tokens[match.start]?.breakBefore !== "none") return false;
  return !isWord("joiners", tokens[match.start - 1]?.key);
}
