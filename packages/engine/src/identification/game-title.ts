import type { AliasMatch } from "../price-guide/alias-index.ts";
import { matchEntries } from "../price-guide/guide.ts";
import { type Token, tokenize } from "../price-guide/tokens.ts";

/** Before a console's name these describe the console; any other word is a game's title. */
const describing = new Set(
  "new brand sealed used like white black red blue green grey gray pink gold silver neon slim sony microsoft nintendo sega atari console working bundle selling sell sale for with original mint boxed box great good nice excellent condition perfect vintage retro modded custom the my limited edition unused unwanted barely fully video game system refurbished tested cheap rare my our this is in a an of and or lot set two pair both old first gen generation free unlocked complete full hardly handheld portable home kid barely lightly cheapest urgent quick must go great price gaming amazing deal works warranty receipt pickup delivery shipping comes controller controllers cable cables everything included hdmi charger dock xbox playstation ps wii switch".split(
    " ",
  ),
);
const consoleWords = new Set(
  "console system gb tb slim pro oled lite digital disc handheld".split(" "),
);

/**
 * "Spider-Man PS4" sells a game and not the console. Where the guide prices games for the matched
 * console, a title of other words before it becomes that game.
 */
export function gameInsteadOfConsole(tokens: readonly Token[], match: AliasMatch): AliasMatch {
  const name = tokens.slice(match.start, match.end).map((token) => token.key);
  const game = gameFor(name.join(" "));
  if (game === undefined || game.entry === match.entry) return match;
  const after = tokens.slice(match.end).map((token) => token.key);
  const isConsole =
    after.some((key) => consoleWords.has(key)) || name.some((key) => consoleWords.has(key));
  const isGame =
    !isConsole && (hasTitle(tokens.slice(0, match.start)) || isTitleBehind(tokens, match));
  return isGame ? { ...match, entry: game.entry } : match;
}

/** "PS5 - Call of Duty": a dash and words that describe no console. */
function isTitleBehind(tokens: readonly Token[], { end }: AliasMatch): boolean {
  const behind = tokens.slice(end, end + 4);
  return behind[0]?.breakBefore === "other" && behind.filter(isTitleWord).length >= 2;
}

const hasTitle = (tokens: readonly Token[]) => tokens.some(isTitleWord);
const isTitleWord = ({ key }: Token) => /^[a-z]{3,}$/.test(key) && !describing.has(key);

function gameFor(name: string): AliasMatch | undefined {
  const tokens = tokenize(`${name} game`);
  return matchEntries(tokens).find((match) => match.start === 0 && match.end === tokens.length);
}
