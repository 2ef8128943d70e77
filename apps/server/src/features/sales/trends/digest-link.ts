import { Hono } from "hono";
import { html } from "hono/html";
import type { Database } from "../../../db/client.ts";
import { isUuid } from "../../../db/uuid.ts";
import type { ApiEnv } from "../../../http/middleware/api-env.ts";
import { htmlPage, incompleteLink } from "../../../http/site/html-page.ts";
import { isSignatureOf, signatureOf } from "../../../http/site/signed-link.ts";
import { turnDigestOff } from "./watches.ts";

const signedText = (ownerId: string) => ({ keyName: "trend-digest", text: `stop ${ownerId}` });

/** The path of a link that stops one person's mails, and that only we can make. */
export async function digestLink(database: Database, ownerId: string): Promise<string> {
  const signature = await signatureOf(database, signedText(ownerId));
  return `/api/watches/unsubscribe?${new URLSearchParams({ person: ownerId, signature }).toString()}`;
}

/** Opening the link changes nothing, because mail programs open links by themselves; its button does. */
export function digestLinkRoutes({ database }: { database: Database }) {
  const personOf = async ({ person, signature = "" }: Record<string, string>) => {
    if (person === undefined || !isUuid(person)) return undefined;
    return (await isSignatureOf(database, signedText(person), signature)) ? person : undefined;
  };
  return new Hono<ApiEnv>()
    .get("/unsubscribe", async (c) => {
      if ((await personOf(c.req.query())) === undefined) return incompleteLink();
      const body = html`<p>The weekly mail of what moved among the things you watch.</p>
        <form method="post"><button>Unsubscribe</button></form>`;
      return htmlPage({ title: "Stop the weekly mail", body });
    })
    .post("/unsubscribe", async (c) => {
      const person = await personOf(c.req.query());
      if (person === undefined) return incompleteLink();
      await turnDigestOff(database, person);
      const body = html`<p>You can turn it on again on the trends page.</p>`;
      return htmlPage({ title: "You will get no more of these mails", body });
    });
}
