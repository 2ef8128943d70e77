import { adjustment, type AdjustmentGroup, type YearlyLoss } from "./adjustment.ts";

/** Bicycles lose about 10.5 % of their value a model year, measured on asks of summer 2024. */
const lossPerYear = 0.105;

export const bicycleYear: YearlyLoss = {
  kind: "model_year",
  baseYear: 2020,
  lossPerYear,
  lastsYears: 14,
  vintageBefore: 1996,
  // Bikes on sale are spread over about seven model years.
  explains: 0.3,
  isNarrowing: true,
};

/** For "a bicycle" of no known maker the median is that of one ten years old and more. */
export const anyBicycleYear: YearlyLoss = { ...bicycleYear, baseYear: 2012, lastsYears: 6 };

/**
 * The parts a bike is built with, a maker's steps from entry level to the top: half to double a
 * middle build when new, less between used ones.
 */
export const bicycleBuild: AdjustmentGroup = {
  kind: "words",
  where: "title",
  explains: 0.2,
  adjustments: [
    adjustment(1.6, "S-Works: s works, sworks"),
    adjustment(
      1.3,
      "top build: xx1, xx, xxsl, xtr, ultimate, factory, rsl, 9 9, di2, dura ace, red etap, transmission, t type",
    ),
    adjustment(
      1.15,
      "high build: x01, xo1, xo, x0, axs, turq, pro, expert, rsv, 9 8, c1, team, ultegra, coil, ohlins, fox factory",
    ),
    adjustment(
      0.85,
      "entry build: nx, sx, deore, alivio, altus, acera, claris, sora, base, 1x10, 2x10, 3x9, 3x10",
    ),
  ],
};

/** A hardtail of a line that mostly has rear suspension as well, and a bike put together part by part. */
export const bicycleKind: AdjustmentGroup = {
  kind: "words",
  where: "title",
  explains: 0.1,
  adjustments: [
    adjustment(0.65, "hardtail: ht, hardtail, hard tail"),
    adjustment(
      1.15,
      "custom build: custom, custom build, custom built, upgraded, upgrades, limited edition, ltd",
    ),
  ],
};

export const electricBicycle: AdjustmentGroup = {
  kind: "words",
  where: "title",
  explains: 0.1,
  adjustments: [
    adjustment(
      1.5,
      "electric: ebike, e bike, emtb, e mtb, electric, shimano ep8, bosch, powerplay",
    ),
  ],
};

export const frameMaterial: AdjustmentGroup = {
  kind: "words",
  where: "title",
  explains: 0.15,
  adjustments: [
    adjustment(
      1.25,
      "carbon: carbon, cc, cf, c s, c r, c70, c90, c50, carbone, advanced, titanium, ti",
    ),
    adjustment(
      0.78,
      "aluminium: alloy, aluminum, aluminium, al, af, a10, a20, a30, a50, a1, a2, a3",
    ),
  ],
};

/** Cheap kinds keep less of a wide range than their words promise. */
export const oldBicycle: AdjustmentGroup = {
  kind: "words",
  where: "anywhere",
  explains: 0.25,
  adjustments: [
    adjustment(2.2, "carbon: carbon, carbon fiber, carbon frame"),
    adjustment(2.2, "with disc brakes and full suspension: full suspension, dual suspension, fsr"),
    adjustment(
      2,
      "with a good groupset: ultegra, dura ace, di2, xtr, deore xt, sram force, sram red, campagnolo record, chorus",
    ),
    adjustment(1.5, "hand-made or lugged: reynolds, columbus, titanium, lugged, campagnolo"),
    adjustment(
      1.35,
      "with a middle groupset: 105, tiagra, slx, deore, sram apex, sram rival, disc brakes, hydraulic",
    ),
  ],
};
