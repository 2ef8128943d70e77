import { z } from "zod";

/** What `POST /api/newsletter` takes. */
export const NewsletterSignUp = z.strictObject({
  email: z
    .string("must be an email address")
    .trim()
    .max(254, "must be at most 254 characters")
    .pipe(z.email("must be an email address like name@example.com")),
});

/** The same for a new address and for one that is on the list: nobody learns who is on it. */
export const NewsletterSignedUp = z.object({
  subscribed: z.literal(true),
  /** The server sends mail, and an address counts once the link in its mail was confirmed. */
  needsConfirmation: z.literal(true).optional(),
});
