import { z } from "zod";
import { text } from "../fields.ts";
import { limits } from "../limits.ts";
import { SellingPlatform } from "../analyses/listing.ts";
import { amountCents, calendarDay, wholeQuantity } from "./deal-fields.ts";

/** What `POST /api/deals/{id}/sale` takes. */
export const SellDeal = z.strictObject({
  soldOn: calendarDay,
  platform: SellingPlatform,
  /** For all that is sold with it, without what the buyer paid for delivery. */
  priceCents: amountCents.min(1, "must be at least 1 cent"),
  buyerShippingCents: amountCents.default(0),
  labelCents: amountCents.default(0),
  packingCents: amountCents.default(0),
  /** null: by the platform's dated fee table. */
  feeCents: amountCents.nullable().default(null),
  /** Fewer than the deal has: those become a deal of their own. */
  quantity: wholeQuantity.optional(),
  /** The deal's, as its sender knows it: where somebody was faster the sale is refused as a conflict. */
  revision: z.number().int("must be the deal's revision").optional(),
});
export type SellDeal = z.input<typeof SellDeal>;

/** What `POST /api/deals/{id}/return` takes: the sale is undone, the item is back. */
export const ReturnDeal = z.strictObject({
  returnedOn: calendarDay,
  refundCents: amountCents,
  feeBackCents: amountCents.default(0),
  returnLabelCents: amountCents.default(0),
});
export type ReturnDeal = z.input<typeof ReturnDeal>;

const parts = <Part extends z.ZodType>(part: Part) =>
  z
    .array(part)
    .min(2, "must be at least 2")
    .max(limits.dealParts, `must be at most ${limits.dealParts}`);
const name = text(limits.titleCharacters).trim().min(1, "must not be empty");
const base = { title: name, quantity: wholeQuantity.default(1) };

/** What `POST /api/deals/{id}/split` takes: how one purchase becomes several items. */
export const SplitDeal = z.discriminatedUnion(
  "by",
  [
    z.strictObject({ by: z.literal("count"), parts: parts(z.strictObject(base)) }),
    z.strictObject({
      by: z.literal("value"),
      parts: parts(z.strictObject({ ...base, valueCents: amountCents })),
    }),
    z.strictObject({
      by: z.literal("hand"),
      parts: parts(z.strictObject({ ...base, costCents: amountCents })),
    }),
  ],
  "must be by count, value or hand",
);
export type SplitDeal = z.input<typeof SplitDeal>;

/** What `PUT /api/deals/{id}/receipt` takes, and `GET` answers. */
export const Receipt = z.strictObject({
  contentType: z.enum(
    ["image/png", "image/jpeg", "image/webp"],
    "must be a PNG, JPEG or WebP picture",
  ),
  base64: z
    .string("must be text")
    .min(1, "must not be empty")
    .max(Math.ceil((limits.receiptBytes * 4) / 3) + 4, "must be a picture of at most 1.5 MB")
    .regex(/^[A-Za-z0-9+/]+={0,2}$/, "must be base64"),
});
export type Receipt = z.infer<typeof Receipt>;

const shows = ["open", "sold", "closed", "all"] as const;

/** Query of `GET /api/deals`. */
export const DealsPage = z.object({
  /** open: something is left to do; sold; closed: kept, given away or split; all. */
  show: z.enum(shows, `must be one of ${shows.join(", ")}`).default("open"),
  search: text(limits.searchCharacters).optional(),
  /** The id of the last deal of the page before. */
  before: z.string().optional(),
});
export type DealsPage = z.infer<typeof DealsPage>;
