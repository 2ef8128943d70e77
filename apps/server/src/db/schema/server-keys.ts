import { pgTable, text } from "drizzle-orm/pg-core";

/** Random keys that all servers of this database share, each made when it is first needed. */
export const serverKeys = pgTable("server_keys", {
  /** What it is for. */
  name: text("name").primaryKey(),
  /** 256 random bits. */
  key: text("key").notNull(),
});
