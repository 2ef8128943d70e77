import { z } from "zod";
import { vehicleWordLists } from "./vehicle-words.ts";

// The one definition of what stands in `data/vehicles/`. Whole US dollars.

const text = z.string().min(1);
const usd = z.number().positive().max(1_000_000);
const share = z.number().min(0).max(1);
const year = z.number().int().min(1900).max(2100);
const names = z.array(z.string().regex(/^[a-z\d]/, "lower-case names"));
const phrases = z
  .string()
  .regex(/^[^A-Z]+$/, "lower-case words, with a comma and a space between phrases");
/** Points of a line, from left to right. */
const line = z
  .array(z.tuple([z.number(), z.number()]))
  .min(2)
  .refine(
    (points) => points.every(([at], index) => index === 0 || at > (points[index - 1]?.[0] ?? at)),
    "points from left to right",
  );

export const VehicleModel = z.strictObject({
  make: z.string().describe("the maker; empty for a kind of vehicle by any maker"),
  model: text.describe("shown to people, without the maker: Altima, bass boat"),
  class: text.describe("which of classes.json"),
  losesValue: z
    .number()
    .min(0.2)
    .max(3)
    .describe("how fast it loses value beside its class: 1 is as fast, 0.8 a fifth slower"),
  names: names.optional().describe("what listings call it beside its model name"),
  siblings: z
    .record(text, names)
    .optional()
    .describe(
      "models that are priced like it and shown as they are called, V70 beside S70, with further names",
    ),
  generations: z
    .array(
      z
        .tuple([year, year, usd, usd])
        .refine(([from, to, base, top]) => from <= to && base <= top, "years and prices that rise"),
    )
    .min(1)
    .describe("first and last model year, list price of the base and of the top version"),
  usualFeet: z
    .number()
    .positive()
    .optional()
    .describe("length of the one that the list prices are of, for kinds sold by the foot"),
  doubt: share
    .optional()
    .describe("standard deviation of ln(list price) that the name leaves open, for kinds"),
});
export type VehicleModel = z.infer<typeof VehicleModel>;

export const ClassicModel = z.strictObject({
  make: text,
  model: text.describe("shown to people, without the maker"),
  names,
  from: year.describe("first model year that collectors buy for itself"),
  to: year.describe("last one"),
  usd: usd.describe("a drivable one in good condition, at the price level of 2017"),
  scatter: z.number().min(0.1).max(1).describe("standard deviation of ln(price) among single ones"),
});
export type ClassicModel = z.infer<typeof ClassicModel>;

export const vehicleKinds = ["car", "motorcycle", "boat", "rv", "trailer", "golf-cart"] as const;
export type VehicleKind = (typeof vehicleKinds)[number];
const kind = z.enum(vehicleKinds);

export const VehicleClass = z.strictObject({
  name: text.describe("shown to people: compact car"),
  family: text.describe("which of families.json: whose parts and accessories it has"),
  losesValue: z.number().min(0.1).max(2).describe("how fast beside an ordinary sedan"),
  floorUsd: usd.describe("what one that runs brings however old it is, at the level of 2017"),
  mileageShare: share.describe("what 10,000 miles more than usual take away"),
  scatter: z
    .number()
    .min(0.1)
    .max(1)
    .describe("standard deviation of ln(price) among single sales of one model, year and mileage"),
  lossByAge: line
    .optional()
    .describe("where it does not fall like a car: -ln(share of the list price left), by years"),
  lengthPower: z
    .number()
    .positive()
    .max(3)
    .optional()
    .describe("its price grows with this power of its length"),
  usualHours: z.number().positive().optional().describe("running hours that are usual in a year"),
  hoursShare: share.optional().describe("what 100 hours more than usual take away"),
  usualMilesShare: z
    .number()
    .min(0)
    .describe("usual miles beside a car's of that age; 0 for what is not told by miles"),
  kind: kind.describe("which checks and costs are for it"),
});
export type VehicleClass = z.infer<typeof VehicleClass>;

export const VehicleMarket = z.strictObject({
  lossByAge: line.describe("-ln(share of the list price that is left) of a sedan, by years"),
  levelByYear: line.describe("price level of used vehicles by calendar year, 2017 = 1"),
  milesByAge: line.describe("usual miles of a car by years"),
});
export type VehicleMarket = z.infer<typeof VehicleMarket>;

export const VehicleRepair = z.strictObject({
  id: text,
  name: text.describe("shown to people"),
  phrases: phrases.describe("what listings call it"),
  fromUsd: usd.describe("a simple case at an independent shop"),
  toUsd: usd.describe("a costly one"),
});
export type VehicleRepair = z.infer<typeof VehicleRepair>;

export const VehicleChecks = z.strictObject({
  byKind: z.record(kind, z.array(text).min(1)).describe("what to look at on the spot"),
  weakPoints: z.array(
    z.strictObject({ make: text, models: z.array(text).min(1), from: year, to: year, check: text }),
  ),
});
export type VehicleChecks = z.infer<typeof VehicleChecks>;

export const VehicleRules = z.strictObject({
  asOf: z.string().regex(/^\d{4}-\d\d$/),
  basis: text.describe("where the figures come from, one sentence shown to people"),
  saleLimits: z.strictObject({
    about: text,
    usual: z.number().int().positive(),
    byState: z.record(z.string().regex(/^[A-Z]{2}$/), z.number().int().positive()),
  }),
  exits: z
    .array(
      z.strictObject({
        id: text,
        name: text.describe("as an answer lists it"),
        share: share.describe("of a private price"),
        doubt: share.describe("standard deviation of ln(share)"),
        explanation: text,
      }),
    )
    .min(1),
  costs: z.array(
    z.strictObject({
      id: z.enum(["title", "smog", "cleaning", "transport"]),
      name: text,
      usd,
      kinds: z.array(kind).min(1),
      explanation: text,
    }),
  ),
  targets: z.strictObject({ profitUsd: usd, roiPercent: z.number().min(0) }),
});
export type VehicleRules = z.infer<typeof VehicleRules>;

/** All files of `data/vehicles/` together, as they are written. */
export const VehicleSource = z
  .strictObject({
    models: z.array(VehicleModel).min(1),
    classics: z.array(ClassicModel),
    classes: z.record(z.string(), VehicleClass),
    market: VehicleMarket,
    makes: z.record(z.string(), names).describe("what listings call a maker, misspellings too"),
    makerCodes: z
      .record(z.string().regex(/^[A-Z\d]{3}$/), text)
      .describe("whose VINs begin with these three characters"),
    words: z.strictObject(
      Object.fromEntries(
        Object.entries(vehicleWordLists).map(([name, says]) => [name, phrases.describe(says)]),
      ) as Record<keyof typeof vehicleWordLists, typeof phrases>, // Safe because the entries keep the record's own keys.
    ),
    repairs: z.array(VehicleRepair),
    checks: VehicleChecks,
    rules: VehicleRules,
  })
  .superRefine(({ models, classes }, context) => {
    for (const [at, model] of models.entries()) {
      if (model.class in classes) continue;
      const message = `there is no class ${model.class}`;
      context.addIssue({ code: "custom", path: ["models", at, "class"], message });
    }
  });
export type VehicleSource = z.infer<typeof VehicleSource>;
