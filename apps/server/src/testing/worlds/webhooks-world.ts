import { Deal, type NewWebhook, Webhook, WebhookMade } from "@flipworth/contract";
import { createLogger } from "../../lifecycle/logger.ts";
import { type Agent, testApp } from "../test-app.ts";
import { testDatabase } from "../test-database.ts";
import { deliverNext } from "../../features/webhooks/deliver.ts";
import type { Posted, Posting } from "../../features/webhooks/post-port.ts";
import { tellTurnedOff } from "../../features/webhooks/tell-turned-off.ts";

export const webhooksPath = "/api/account/webhooks";
export const bothEvents: NewWebhook = {
  url: "https://hooks.example/flips",
  events: ["analysis.created", "deal.sold"],
};
export const arrived: Posted = { isDelivered: true, outcome: "Answered 200", isGone: false };
export const failed: Posted = { isDelivered: false, outcome: "Answered 500", isGone: false };

/** A server, whoever receives its messages, and a clock for the deliveries. */
export async function webhooksWorld({ mayLog = false } = {}) {
  const { pool, database } = await testDatabase();
  await pool.query("delete from webhooks");
  const received: Posting[] = [];
  const mails: { to: string; text: string }[] = [];
  let answer = arrived;
  let now = new Date("2026-11-21T13:00:00.000Z");
  const postToWebhook = async (posting: Posting) => {
    received.push(posting);
    return answer;
  };
  const app = await testApp({ postToWebhook, mayLog });
  const logger = createLogger("silent", { write: () => {} });
  const mailer = { send: async (mail: { to: string; text: string }) => void mails.push(mail) };
  const deps = { database, logger, mailer, siteOrigin: "https://flipworth.test" };
  const delivering = { ...deps, clock: () => now, post: postToWebhook };
  const deliverOne = () => deliverNext({ ...delivering, tellTurnedOff: tellTurnedOff(deps) });
  const deliverAll = async () => {
    let tries = 0;
    while (await deliverOne()) tries += 1;
    return tries;
  };
  return {
    ...app,
    received,
    mails,
    deliverOne,
    deliverAll,
    answerWith: (next: Posted) => void (answer = next),
    pass: (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000)),
  };
}

export const makeWebhook = async (person: Agent, made: NewWebhook = bothEvents) =>
  WebhookMade.parse((await person.post(webhooksPath, made)).body);
export const webhooksOf = async (person: Agent) =>
  Webhook.array().parse((await person.get(webhooksPath)).body);

export async function sellADrill(person: Agent): Promise<string> {
  const drill = { title: "Drill", stage: "bought", boughtOn: "2026-11-01", priceCents: 40_00 };
  const { id } = Deal.parse((await person.post("/api/deals", drill)).body);
  await person.post(`/api/deals/${id}/sale`, sale);
  return id;
}
export const sale = { soldOn: "2026-11-11", platform: "ebay", priceCents: 100_00 };
