import { z } from "zod";
import { Attributes, dollars, field, httpUrl, text } from "../fields.ts";
import { limits } from "../limits.ts";

export const Comparable = z.object({
  title: text(limits.comparableTitleCharacters).min(1, "must not be empty"),
  price: dollars,
  /** What the buyer paid on top for delivery, in dollars; null or absent where the page does not say. */
  shippingDollars: dollars.nullable().optional(),
  soldAt: field.optional(),
  kind: z.enum(["sold", "ask"], 'must be "sold" or "ask"'),
  condition: field.optional(),
  /** What its page tells in fields of its own, as `attributes` of the listing. */
  attributes: Attributes.optional(),
  url: httpUrl.optional(),
  /** True when a person has looked at it and says that it counts: it is not struck out. */
  isVouchedFor: z.boolean("must be true or false").optional(),
  /** The page showed it among results that match only some of the words searched for. */
  isLessRelevant: z.boolean("must be true or false").optional(),
});
export type Comparable = z.infer<typeof Comparable>;

export const sellingPlatforms = [
  "ebay",
  "facebook_local",
  "facebook_shipped",
  "mercari",
  "poshmark",
  "depop",
  "offerup_shipped",
  "etsy",
  "whatnot",
  "stockx",
  "flat_13",
] as const;
export const SellingPlatform = z.enum(
  sellingPlatforms,
  `must be one of ${sellingPlatforms.join(", ")}`,
);
export type SellingPlatform = z.infer<typeof SellingPlatform>;

/** How a person is willing to sell. */
export const AllowedExits = z.strictObject({
  shipsParcels: z.boolean("must be true or false"),
  meetsLocally: z.boolean("must be true or false"),
  /** null: any platform. */
  platforms: z.array(SellingPlatform).min(1, "must name a platform").max(11).nullable(),
});
export type AllowedExits = z.infer<typeof AllowedExits>;

/** What a person wants from a flip before it counts as a Buy. */
export const Targets = z.object({
  profit: dollars,
  roiPercent: z
    .number("must be a number of percent")
    .min(0, "must not be negative")
    .max(10_000, "must be at most 10,000"),
});
export type Targets = z.infer<typeof Targets>;

/**
 * What `POST /api/analyses` takes. Every field is optional, but something to read must be there:
 * a title, a description, pasted text or a screenshot. A field that is given wins over the same
 * fact read from `text` or from the screenshot.
 */
export const ListingRequest = z.strictObject({
  /** A listing pasted as one piece of text, with or without a page's menus around it. */
  text: text(limits.textCharacters).optional(),
  title: text(limits.titleCharacters).optional(),
  /** Dollars as a number, or the price as the page writes it: "$40 OBO", "Free", "£25". */
  price: z
    .union([dollars, field], "must be a number of dollars, or the price as the page writes it")
    .nullable()
    .optional(),
  description: text(limits.descriptionCharacters).optional(),
  condition: field.optional(),
  category: field.optional(),
  location: field.optional(),
  /**
   * What the page tells in fields of its own, by the page's names: "Brand", "Model", "Size",
   * "Odometer". One outranks the same fact guessed from the title.
   */
  attributes: Attributes.optional(),
  marketplaceUrl: httpUrl.optional(),
  comparables: z
    .array(Comparable)
    .max(limits.comparables, `must be at most ${limits.comparables}`)
    .optional(),
  /**
   * The id of one's own earlier answer about this same listing. Within `limits.refinementHours` of
   * it, another look, with comparables say, costs no credit `limits.freeRefinements` times. A field
   * that corrects what was read from the same text or picture makes it no other listing, and
   * `limits.freeCorrections` different corrections are free.
   */
  refines: z.uuid("must be the id of an analysis").optional(),
  /** Where the person means to sell it; the engine picks one when absent. */
  sellingPlatform: SellingPlatform.optional(),
  targets: Targets.partial().optional(),
  /** Miles to drive for it, there and back; each costs what the person's settings say. */
  milesToDrive: z
    .number("must be a number of miles")
    .min(0, "must not be negative")
    .max(limits.milesToDrive, `must be at most ${limits.milesToDrive}`)
    .optional(),
});
export type ListingRequest = z.infer<typeof ListingRequest>;
