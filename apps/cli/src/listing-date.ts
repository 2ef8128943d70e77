import { z } from "zod";

const message = 'must be a month, a day or an instant, like "2017-05" or "2017-05-03"';

/** The month or day as of which a listing is appraised; of an instant the day that it is written with. */
export const ListingDate = z
  .union(
    [
      z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/),
      z.iso.date(),
      z.iso
        .datetime({ offset: true, local: true })
        .transform((instant) => instant.slice(0, "2017-05-03".length)),
    ],
    message,
  )
  .refine((date) => date >= "1990" && date < "2100", "must be between 1990 and 2100");
