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

/** A bike put together part by part, and one without its parts. */
export const bicycleKind: AdjustmentGroup = {
  kind: "words",
  where: "title",
  explains: 0.1,
  adjustments: [
    adjustment(
      0.5,
      "without its parts: frame only, frameset, frame set, frame and shock, frame and fork, frame with shock, rolling chassis, part out, parting out",
    ),
    adjustment(
      1.1,
      "custom build: custom, custom build, custom built, upgraded, upgrades, limited edition, ltd",
    ),
  ],
};

/** Of a maker's whole programme the hardtails are the cheaper part; a line says it by its name. */
export const bicycleSuspension: AdjustmentGroup = {
  kind: "words",
  where: "title",
  explains: 0.2,
  adjustments: [adjustment(0.65, "hardtail: ht, hardtail, hard tail")],
};

export const electricBicycle: AdjustmentGroup = {
  kind: "words",
  where: "title",
  explains: 0.1,
  adjustments: [
    adjustment(
      1.4,
      "electric: ebike, e bike, emtb, e mtb, electric, shimano ep8, bosch, powerplay",
    ),
  ],
};

/** The same build costs about 1.3 times as much on a carbon frame; lines are priced between the two. */
export const frameMaterial: AdjustmentGroup = {
  kind: "words",
  where: "title",
  explains: 0.15,
  adjustments: [
    adjustment(
      1.15,
      "carbon: carbon, cc, cf, c s, c r, c70, c90, c50, carbone, advanced, titanium, ti",
    ),
    adjustment(
      0.86,
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
