import { z } from "zod";
import { text } from "./fields.ts";
import { limits } from "./limits.ts";

export const pageSize = z.coerce
  .number("must be a whole number")
  .int("must be a whole number")
  .min(1, "must be at least 1")
  .max(limits.historyPageSizeMaximum, `must be at most ${limits.historyPageSizeMaximum}`);

const Sort = z.enum(["newest", "oldest", "profit"], "must be newest, oldest or profit");

/** A page of a list, by key: it costs the same however long the list is. `Link` names the next. */
export const ListPage = z.object({
  /** The id of the last row of the page before. */
  before: z.string().optional(),
  limit: pageSize.default(limits.historyPageSize),
  /** Rows whose title has these words, in any case. */
  search: text(limits.searchCharacters).optional(),
  /** "profit" is the highest first. */
  sort: Sort.default("newest"),
});
export type ListPage = z.infer<typeof ListPage>;

/** How many rows the whole list has, on each page of saved listings. */
export const totalCountHeader = "X-Total-Count";
