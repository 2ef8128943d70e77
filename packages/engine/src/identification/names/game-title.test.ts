import { builtInGuide } from "@flipworth/guide/built-in";
import { expect, test } from "vitest";
import { itemOf } from "../../testing/identified-item.ts";

test.each([
  ["Contra NES cart tested", "Contra (NES)"],
  ["Resident Evil 4 Nintendo Gamecube complete", "Resident Evil 4 (GameCube)"],
  ["Resident Evil 4 for PS5", "Resident Evil 4 (PS5)"],
  ["Chrono Trigger, Super Nintendo", "Chrono Trigger (SNES)"],
  ["Chrono Trigger Nintendo DS", "Chrono Trigger (DS)"],
  ["majoras mask", "Zelda: Majora's Mask (Nintendo 64)"],
  ["Game Boy Advance Metroid Fusion", "Metroid Fusion (Game Boy Advance)"],
  ["Zelda Ocarina of Time gold cartridge", "Zelda: Ocarina of Time (Nintendo 64)"],
  ["Spider-Man 2 ps5 disc like new", "Marvel's Spider-Man 2 (PS5)"],
])("%j is the game %s", (title, model) => {
  expect(itemOf(title).entry?.model).toBe(model);
});

test.each([
  ["Some Forgotten Puzzler SNES cartridge", "SNES game"],
  ["Jungle Racing Stars PS2", "PS2 game"],
  ["Super Nintendo Zelda", "SNES game"],
  ["SNES Lufia", "SNES game"],
  ["Super Nintendo Entertainment System game", "SNES game"],
  ["PSP Lumines", "PSP game"],
  ["PS3 Resistance Fall of Man", "PS3 game"],
  ["Xbox One Sunset Overdrive", "Xbox One or Series game"],
  ["Wii Deca Sports", "Wii game"],
])("%j is a game of its console without a price of its own: %s", (title, model) => {
  expect(itemOf(title).entry?.model).toBe(model);
});

test.each([
  ["Nintendo 64 console with Super Mario 64", "Nintendo 64"],
  ["Wii console bundle Mario Kart", "Wii"],
  ["Switch OLED Tears of the Kingdom edition console", "Switch OLED"],
  ["PS5 disc edition", "PlayStation 5"],
  ["Playstation 5 disc", "PlayStation 5"],
  ["GameCube indigo", "GameCube"],
  ["PS4 firmware 9.0", "PlayStation 4"],
  ["Wii homebrew", "Wii"],
  ["PS5 disc with controller", "PlayStation 5"],
  ["broken ps4 won't read discs", "PlayStation 4"],
  ["PS4 controller Spider-Man edition", "DualShock 4 controller"],
  ["Guitar Hero guitar Wii no dongle", "guitar or music-game controller"],
  ["Guitar Hero drums PS3", "guitar or music-game controller"],
  ["broken PS4 won't read discs", "PlayStation 4"],
])("%j is the machine %s", (title, model) => {
  expect(itemOf(title).entry?.model).toBe(model);
});

test("a manual or a box alone is not the game", () => {
  expect(itemOf("Super Mario 64 manual only").isAccessory).toBe(true);
  expect(itemOf("Chrono Trigger box only SNES").isAccessory).toBe(true);
});

test("twelve games in a lot are counted", () => {
  expect(itemOf("lot of 12 SNES games").quantity).toBe(12);
});

test("a reproduction has no price of the original", () => {
  expect(itemOf("Pokemon Emerald repro cart GBA").entry).toBeNull();
});

test.each(builtInGuide().platforms.map((one) => [one.name, one] as const))(
  "%s: complete brings no less than bare, graded more than that, unopened more than used",
  (_, { commonGame: common }) => {
    const factors = ["bare", "boxed, without manual", "complete", "graded"].map(
      (name) => common.variants?.find((variant) => variant.name === name)?.factor ?? Number.NaN,
    );

    expect(factors).toEqual(factors.toSorted((a, b) => a - b));
    expect(common.conditionFactors?.new ?? 0).toBeGreaterThan(factors[2] ?? Number.NaN);
  },
);

test("several discs are a game's", () => {
  expect(itemOf("Red dead 2 xbox one both discs").entry?.model).toBe("Xbox One or Series game");
});

test.each(["pokemon scarlet case, no game inside", "mario kart 8 case and manual no cartridge"])(
  "%j goes without the game",
  (title) => {
    expect(itemOf(title).isAccessory).toBe(true);
  },
);
