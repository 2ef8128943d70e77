import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { html } from "hono/html";
import type { Database } from "../../db/client.ts";
import { newsletterSubscribers } from "../../db/schema/newsletter-subscribers.ts";
import type { ApiContext, ApiEnv } from "../../http/middleware/api-env.ts";
import { htmlPage, incompleteLink } from "../../http/site/html-page.ts";
import { emailOfLink, type LinkPurpose } from "./links.ts";

type LinkRoutesDeps = { database: Database; clock: () => Date };

const words = {
  confirm: {
    title: "Confirm the newsletter",
    button: "Confirm",
    done: "You are on the list",
    gone: "This link is over",
  },
  unsubscribe: {
    title: "Leave the newsletter",
    button: "Unsubscribe",
    done: "You are off the list",
    // Twice is no error.
    gone: "You are off the list",
  },
} as const;

/**
 * The links in our mails. Opening one changes nothing, because mail programs open links by
 * themselves; its one button does, and so does the one-press POST of a mail program (RFC 8058).
 */
export function newsletterLinkRoutes({ database, clock }: LinkRoutesDeps) {
  const carryOut: Record<LinkPurpose, (email: string) => Promise<boolean>> = {
    confirm: (email) => confirm(database, email, clock()),
    unsubscribe: (email) => unsubscribe(database, email),
  };
  const routes = new Hono<ApiEnv>();
  for (const purpose of ["confirm", "unsubscribe"] as const) {
    const { title, button, done, gone } = words[purpose];
    const emailOf = (c: ApiContext) => emailOfLink(database, purpose, c.req.query());
    routes.get(`/${purpose}`, async (c) => {
      const email = await emailOf(c);
      if (email === undefined) return incompleteLink();
      const body = html`<p>${email}</p>
        <form method="post"><button>${button}</button></form>`;
      return htmlPage({ title, body });
    });
    routes.post(`/${purpose}`, async (c) => {
      const email = await emailOf(c);
      if (email === undefined) return incompleteLink();
      const isDone = await carryOut[purpose](email);
      return htmlPage({ title: isDone ? done : gone, body: html`<p>${email}</p>` });
    });
  }
  return routes;
}

async function confirm(database: Database, email: string, now: Date): Promise<boolean> {
  const { rowCount } = await database
    .update(newsletterSubscribers)
    .set({ confirmedAt: now })
    .where(eq(newsletterSubscribers.email, email));
  return (rowCount ?? 0) > 0;
}

async function unsubscribe(database: Database, email: string): Promise<boolean> {
  const { rowCount } = await database
    .delete(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  return (rowCount ?? 0) > 0;
}
