import type { Database } from "../../db/client.ts";
import type { ApiContext } from "../../http/middleware/api-env.ts";
import { bearerSecret, notSignedIn } from "../../http/middleware/bearer-secret.ts";
import { findInstallBySecret } from "./store.ts";

/** The install that sent the request, and the account it acts for. Throws `not_signed_in`. */
export async function authenticateInstall(
  c: ApiContext,
  { database, clock }: { database: Database; clock: () => Date },
): Promise<{ id: string; userId: string | null }> {
  const install = await findInstallBySecret(database, bearerSecret(c), clock());
  if (!install) throw notSignedIn("unknownSecret");
  return install;
}
