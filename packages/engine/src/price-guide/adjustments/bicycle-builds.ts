import { type Adjustment, adjustment, type AdjustmentGroup, type FirstOf } from "./adjustment.ts";

/**
 * The parts a bike is built with. New, a maker's top build costs three to four times its entry build
 * on the same frame; used, two to three times. 1 is the middle build that the lines are priced for.
 */
const groupsets: AdjustmentGroup = {
  kind: "words",
  where: "title",
  explains: 0.2,
  isNarrowing: true,
  adjustments: [
    adjustment(
      1.5,
      "top electronic build: xx1 axs, xx axs, xx sl, xxsl, xx eagle, xx1 eagle axs, red axs, red etap, xtr di2, dura ace di2, rsl, s works",
    ),
    adjustment(1.35, "top build: xx1, xx, xtr, dura ace, 9 9, factory build, ultimate build"),
    adjustment(
      1.22,
      "high build: x01, xo1, xo, x0, x01 axs, xo axs, x0 axs, xo1 axs, x0 transmission, xo transmission, t type, turq, rsv, team, ultegra di2, flight attendant, live valve",
    ),
    adjustment(
      1.1,
      "good build: gx axs, axs, transmission, xt, deore xt, ultegra, di2, ultimate, factory, ohlins, fox factory, fox 38, fox 36, kashima, coil, push, carbon wheels, enve, reserve, reserves, we are one, i9, industry nine, chris king, pro, expert",
    ),
    adjustment(1, "middle build: gx, gx eagle, slx, s kit, 105, grx, rival"),
    adjustment(0.85, "lower build: nx, nx eagle, deore, comp, tiagra, apex, base build, d kit"),
    adjustment(
      0.78,
      "entry build: sx, sx eagle, alivio, altus, acera, claris, sora, microshift, cues, 2x10, 3x9, 3x10, 3x8",
    ),
  ],
};

/** A maker's own steps, without what the frame is made of: that counts by itself. */
function steps(ofBrand: string, adjustments: readonly Adjustment[]): AdjustmentGroup {
  return { kind: "words", where: "title", explains: 0.25, isNarrowing: true, ofBrand, adjustments };
}

const step = (factor: number, words: string): Adjustment => ({
  name: words.split(", ")[0] ?? words,
  phrases: words.split(", "),
  factor,
});

const ownSteps: readonly AdjustmentGroup[] = [
  steps("Specialized", [
    step(1.65, "s works, sworks"),
    step(1.4, "pro, ltd, öhlins, world cup pro, wc pro"),
    step(1.15, "expert, expert carbon"),
    step(0.92, "comp, comp carbon, elite, comp alloy, elite alloy"),
    step(0.8, "base, sport"),
  ]),
  steps("Trek", [
    step(1.6, "9 9, rsl"),
    step(1.22, "9 8"),
    step(1, "9 7, 9 9 x01"),
    step(0.9, "9 5, 9 6"),
    step(1.05, "ex 8, ex8, slash 8, fuel 8, remedy 8, top fuel 8, gen 8, rail 7, 9"),
    step(0.88, "ex 7, ex7, slash 7, remedy 7, top fuel 7"),
    step(0.75, "ex 5, ex5, top fuel 5, rail 5"),
  ]),
  steps("Santa Cruz", [
    step(1.5, "xx1, xx, xx axs, xx1 axs, xx rsv, xxsl"),
    step(1.28, "x01, xo1, x0, xo, xtr, xo axs, x0 axs, x01 axs, rsv, cc x01, cc xo1, axs rsv"),
    step(1.15, "gx axs, axs, cc, reserve, reserves, xt"),
    step(1, "s kit, c s, kit s, gx, s build"),
    step(0.9, "r kit, c r, kit r, nx, slx, r build"),
    step(0.8, "d kit, kit d, c d, sx, deore"),
  ]),
  steps("Yeti", [
    step(1.4, "t3, t4, t5, xx1, xx, turq lr, race, arc t3"),
    step(1.15, "t1, t2, turq, x01, x0, xo1, tlr, xtr, lunch ride"),
    step(0.95, "c2, c3, gx, comp, xt, slx"),
    step(0.85, "c1, nx, deore"),
  ]),
  steps("Giant", [
    step(1.5, "advanced sl, advanced pro 0, pro 29 0, advanced pro 29 0, advanced sl 0"),
    step(1.2, "advanced pro, advanced pro 29 1, pro 29 1, advanced pro 1, pro 1, 29 0, x 29 0"),
    step(1, "advanced, advanced 1, advanced pro 29 2, pro 29 2, advanced pro 2, 29 1, x 29 1"),
    step(0.9, "advanced 2, 29 2, x 29 2, x 2, sx"),
    step(0.78, "29 3, x 29 3, x 3, advanced 3"),
  ]),
  steps("Rocky Mountain", [
    step(1.35, "c90, carbon 90, 99, c99, 790, 799, 999, 990"),
    step(1.08, "c70, carbon 70, a70, alloy 70, 770, 970, bc edition"),
    step(0.95, "c50, carbon 50, a50, alloy 50, 750, 950"),
    step(0.88, "c30, carbon 30, a30, alloy 30, 730"),
    step(0.75, "a10, alloy 10, alloy 20, a20"),
  ]),
  steps("Norco", [
    step(1.25, "c1, c9 1"),
    step(1.08, "c2, a1, c9 2, a9 1"),
    step(0.93, "c3, a2, c9 3, a9 2, fs 1, fs1"),
    step(0.82, "a3, a9 3, fs 3, fs3, fs 2, fs2"),
    step(0.75, "fs 4, fs4, a4"),
  ]),
  steps("YT", [
    step(1.4, "pro race, uncaged, cf pro race"),
    step(1.15, "pro, cf pro, core 4, shred"),
    step(1, "core 3, comp, cf comp"),
    step(0.85, "core 2, base, al base"),
    step(0.75, "core 1"),
  ]),
  steps("Canyon", [
    step(1.4, "cfr, cf slx, slx, cf 9 0 sl"),
    step(1.2, "cf 9, cf 9 0, cf 9 0 pro"),
    step(1, "cf 8, cf 8 0"),
    step(0.9, "cf 7, al 7, al 7 0"),
    step(0.85, "al 6, al 6 0, al 5, al 5 0"),
  ]),
  steps("Orbea", [
    step(1.55, "m ltd, ltd"),
    step(1.35, "m team, team"),
    step(1.15, "m10, m 10"),
    step(1, "m20, m 20, h10, h 10"),
    step(0.88, "m30, m 30, h20, h 20"),
    step(0.78, "h30, h 30, h50, m50"),
  ]),
  steps("Scott", [
    step(1.7, "ultimate, rc sl, 900 sl, 900 rc, tuned, 700 tuned, 900 tuned, rc 900 sl"),
    step(1.35, "rc, world cup, 900, 700, rc world cup, team issue"),
    step(1.15, "910, 710, 920, 720"),
    step(0.9, "930, 730, 925, 940, 740"),
    step(0.75, "950, 750, 945, 960, 760, 965"),
    step(0.62, "970, 980, 990"),
  ]),
  steps("Cannondale", [
    step(1.6, "hi mod, himod, hi mod 1, black inc, lab71, ultimate"),
    step(1.2, "carbon 1, jekyll 1, scalpel 1, habit 1, se 1, lt 1, ht 1, trail 1"),
    step(1, "carbon 2, jekyll 2, scalpel 2, habit 2, se 2, lt 2, carbon 3, ht 2"),
    step(0.85, "habit 3, scalpel 3, scalpel 4, lt 3, ht 3, ht 4"),
    step(0.75, "habit 4, habit 5, habit 6, neo 4"),
  ]),
  steps("Commencal", [
    step(1.25, "signature, team, ohlins edition, supervolt"),
    step(1.1, "race, ohlins, british"),
    step(0.95, "essential"),
    step(0.82, "ride, origin"),
  ]),
  steps("Kona", [
    step(1.3, "cr dl, carbon dl, supreme, esd dl"),
    step(1.12, "dl, deluxe, cr, lt"),
    step(1, "se, esd"),
  ]),
  steps("Intense", [
    step(1.35, "factory, elite"),
    step(1.12, "pro, gx pro"),
    step(0.95, "expert, s"),
    step(0.8, "foundation, base"),
  ]),
  steps("Pivot", [
    step(1.45, "team, team xtr, team xx1, team xx"),
    step(1.15, "pro, pro xt, pro x01, pro xo1, pro xt xtr"),
    step(0.95, "race, race xt, ride, ride slx"),
  ]),
  steps("Niner", [
    step(1.4, "5 star, 5star"),
    step(1.15, "4 star, 4star"),
    step(1, "3 star, 3star"),
    step(0.82, "2 star, 2star"),
    step(0.7, "1 star, 1star"),
  ]),
  steps("Marin", [
    step(1.3, "xr, carbon xr, pro, carbon pro"),
    step(1.12, "3, carbon 2, carbon 1"),
    step(0.95, "2"),
    step(0.8, "1"),
  ]),
  steps("Mondraker", [step(1.6, "rr sl, xr rr"), step(1.2, "rr, xr"), step(0.9, "r")]),
  steps("Vitus", [
    step(1.4, "crx"),
    step(1.15, "crs, vrx"),
    step(0.95, "cr, vrs, amp"),
    step(0.8, "vr"),
  ]),
  steps("Nukeproof", [
    step(1.4, "rs, factory, worx"),
    step(1.15, "pro"),
    step(0.95, "elite"),
    step(0.82, "comp, race"),
  ]),
  steps("Ari / Fezzari", [
    step(1.35, "race, team"),
    step(1.12, "pro"),
    step(0.95, "elite"),
    step(0.8, "comp"),
  ]),
  steps("GT", [
    step(1.25, "le, pro le"),
    step(1.12, "pro"),
    step(0.95, "expert"),
    step(0.82, "elite, sport, comp"),
  ]),
];

/** The maker's own word for the build, else what its parts are called. */
export const bicycleBuild: FirstOf = { kind: "first_of", groups: [...ownSteps, groupsets] };
