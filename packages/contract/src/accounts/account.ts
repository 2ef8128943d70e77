import { z } from "zod";
import { dollars } from "../fields.ts";
import { AllowedExits, SellingPlatform, Targets } from "../analyses/listing.ts";
import { mileageRates } from "../money/mileage-rates.ts";

const Theme = z.enum(["system", "light", "dark"], "must be system, light or dark");

/** How a person resells; every analysis of theirs counts with it where the request says nothing. */
export const AccountSettings = z.strictObject({
  /** null lets the engine choose. */
  sellingPlatform: SellingPlatform.nullable(),
  /** Every way when absent, as in settings stored before it existed. */
  allowedExits: AllowedExits.optional(),
  targets: Targets,
  /** Dollars for each mile driven to fetch a thing. */
  costPerMile: z
    .number("must be a number of dollars")
    .min(0, "must not be negative")
    .max(10, "must be at most $10"),
  /** Dollars for postage and packing of a usual parcel; null takes the engine's table by weight. */
  usualShipping: dollars.max(1_000, "must be at most $1,000").nullable(),
  theme: Theme,
  /**
   * Facts of sold pages help everybody on the server, without a link to the person. Absent: never asked.
   */
  sharesSales: z.boolean("must be true or false").optional(),
});
export type AccountSettings = z.infer<typeof AccountSettings>;

/** Of the newest year that is known, in tenths of a cent. */
const mileageRateOfYear = mileageRates[0]?.tenthsOfCents ?? 0;

export const defaultAccountSettings: AccountSettings = {
  sellingPlatform: null,
  targets: { profit: 10, roiPercent: 30 },
  costPerMile: mileageRateOfYear / 1_000,
  usualShipping: null,
  theme: "system",
};

/** What `POST /api/installs/claim` and `POST /api/installs/links` take: an install's secret. */
export const InstallClaim = z.strictObject({
  secret: z.string("must be text").regex(/^[\w-]{16,128}$/, "must be an install's secret"),
});

export const InstallClaimed = z.object({
  /** Analyses that now belong to the account; 0 when they moved before. */
  analysesMoved: z.number().int(),
});

/** Answer of `POST /api/installs/links`: false until the person has confirmed. */
export const InstallLinkAsked = z.object({ isLinked: z.boolean() });

/** One of `GET /api/installs/links`: an extension that wants to use the account the person. */
export const InstallLinkRequest = z.object({
  id: z.string(),
  /** Browser and system without versions; null where they cannot be told. */
  device: z.string().nullable(),
  askedAt: z.iso.datetime(),
});
export type InstallLinkRequest = z.infer<typeof InstallLinkRequest>;

/** One of `GET /api/account/sessions`: what a person is signed in with. */
export const SignedInDevice = z.object({
  /** A browser with a session, or an extension that acts for the person. */
  kind: z.enum(["browser", "extension"]),
  id: z.string(),
  /** Browser and system without versions, "Chrome on Windows"; null where they cannot be told. */
  device: z.string().nullable(),
  signedInAt: z.iso.datetime(),
  /** To the hour. */
  lastUsedAt: z.iso.datetime(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type SignedInDevice = z.infer<typeof SignedInDevice>;

/** Answer of `DELETE /api/account/sessions`. */
export const SessionsEnded = z.object({ ended: z.number().int() });

/** Answer of calls that take something away. */
export const Deleted = z.object({ deleted: z.literal(true) });
