import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Sign-ins that have left for the identity provider and are not back. Each is taken once. */
export const signIns = pgTable(
  "sign_ins",
  {
    /** SHA-256 of the state parameter, in hex. */
    stateHash: text("state_hash").primaryKey(),
    /** SHA-256 of the cookie that binds it to the browser it began in, in hex. */
    browserHash: text("browser_hash").notNull(),
    codeVerifier: text("code_verifier").notNull(),
    nonce: text("nonce").notNull(),
    /** A path of the site. */
    returnTo: text("return_to").notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("sign_ins_by_end").on(table.expiresAt)],
);
