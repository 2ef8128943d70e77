import { Hono } from "hono";
import type { ApiEnv } from "../../../http/middleware/api-env.ts";
import { languageHeaders, languageOf } from "../../../http/middleware/request-language.ts";
import { replyJson } from "../../../http/replies/reply.ts";
import { accuracyFields, accuracyReport } from "../accuracy/accuracy-report.ts";
import { isJudged, ledgerOf, mattersOn } from "../ledger.ts";
import { moneyFields, moneyReport } from "../money/money-report.ts";
import { dealsSummary, summaryFields } from "../money/summary.ts";
import { voiceOf } from "../../../words/voice-of.ts";
import { planOfOwner } from "../plan-store.ts";
import { type DealRoutesDeps, todayOf } from "./deal-routes-deps.ts";

/** What all of a person's deals come to. */
export function reportRoutes(deps: DealRoutesDeps) {
  const { database, authenticate, openLimit } = deps;
  return new Hono<ApiEnv>()
    .get("/summary", async (c) => {
      const ownerId = await authenticate(c);
      const today = todayOf(deps);
      const [deals, plan, limit] = await Promise.all([
        ledgerOf(database, { ownerId, fields: summaryFields, only: mattersOn(today) }),
        planOfOwner(database, ownerId),
        openLimit(ownerId),
      ]);
      const language = languageOf(c);
      const voice = voiceOf(language);
      const summary = dealsSummary({ deals, plan, today, openLimit: limit, voice });
      return replyJson(c, summary, { headers: languageHeaders(language) });
    })
    .get("/money", async (c) => {
      const ownerId = await authenticate(c);
      const deals = await ledgerOf(database, { ownerId, fields: moneyFields });
      const language = languageOf(c);
      const report = moneyReport(deals, voiceOf(language));
      return replyJson(c, report, { headers: languageHeaders(language) });
    })
    .get("/accuracy", async (c) => {
      const ownerId = await authenticate(c);
      const asked = { ownerId, fields: accuracyFields, only: isJudged };
      const language = languageOf(c);
      const report = accuracyReport(await ledgerOf(database, asked), voiceOf(language));
      return replyJson(c, report, { headers: languageHeaders(language) });
    });
}
