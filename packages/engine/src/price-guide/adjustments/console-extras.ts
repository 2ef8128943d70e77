/** What one more of it adds to a console that is sold, in whole dollars. */
export type ConsoleExtras = { gameUsd: number; controllerUsd: number };

const extras = (gameUsd: number, controllerUsd: number): ConsoleExtras => ({
  gameUsd,
  controllerUsd,
});

/**
 * By the guide's ids of consoles: a common game and a second controller, used, as of November 2026.
 * Editors' figures, like the guide's. What is handed over with a console is the common game that
 * everybody has, so these lie below the guide's price of a game that somebody lists by itself.
 */
export const consoleExtras: Readonly<Record<string, ConsoleExtras>> = {
  "sony-playstation-5": extras(18, 38),
  "sony-playstation-5-slim": extras(18, 38),
  "sony-playstation-5-pro": extras(18, 38),
  "sony-playstation-4": extras(8, 20),
  "sony-playstation-4-slim": extras(8, 20),
  "sony-playstation-4-pro": extras(8, 20),
  "sony-playstation-3": extras(5, 14),
  "sony-playstation-2": extras(5, 12),
  "sony-playstation-1": extras(8, 12),
  "sony-psp": extras(7, 0),
  "sony-ps-vita": extras(14, 0),
  "microsoft-xbox-series-x": extras(15, 32),
  "microsoft-xbox-series-s": extras(0, 32),
  "microsoft-xbox-one-x": extras(7, 22),
  "microsoft-xbox-one-s": extras(7, 22),
  "microsoft-xbox-one": extras(7, 22),
  "microsoft-xbox-360": extras(4, 14),
  "microsoft-original-xbox": extras(6, 14),
  "nintendo-switch": extras(25, 38),
  "nintendo-switch-oled": extras(25, 38),
  "nintendo-switch-lite": extras(25, 30),
  "nintendo-switch-2": extras(35, 50),
  "nintendo-wii-u": extras(10, 15),
  "nintendo-wii": extras(6, 10),
  "nintendo-gamecube": extras(20, 22),
  "nintendo-nintendo-64": extras(16, 18),
  "nintendo-super-nintendo": extras(13, 14),
  "nintendo-nes": extras(9, 12),
  "nintendo-3ds-xl": extras(12, 0),
  "nintendo-new-3ds-xl": extras(12, 0),
  "nintendo-3ds": extras(12, 0),
  "nintendo-2ds-or-new-2ds-xl": extras(12, 0),
  "nintendo-dsi-or-dsi-xl": extras(7, 0),
  "nintendo-ds-or-ds-lite": extras(7, 0),
  "nintendo-game-boy-advance-sp": extras(9, 0),
  "nintendo-game-boy-advance": extras(9, 0),
  "nintendo-game-boy-color": extras(9, 0),
  "nintendo-game-boy-original-or-pocket": extras(8, 0),
  "sega-genesis": extras(7, 11),
  "sega-dreamcast": extras(11, 16),
  "sega-saturn": extras(14, 16),
  "atari-2600": extras(4, 11),
};
