import { z } from "zod";

/** A count that has to be there: 1, 2, 3. */
export const positive = z.coerce.number().int().positive();
