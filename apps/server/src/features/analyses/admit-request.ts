import type { ApiContext } from "../../http/middleware/api-env.ts";
import { languageOf } from "../../http/middleware/request-language.ts";
import { requestKey } from "../../http/middleware/request-key.ts";
import { type Admission, admitOrder, ownerHasPriority } from "./create-analysis.ts";
import { readAnalysisRequest } from "./read-analysis-request.ts";
import type { AnalysisRoutesDeps } from "./analysis-routes-deps.ts";
import type { Perform } from "./reply-analysis.ts";
import type { Answer } from "./keeping/store-answer.ts";

type Caller = { ownerId: string; isVisitor: boolean; network: string };

/**
 * Everything before the answer begins. A place for work is taken when the whole request is here, so
 * nobody keeps one by sending slowly; room and place are given back when the answer is over.
 */
export async function admitRequest(
  deps: AnalysisRoutesDeps,
  c: ApiContext,
  caller: Caller,
): Promise<Perform> {
  const { signal } = c.req.raw;
  const holding = deps.holdBody(caller);
  let leave = () => {};
  const giveBack = () => {
    leave();
    holding.release();
  };
  try {
    const key = requestKey(c);
    const language = languageOf(c);
    const arrival = { holding, pace: deps.bodyPace };
    const request = await readAnalysisRequest(c.req.raw, { ...arrival, language });
    const hasPriority = () => ownerHasPriority(deps, caller.ownerId);
    leave = await deps.enter({ ...caller, hasPriority }, signal);
    const admission = await admitOrder(deps, { ...caller, key, request, language }, signal);
    return (watch) => answerOf(admission, watch).finally(giveBack);
  } catch (error) {
    giveBack();
    throw error;
  }
}

async function answerOf(admission: Admission, watch: Parameters<Perform>[0]): Promise<Answer> {
  return admission.kind === "answered" ? admission.answer : admission.perform(watch);
}
