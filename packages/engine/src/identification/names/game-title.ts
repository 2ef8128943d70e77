import {
  type AliasIndex,
  type AliasMatch,
  buildAliasIndex,
  findAliases,
  isRuledOut,
} from "../../price-guide/alias-index.ts";
import type { GamePlatform } from "@flipworth/guide/guide";
import { hasTag } from "../../price-guide/entry.ts";
import { isConnector, isWord, matchEntries, oncePerGuide } from "../../price-guide/guide.ts";
import { numberOf } from "../count/number-of.ts";
import { nounAt } from "../relation/lexicon-index.ts";
import { isPlural, keysOfPhrase, type Token } from "../../price-guide/tokens.ts";
import { isPlainWord } from "../../price-guide/word-shapes.ts";
import { vocabularySet } from "../../price-guide/vocabulary.ts";

/** Before a console's name these describe the console; any other word is a game's title. */
const describing = vocabularySet(({ consoles }) => consoles.describedBy);
/** Behind a console's name these say that it is the machine itself. */
const consoleWords = vocabularySet(({ consoles }) => consoles.machineBehind);
/** Wherever they stand beside a game's name, the machine comes along. */
const machineWords = vocabularySet(({ consoles }) => consoles.machineAnywhere);

/**
 * The game that a title sells. "Spider-Man PS4" names a console and sells a game; "Contra NES" means
 * something only together; "Resident Evil 4" costs otherwise on a GameCube than on a Wii.
 * `match` is what the title names without this knowledge.
 */
export function gameOf(
  tokens: readonly Token[],
  match: AliasMatch | null,
  all: readonly AliasMatch[],
): AliasMatch | null {
  if (match !== null && !isOfVideoGames(match)) return match;
  const named = findPlatform(tokens);
  if (named === undefined) return match;
  if (isMachine(tokens, match, named)) return machineOf(tokens, match);
  const game = findGame(tokens, named);
  if (game !== undefined) return all.find((other) => isLongerThing(other, game)) ?? game;
  if (match === null) return saysGame(tokens) ? { ...named.at, entry: named.commonGame } : null;
  if (match.entry === named.commonGame) return match;
  if (isGame(match)) return { ...match, entry: named.commonGame };
  if (!named.isExact(match) || !isGameOfTheConsole(tokens, match)) return match;
  return (
    all.find((other) => isForTheConsole(other, match)) ?? { ...match, entry: named.commonGame }
  );
}

/** "Guitar Hero guitar" is no game: its name begins with the game's and goes on. */
const isLongerThing = (match: AliasMatch, game: AliasMatch): boolean =>
  match.start === game.start && match.end > game.end && !isOfVideoGames(match);

/** "Rock Band guitar PS3": what is named in front of the console is a thing of its own. */
const isForTheConsole = (other: AliasMatch, { start, entry }: AliasMatch): boolean =>
  other.end <= start && other.entry.category === entry.category && !isOfVideoGames(other);

type NamedPlatform = GamePlatform & {
  /** Made when a title first names the console. */
  index: () => AliasIndex;
  /** Whether the match is the console's bare name, or that and "disc": an "Xbox One S 1 TB" is no game. */
  isExact: (match: AliasMatch) => boolean;
};

type FoundPlatform = NamedPlatform & { at: Omit<AliasMatch, "entry"> };

/** By the keys of each of their names: "nintendo 64", "ps 2". Made when a title first needs them. */
const platforms = oncePerGuide(
  (guide): ReadonlyMap<string, NamedPlatform> => new Map(guide.platforms.flatMap(namesOf)),
);

function namesOf(platform: GamePlatform): (readonly [string, NamedPlatform])[] {
  const keys = platform.names.map(keysOfPhrase);
  let index: AliasIndex | undefined;
  const named: NamedPlatform = {
    ...platform,
    index: () => (index ??= buildAliasIndex(platform.games, ({ game }) => game?.names ?? [])),
    isExact: (match) => keys.includes(withoutEdition(match.keys)),
  };
  return keys.map((key) => [key, named]);
}

function withoutEdition(name: string): string {
  const keys = keysOfPhrase(name);
  const last = keys.lastIndexOf(" ");
  return isWord("consoleEditions", keys.slice(last + 1)) ? keys.slice(0, last) : keys;
}

const mostNameTokens = 6;

/** The platform with the longest name in the title: "Game Boy Advance" is no Game Boy. */
function findPlatform(tokens: readonly Token[]): FoundPlatform | undefined {
  let at = { keys: "", start: 0, end: 0 };
  for (const [start, token] of tokens.entries()) {
    if (token.isGlued) continue;
    let keys = "";
    for (let end = start + 1; end <= Math.min(tokens.length, start + mostNameTokens); end += 1) {
      keys = keys === "" ? token.key : `${keys} ${tokens[end - 1]?.key}`;
      if (keys.length > at.keys.length && platforms().has(keys)) at = { keys, start, end };
    }
  }
  const named = platforms().get(at.keys);
  return named && { ...named, at: { ...at, length: at.keys.length, isBrandApart: false } };
}

/** What a console does not have, and a single game of it has. */
const saysGame = (tokens: readonly Token[]) => tokens.some(({ key }) => isWord("gameWords", key));

function findGame(tokens: readonly Token[], platform: NamedPlatform): AliasMatch | undefined {
  return findAliases(platform.index(), tokens)
    .filter(({ entry }) => !isRuledOut(tokens, entry))
    .toSorted((a, b) => b.length - a.length)[0];
}

const isLot = ({ entry }: AliasMatch) => hasTag(entry, "game_lot");
export const isGame = ({ entry }: Pick<AliasMatch, "entry">): boolean =>
  hasTag(entry, "video_game") || hasTag(entry, "game_lot");

/** A game, a console by its bare name, or games of any kind. */
export function isOfVideoGames(match: AliasMatch): boolean {
  if (isLot(match)) return false;
  return (
    isGame(match) || platforms().has(withoutEdition(match.keys)) || match.keys === "video game"
  );
}

/** "Zelda N64 gold cartridge" and "PS2 game in case" are the game; only a manual goes without it. */
export function isPartOfGame(noun: string, entry: AliasMatch["entry"]): boolean {
  return isGame({ entry }) && isWord("gameHolders", noun);
}

/** "Case, no game inside", "Halo 3 case missing disc". */
export const isGameGone = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ key }, at) =>
      isWord("absentWords", tokens[at - 1]?.key) &&
      (isWord("gameWords", key) || isWord("consoleEditions", key)),
  );

function isMachine(
  tokens: readonly Token[],
  match: AliasMatch | null,
  { at: name }: FoundPlatform,
): boolean {
  // "Bundle of 15 games for PS2" holds games only; "Nintendo Entertainment System" is a name.
  const isNamed = tokens.some(
    ({ key }, at) =>
      machineWords().has(key) &&
      tokens[at + 1]?.key !== "of" &&
      (at < name.start || at >= name.end || isLastWord(tokens, at)),
  );
  return isNamed && match !== null && (isGame(match) ? machineOf(tokens, match) !== match : true);
}

/** Nothing behind it is a game. */
const isLastWord = (tokens: readonly Token[], at: number): boolean =>
  !tokens.slice(at).some(({ key }) => isWord("gameWords", key));

/** "Switch Mario Kart 8 bundle console": the machine that stands beside the game. */
function machineOf(tokens: readonly Token[], match: AliasMatch | null): AliasMatch | null {
  if (match === null || !isGame(match)) return match;
  const names = [...platforms().keys()];
  const machines = matchEntries(tokens).filter(
    (one) => !isGame(one) && names.some((name) => one.keys.startsWith(name)),
  );
  return machines.toSorted((a, b) => b.length - a.length)[0] ?? match;
}

const mostTold = 8;

function isGameOfTheConsole(tokens: readonly Token[], match: AliasMatch): boolean {
  // Further on other things are spoken of: "Posted in Games & Consoles".
  const after = tokens.slice(match.end, match.end + mostTold).map((token) => token.key);
  const isConsole = after.some(
    (key, at) => consoleWords().has(key) || isEdition(key, after[at + 1]),
  );
  if (isConsole || isPartOfConsole(tokens, match)) return false;
  return hasTitle(tokens.slice(0, match.start)) || isTitleBehind(tokens, match) || hasDiscs(tokens);
}

/** "HDMI port PS5": nothing but a part's name stands in front of the console. */
function isPartOfConsole(tokens: readonly Token[], { start, entry }: AliasMatch): boolean {
  const found = nounAt(tokens, 0, entry);
  return found?.end === start && found.noun.role === "part" && found.noun.of !== null;
}

/** "PS5 disc edition" is the console; "PS2 disc only" is a game. */
const isEdition = (key: string, next: string | undefined) =>
  isWord("consoleEditions", key) && isWord("editionWords", next);

/** Series of games: behind a console's name they say that it is one of those. */
const series = vocabularySet(({ consoles }) => consoles.series);

/**
 * "PS5 - Call of Duty": a dash and words that describe no console; "Wii Zelda" needs no dash. "SNES
 * Lufia", "Wii Deca Sports": words that nobody says of a console, and nothing else until the end.
 */
function isTitleBehind(tokens: readonly Token[], { end, entry }: AliasMatch): boolean {
  if (tokens.slice(end).some(({ key }) => series().has(key))) return true;
  const behind = tokens.slice(end, end + 4);
  if (behind[0]?.breakBefore === "other" && behind.filter(isTitleWord).length >= 2) return true;
  const tellsNothing = (at: number) =>
    isSaidOfAny(tokens, at) || nounAt(tokens, at, entry) !== null;
  const isOther = behind.some(
    (token, at) => tellsNothing(end + at) || token.breakBefore !== "none",
  );
  return !isOther && hasTitle(behind);
}

/** Nothing of a game's name: it describes whatever is sold, or leads to what comes along. */
const isSaidOfAny = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  if (token === undefined || isWord("withinTitles", token.key)) return false;
  if (isConnector(token) || describing().has(token.key)) return true;
  return anyThing.some((list) => isWord(list, token.key));
};

const anyThing = [
  "describingWords",
  "idleWords",
  "tellingBehind",
  "fillers",
  "shadeWords",
  "consoleEditions",
] as const;

/** "Xbox One both discs", "PS2 2 discs": no console comes with several. */
const hasDiscs = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token, at) =>
      isPlural(token) &&
      isWord("consoleEditions", token.key) &&
      (tokens[at - 1]?.key === "both" || numberOf(tokens[at - 1]?.key ?? "") !== undefined),
  );

const hasTitle = (tokens: readonly Token[]) => tokens.some(isTitleWord);
const isTitleWord = ({ key }: Token) => isPlainWord(key) && !describing().has(key);
