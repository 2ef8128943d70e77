/** How a platform's games are sold most of the time, which is what their prices are meant for. */
type Packaging = "bare" | "complete";

export type GamePlatform = {
  name: string;
  maker: string;
  /** What titles call it, the shortest certain name first. */
  names: string;
  soldAs: Packaging;
  /** A game of no special note. */
  commonUsd: number;
  /** Several such games together, number unknown. */
  lotUsd: number;
  /** Of a bare game to a complete one, and of an unopened one to a complete one. */
  bareFactor: number;
  newFactor: number;
};

type PlatformRow = readonly [
  name: string,
  maker: string,
  names: string,
  prices: Pick<GamePlatform, "soldAs" | "commonUsd" | "lotUsd" | "bareFactor" | "newFactor">,
];

const cartridge = { soldAs: "bare", bareFactor: 0.36, newFactor: 2.8 } as const;
const oldDisc = { soldAs: "complete", bareFactor: 0.55, newFactor: 2.6 } as const;
const disc = { soldAs: "complete", bareFactor: 0.62, newFactor: 1.7 } as const;
const modern = { soldAs: "complete", bareFactor: 0.8, newFactor: 1.25 } as const;

const rows = {
  nes: [
    "NES",
    "Nintendo",
    "nes, nintendo nes, nintendo entertainment system, original nintendo",
    { ...cartridge, commonUsd: 12, lotUsd: 60 },
  ],
  snes: [
    "SNES",
    "Nintendo",
    "snes, super nintendo, nintendo snes, super nes, super nintendo entertainment system, super nintendo snes",
    { ...cartridge, commonUsd: 16, lotUsd: 75 },
  ],
  n64: [
    "Nintendo 64",
    "Nintendo",
    "n64, nintendo 64, nintendo n64, nintendo64, nintendo 64 n64",
    { ...cartridge, commonUsd: 15, lotUsd: 80 },
  ],
  gamecube: [
    "GameCube",
    "Nintendo",
    "gamecube, nintendo gamecube, game cube, nintendo game cube",
    { ...oldDisc, newFactor: 2.2, bareFactor: 0.68, commonUsd: 18, lotUsd: 80 },
  ],
  wii: ["Wii", "Nintendo", "wii, nintendo wii", { ...disc, commonUsd: 9, lotUsd: 45 }],
  wii_u: [
    "Wii U",
    "Nintendo",
    "wii u, nintendo wii u, wiiu",
    { ...disc, commonUsd: 14, lotUsd: 60 },
  ],
  switch: [
    "Switch",
    "Nintendo",
    "switch, nintendo switch",
    { ...modern, commonUsd: 24, lotUsd: 90 },
  ],
  game_boy: [
    "Game Boy",
    "Nintendo",
    "gameboy, game boy, nintendo gameboy, nintendo game boy",
    { ...cartridge, bareFactor: 0.33, commonUsd: 13, lotUsd: 60 },
  ],
  game_boy_color: [
    "Game Boy Color",
    "Nintendo",
    "gameboy color, game boy color, gbc, nintendo gameboy color, nintendo game boy color",
    { ...cartridge, bareFactor: 0.36, commonUsd: 13, lotUsd: 60 },
  ],
  gba: [
    "Game Boy Advance",
    "Nintendo",
    "gba, gameboy advance, game boy advance, nintendo gameboy advance, nintendo game boy advance",
    { ...cartridge, bareFactor: 0.42, commonUsd: 10, lotUsd: 55 },
  ],
  ds: [
    "DS",
    "Nintendo",
    "ds, nintendo ds, nds",
    { ...cartridge, bareFactor: 0.66, newFactor: 1.9, commonUsd: 8, lotUsd: 45 },
  ],
  "3ds": [
    "3DS",
    "Nintendo",
    "3ds, nintendo 3ds",
    { ...modern, newFactor: 1.6, commonUsd: 18, lotUsd: 70 },
  ],
  genesis: [
    "Genesis",
    "Sega",
    "genesis, sega genesis, mega drive, sega mega drive",
    { ...cartridge, bareFactor: 0.52, commonUsd: 13, lotUsd: 60 },
  ],
  sega_cd: ["Sega CD", "Sega", "sega cd", { ...oldDisc, commonUsd: 35, lotUsd: 110 }],
  saturn: ["Saturn", "Sega", "saturn, sega saturn", { ...oldDisc, commonUsd: 40, lotUsd: 130 }],
  dreamcast: [
    "Dreamcast",
    "Sega",
    "dreamcast, sega dreamcast",
    { ...oldDisc, commonUsd: 26, lotUsd: 100 },
  ],
  game_gear: [
    "Game Gear",
    "Sega",
    "game gear, sega game gear",
    { ...cartridge, commonUsd: 9, lotUsd: 45 },
  ],
  master_system: [
    "Master System",
    "Sega",
    "master system, sega master system",
    { ...cartridge, bareFactor: 0.55, commonUsd: 18, lotUsd: 80 },
  ],
  atari_2600: [
    "Atari 2600",
    "Atari",
    "atari 2600, atari, atari vcs",
    { ...cartridge, bareFactor: 0.38, commonUsd: 7, lotUsd: 45 },
  ],
  atari_7800: [
    "Atari 5200 or 7800",
    "Atari",
    "atari 7800, atari 5200",
    { ...cartridge, bareFactor: 0.45, commonUsd: 12, lotUsd: 60 },
  ],
  intellivision: [
    "Intellivision",
    "Mattel",
    "intellivision, mattel intellivision, colecovision",
    { ...cartridge, bareFactor: 0.5, commonUsd: 10, lotUsd: 55 },
  ],
  turbografx: [
    "TurboGrafx-16",
    "NEC",
    "turbografx 16, turbografx, pc engine, turbo grafx 16",
    { ...cartridge, bareFactor: 0.5, commonUsd: 35, lotUsd: 120 },
  ],
  ps1: [
    "PS1",
    "Sony",
    "ps1, playstation 1, psone, ps one, psx, playstation, sony playstation, sony playstation 1, sony playstation ps1, playstation ps1",
    { ...oldDisc, commonUsd: 15, lotUsd: 75 },
  ],
  ps2: [
    "PS2",
    "Sony",
    "ps2, playstation 2, sony playstation 2, sony ps2, playstation 2 ps2",
    { ...oldDisc, newFactor: 2.4, bareFactor: 0.6, commonUsd: 11, lotUsd: 55 },
  ],
  ps3: [
    "PS3",
    "Sony",
    "ps3, playstation 3, sony playstation 3, sony ps3",
    { ...disc, commonUsd: 9, lotUsd: 45 },
  ],
  ps4: [
    "PS4",
    "Sony",
    "ps4, playstation 4, sony playstation 4, sony ps4",
    { ...modern, commonUsd: 13, lotUsd: 60 },
  ],
  ps5: [
    "PS5",
    "Sony",
    "ps5, playstation 5, sony playstation 5, sony ps5",
    { ...modern, commonUsd: 22, lotUsd: 80 },
  ],
  psp: [
    "PSP",
    "Sony",
    "psp, sony psp, playstation portable",
    { ...disc, commonUsd: 12, lotUsd: 55 },
  ],
  vita: [
    "PS Vita",
    "Sony",
    "ps vita, playstation vita, psvita, sony ps vita, vita",
    { ...modern, newFactor: 1.5, commonUsd: 24, lotUsd: 90 },
  ],
  xbox: [
    "original Xbox",
    "Microsoft",
    "original xbox, og xbox, xbox original, microsoft xbox original",
    { ...oldDisc, newFactor: 2.2, bareFactor: 0.6, commonUsd: 10, lotUsd: 50 },
  ],
  xbox_360: [
    "Xbox 360",
    "Microsoft",
    "xbox 360, xbox360, microsoft xbox 360",
    { ...disc, commonUsd: 8, lotUsd: 45 },
  ],
  xbox_one: [
    "Xbox One or Series",
    "Microsoft",
    "xbox one, xbox series x, xbox series s, xbox, microsoft xbox one, microsoft xbox series x, xbox one s, xbox one x",
    { ...modern, commonUsd: 11, lotUsd: 55 },
  ],
} as const satisfies Record<string, PlatformRow>;

export type PlatformId = keyof typeof rows;

// Safe because the table's keys are exactly the platforms.
const ids = Object.keys(rows) as PlatformId[];

export const gamePlatforms: ReadonlyMap<PlatformId, GamePlatform> = new Map(
  ids.map((id) => {
    const [name, maker, names, prices]: PlatformRow = rows[id];
    return [id, { name, maker, names, ...prices }];
  }),
);
