import { bigint, integer, pgTable, varchar } from "drizzle-orm/pg-core";

/** A table that rate-limiter-flexible reads and writes; its shape is that library's. */
const counters = (name: string) =>
  pgTable(name, {
    key: varchar("key", { length: 255 }).primaryKey(),
    points: integer("points").notNull().default(0),
    expire: bigint("expire", { mode: "number" }),
  });

/** What is spent with suppliers a day: it counts on after a crash of the database. */
export const rateLimits = counters("rate_limits");

/** How much each sender asked: unlogged, so that no request waits for the disk to count it. */
export const requestCounts = counters("request_counts");
