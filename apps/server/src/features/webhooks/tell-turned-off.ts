import { eq } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../../db/client.ts";
import { users } from "../../db/schema/accounts/users.ts";
import type { Mailer } from "../../mail-port.ts";
import type { DeliverDeps } from "./deliver.ts";

type NoticeDeps = {
  database: Database;
  logger: Logger;
  /** null: the notice stands in the settings alone. */
  mailer: Mailer | null;
  siteOrigin: string;
};

/** By mail where the server sends any; the settings show it in every case. */
export function tellTurnedOff(deps: NoticeDeps): DeliverDeps["tellTurnedOff"] {
  const { database, logger, mailer, siteOrigin } = deps;
  return async ({ userId, url, reason }) => {
    logger.info({ userId }, "turned a webhook off");
    if (!mailer) return;
    const [person] = await database
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, userId));
    if (!person?.email) return;
    const text = `We turned off the webhook for ${url}.\n\n${reason}\n\nSend a test in the settings to turn it on again: ${siteOrigin}/settings\n`;
    const mail = { to: person.email, subject: "We turned off a webhook", text, headers: {} };
    await mailer.send(mail).catch((error: unknown) => {
      logger.warn({ err: error }, "a notice was not mailed");
    });
  };
}
