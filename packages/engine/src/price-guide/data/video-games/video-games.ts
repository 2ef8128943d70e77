import { keysOfPhrase } from "../../tokens.ts";
import type { GuideEntry, GuideSection, GuideVariant } from "../../entry.ts";
import type { GameRow, GamesOf } from "./game-rows.ts";
import {
  dsGames,
  gameBoyAdvanceGames,
  gameBoyColorGames,
  gameBoyGames,
  threeDsGames,
} from "./nintendo-handheld.ts";
import {
  gamecubeGames,
  nesGames,
  nintendo64Games,
  snesGames,
  switchGames,
  wiiGames,
  wiiUGames,
} from "./nintendo-home.ts";
import { type GamePlatform, gamePlatforms, type PlatformId } from "./platforms.ts";
import {
  ps1Games,
  ps2Games,
  ps3Games,
  ps4Games,
  ps5Games,
  pspGames,
  vitaGames,
} from "./playstation.ts";
import {
  atariGames,
  dreamcastGames,
  gameGearGames,
  genesisGames,
  saturnGames,
  segaCdGames,
} from "./sega-atari.ts";
import { xbox360Games, xboxGames, xboxOneGames } from "./xbox.ts";

const known: readonly GamesOf[] = [
  nesGames,
  snesGames,
  nintendo64Games,
  gamecubeGames,
  wiiGames,
  wiiUGames,
  switchGames,
  gameBoyGames,
  gameBoyColorGames,
  gameBoyAdvanceGames,
  dsGames,
  threeDsGames,
  genesisGames,
  segaCdGames,
  saturnGames,
  dreamcastGames,
  gameGearGames,
  atariGames,
  ps1Games,
  ps2Games,
  ps3Games,
  ps4Games,
  ps5Games,
  pspGames,
  vitaGames,
  xboxGames,
  xbox360Games,
  xboxOneGames,
];

/** What bears a game's name and is none. */
const notTheGame =
  "strategy guide, players guide, player guide, game guide, guide book, poster, shirt, plush, figure, figurine, amiibo, lego, toy, soundtrack, funko, keychain, card, cards, tin, backpack, movie, vhs, blu ray, comic, mug, hat, arcade1up, arcade, pinball machine, sticker, vinyl, lp, record, book, dvd".split(
    ", ",
  );
const bareWords =
  "cart only, cartridge only, loose, game only, disc only, disk only, cd only, no case, no manual or case, cartridge, cart, umd only, discs only, disc, just the game".split(
    ", ",
  );
const completeWords =
  "cib, complete in box, complete, complete with manual, with manual, case and manual, box and manual, with box and manual, with box, boxed, in box, original box, with case, in case, in original case".split(
    ", ",
  );
const boxedWords = "no manual, box and game, missing manual, without manual, box and cart".split(
  ", ",
);
const gradedWords = "wata, vga, cgc, graded, vga graded, wata graded, psa".split(", ");

/** A graded game is a spotless one; that it is unopened as well is counted by its condition. */
const gradedOverComplete = 2;

/** Of the platform's usual way of selling: a bare cartridge, or a disc with its case. */
function packagings(platform: GamePlatform): readonly GuideVariant[] {
  const { soldAs, bareFactor } = platform;
  const base = soldAs === "bare" ? bareFactor : 1;
  const rounded = (factor: number) => Math.round((factor / base) * 100) / 100;
  return [
    { name: "bare", phrases: bareWords, factor: rounded(bareFactor) },
    { name: "boxed, without manual", phrases: boxedWords, factor: rounded((2 + bareFactor) / 3) },
    { name: "complete", phrases: completeWords, factor: rounded(1) },
    { name: "graded", phrases: gradedWords, factor: rounded(gradedOverComplete) },
  ];
}

type Made = Pick<GuideEntry, "variants" | "conditionFactors">;

function madeOf(platform: GamePlatform): Made {
  const whenNew = platform.newFactor / (platform.soldAs === "bare" ? platform.bareFactor : 1);
  return {
    variants: packagings(platform),
    conditionFactors: { new: Math.round(whenNew * 100) / 100, like_new: 1.1, fair: 0.8, poor: 0.6 },
  };
}

const sold = {
  category: "electronics",
  shipPounds: 0.5,
  feeClass: "most",
  sellsIn: "days",
  adjustedBy: ["video_game"],
} as const satisfies Partial<GuideEntry>;

/** A game's title as an alias would write it: "zelda ii the adventure of link". */
function nameOf(title: string): string {
  return title
    .replace(/ \([^)]*\)$/, "")
    .toLowerCase()
    .replace(/['’.]/g, "")
    .replaceAll("&", " and ")
    .replace(/[^a-z\d]+/g, " ")
    .trim();
}

/** "Pokemon Trading Card Game" bears a word that elsewhere says that it is none. */
function notTheGameOf(name: string): readonly string[] {
  const own = new Set(name.split(" "));
  return notTheGame.some((word) => own.has(word))
    ? notTheGame.filter((word) => !own.has(word))
    : notTheGame;
}

const firstName = ({ names }: GamePlatform) => names.split(", ")[0] ?? "";

function gameEntry(id: PlatformId, platform: GamePlatform, made: Made) {
  return ([usedMedianUsd, title, alsoCalled]: GameRow, isKnownAlone: boolean): KnownGame => {
    const others = alsoCalled?.split(", ") ?? [];
    const isOfPlatform = title.endsWith(")");
    const name = nameOf(title);
    const names = [name, ...others];
    const alone = isKnownAlone ? (isOfPlatform ? others : names) : [];
    const qualified = `${name} ${firstName(platform)}`;
    return {
      names,
      entry: {
        ...sold,
        ...made,
        id: `game-${name.replaceAll(" ", "-")}-${id.replaceAll("_", "-")}`,
        specificity: "model",
        brand: platform.maker,
        model: `${title.replace(/ \([^)]*\)$/, "")} (${platform.name})`,
        aliases: unique([qualified, ...alone]),
        excludes: notTheGameOf(name),
        usedMedianUsd,
        scatter: 0.38,
      },
    };
  };
}

/** Two spellings of one name ("heart gold", "hearts gold") would be one alias twice. */
function unique(aliases: readonly string[]): readonly string[] {
  return [...new Map(aliases.map((alias) => [keysOfPhrase(alias), alias])).values()];
}

export type KnownGame = { names: readonly string[]; entry: GuideEntry };
/** The games of one platform that have prices of their own, and the entry of all the others. */
export type PlatformGames = {
  platform: GamePlatform;
  games: readonly KnownGame[];
  common: GuideEntry;
};

function commonEntry(id: PlatformId, platform: GamePlatform, made: Made): GuideEntry {
  const names = platform.names.split(", ");
  return {
    ...sold,
    ...made,
    id: `game-any-${id.replaceAll("_", "-")}`,
    specificity: "line",
    brand: platform.maker,
    model: `${platform.name} game`,
    aliases: unique(
      names.flatMap((name) => [`${name} game`, `${name} video game`, `game for ${name}`]),
    ),
    excludes: [...notTheGame, "controller", "memory card"],
    usedMedianUsd: platform.commonUsd,
    scatter: 0.65,
  };
}

function lotEntry(id: PlatformId, platform: GamePlatform): GuideEntry {
  const names = platform.names.split(", ");
  return {
    ...sold,
    id: `game-lot-${id.replaceAll("_", "-")}`,
    specificity: "type",
    brand: platform.maker,
    model: `${platform.name} games (lot)`,
    aliases: unique(
      names.flatMap((name) => [
        `${name} game lot`,
        `${name} video game lot`,
        `${name} game bundle`,
      ]),
    ),
    usedMedianUsd: platform.lotUsd,
    scatter: 0.7,
  };
}

export const gamesByPlatform: ReadonlyMap<PlatformId, PlatformGames> = new Map(
  [...gamePlatforms].map(([id, platform]) => {
    const made = madeOf(platform);
    const toEntry = gameEntry(id, platform, made);
    const games = known
      .filter((one) => one.platform === id)
      .flatMap(({ knownAlone, besideConsole }) => [
        ...knownAlone.map((row) => toEntry(row, true)),
        ...besideConsole.map((row) => toEntry(row, false)),
      ]);
    return [id, { platform, games, common: commonEntry(id, platform, made) }];
  }),
);

export const videoGames: GuideSection = {
  asOf: "2026-11",
  basis:
    "Flipworth's own estimate from general knowledge of resale prices, not taken from a record of sales",
  entries: [...gamesByPlatform].flatMap(([id, { platform, games, common }]) => [
    ...games.map(({ entry }) => entry),
    common,
    lotEntry(id, platform),
  ]),
};
