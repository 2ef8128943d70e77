/**
 * Kinds and lines whose middle one is always about as old, so that no single thing's age matters,
 * but whose prices are well known to have moved all the same. A kind that is not here holds its
 * price: used furniture, tools, bicycles and clothes have stood against ever cheaper new ones.
 */
const fallingByYearlyPercent: Readonly<Record<number, readonly string[]>> = {
  // A new television of a size costs a third of what it did ten years ago, and a new disk or flash
  // memory of a size a quarter.
  10: [
    "any-flat-screen-tv-50-inch-class",
    "samsung-led-lcd-tv-50-inch-class",
    "lg-led-lcd-tv-50-inch-class",
    "sony-led-lcd-tv-50-inch-class",
    "vizio-led-lcd-tv-50-inch-class",
    "tcl-led-lcd-tv-50-inch-class",
    "hisense-led-lcd-tv-50-inch-class",
    "lg-oled-tv-55-inch-class",
    "samsung-the-frame-tv-55-inch-class",
    "samsung-qled-tv-55-inch-class",
    "any-nvme-ssd-1-tb",
    "any-sata-ssd-500-gb",
    "any-3d-printer",
    "creality-ender-3-3d-printer",
    "prusa-i3-mk3-3d-printer",
  ],
  // Replaced by the phone, or made by many where it was made by few.
  7: [
    "any-gaming-monitor",
    "any-ultrawide-monitor-34-inch-class",
    "any-hard-drive-internal",
    "any-external-hard-drive-2-tb",
    "kind-memory-card-or-flash-drive",
    "kind-car-navigation-unit",
    "any-drone",
    "any-smart-watch",
    "any-smart-speaker",
    "hoverboard",
    "kind-dash-camera",
    "gopro-camera-model-not-named",
  ],
  5: [
    "any-tablet",
    "kind-android-tablet-small-maker-s",
    "kind-e-reader-other",
    "amazon-kindle-e-reader",
    "fitbit-charge-versa-or-sense",
    "garmin-watch-model-not-named",
    "any-bluetooth-speaker",
    "any-projector",
    "any-home-theater-in-a-box",
    "any-dslr-or-mirrorless-camera",
    "nikon-dslr-model-not-named",
    "canon-eos-or-other-camera-model-not-named",
    "sony-camera-model-not-named",
    "any-camcorder",
    "roku-streaming-player",
    "canon-canon-l-lens",
  ],
  3: [
    "any-computer-monitor-24-inch-class",
    "dell-monitor-24-inch-class",
    "dell-ultrasharp",
    "any-av-or-stereo-receiver",
    "any-soundbar",
    "any-camera-lens",
    "any-dvd-or-blu-ray-player",
    "kind-dvd-player",
    "any-wi-fi-router",
  ],
};

/** Thrown out ten years ago and sought since. What rose is not expected to go on rising. */
const risenByYearlyPercent: Readonly<Record<number, readonly string[]>> = {
  8: ["any-crt-television", "any-crt-monitor", "any-vcr", "sony-walkman"],
  5: [
    "any-35mm-film-camera",
    "any-digital-camera-compact",
    "any-cassette-deck",
    "sony-playstation-1",
    "sony-playstation-2",
    "sony-psp",
    "nintendo-gamecube",
    "nintendo-nintendo-64",
    "nintendo-super-nintendo",
    "nintendo-nes",
    "nintendo-game-boy-advance-sp",
    "nintendo-game-boy-advance",
    "nintendo-game-boy-color",
    "nintendo-game-boy-original-or-pocket",
    "nintendo-dsi-or-dsi-xl",
    "nintendo-ds-or-ds-lite",
    "sega-genesis",
    "sega-dreamcast",
    "sega-saturn",
    "sega-game-gear",
    "pokemon-single-card",
  ],
};

const logPerYearById: ReadonlyMap<string, number> = new Map([
  ...listed(fallingByYearlyPercent, (share) => Math.log(1 - share)),
  ...listed(risenByYearlyPercent, (share) => -Math.log(1 - share)),
]);

/** ln of a kind's price over its price of a year before: below 0 for what falls, 0 for what holds. */
export function driftOf(entryId: string): number {
  return logPerYearById.get(entryId) ?? 0;
}

/** Every entry that has a drift, for the test that the price guide has it. */
export const driftingEntryIds: readonly string[] = [...logPerYearById.keys()];

function listed(
  byPercent: Readonly<Record<number, readonly string[]>>,
  logOf: (share: number) => number,
): (readonly [string, number])[] {
  return Object.entries(byPercent).flatMap(([percent, ids]) =>
    ids.map((id) => [id, logOf(Number(percent) / 100)] as const),
  );
}
