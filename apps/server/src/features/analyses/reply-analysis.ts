import type { ApiContext } from "../../http/middleware/api-env.ts";
import { failureFrom } from "../../http/replies/error-response.ts";
import { eventStream } from "../../http/replies/event-stream.ts";
import { languageHeaders, languageOf } from "../../http/middleware/request-language.ts";
import { replyHeaders, replyJson } from "../../http/replies/reply.ts";
import type { Admission } from "./create-analysis.ts";
import type { AnalysisRoutesDeps } from "./analysis-routes-deps.ts";

export type Perform = Extract<Admission, { kind: "admitted" }>["perform"];

export async function replyOnce(deps: AnalysisRoutesDeps, c: ApiContext, answer: Perform) {
  const { analysis, balance } = await answer({ onStage: () => {}, signal: c.req.raw.signal });
  const headers = { ...deps.credits.toHeaders(balance), ...languageHeaders(languageOf(c)) };
  return replyJson(c, analysis, { headers });
}

export function replyEvents(deps: AnalysisRoutesDeps, c: ApiContext, answer: Perform): Response {
  const { requestId } = c.var;
  const language = languageOf(c);
  const body = eventStream(async (send) => {
    try {
      const watch = {
        onStage: (event: unknown) => send("stage", event),
        signal: c.req.raw.signal,
      };
      const { analysis, balance } = await answer(watch);
      send("credits", deps.credits.toWire(balance));
      send("result", analysis);
    } catch (thrown) {
      const failure = failureFrom(thrown, { requestId, language }, deps.logger);
      send("error", { status: failure.status, ...failure.body });
    }
  });
  // Told not to, nginx does not hold the stages back.
  const headers = {
    ...replyHeaders(c, "text/event-stream"),
    ...languageHeaders(language),
    "X-Accel-Buffering": "no",
  };
  return new Response(body, { headers });
}
