import { z } from "zod";

/** Who is signed in, as every screen reads it. */
export const User = z.object({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  subscription: z.object({
    tier: z.string(),
    creditsUsed: z.number().int(),
    creditsTotal: z.number().int(),
    /** A payment failed and the provider tries again: the plan stays, and the person is told. */
    isPastDue: z.boolean(),
    /** The plan that follows at `nextTierAt`, after moving down or cancelling; null: it goes on. */
    nextTier: z.string().nullable(),
    nextTierAt: z.iso.datetime().nullable(),
    /** When the credits of the month are renewed. */
    resetsAt: z.iso.datetime(),
  }),
});

export type User = z.infer<typeof User>;

/** Answer of `GET /api/auth/user`: null when nobody is signed in, which is no error. */
export const CurrentUser = User.nullable();
