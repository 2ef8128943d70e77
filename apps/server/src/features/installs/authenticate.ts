import type { Database } from "../../db/client.ts";
import type { ApiContext } from "../../http/api-env.ts";
import { bearerSecret, notSignedIn } from "../../http/bearer-secret.ts";
import { findInstallBySecret } from "./store.ts";

/** The owner id of whoever sent the request. Throws `not_signed_in`. */
export async function authenticateInstall(c: ApiContext, database: Database): Promise<string> {
  const install = await findInstallBySecret(database, bearerSecret(c));
  if (!install) throw notSignedIn("This secret is not known.");
  return install.id;
}
