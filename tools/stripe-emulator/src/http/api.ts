import { newId } from "../ids.ts";
import { passTime } from "../renewals.ts";
import { customerRoutes } from "../resources/customers.ts";
import { eventRoutes } from "../resources/events.ts";
import { invoiceRoutes } from "../resources/invoices.ts";
import { paymentIntentRoutes } from "../resources/payment-intents.ts";
import { portalRoutes } from "../resources/portal.ts";
import { priceRoutes } from "../resources/prices.ts";
import { scheduleRoutes } from "../resources/schedules.ts";
import { subscriptionRoutes } from "../resources/subscriptions.ts";
import type { World } from "../world.ts";
import { ApiError } from "./errors.ts";
import { expanded } from "./expand.ts";
import type { Form } from "./form.ts";
import { decodeForm } from "./form.ts";
import type { Answer, Idempotency } from "./idempotency.ts";
import type { Outages } from "./outages.ts";
import { outageBody } from "./outages.ts";
import { texts } from "./params.ts";
import { checkParams, findRoute } from "./router.ts";

const routes = [
  ...customerRoutes,
  ...priceRoutes,
  ...subscriptionRoutes,
  ...scheduleRoutes,
  ...invoiceRoutes,
  ...paymentIntentRoutes,
  ...portalRoutes,
  ...eventRoutes,
];

export type ApiRequest = {
  method: string;
  path: string;
  /** The undecoded query of a GET, or the undecoded body of the others. */
  form: string;
  key: string;
  idempotencyKey: string | undefined;
};

/** What a test may look back on. */
export type LoggedRequest = {
  method: string;
  path: string;
  params: Form;
  idempotencyKey: string | undefined;
  /** 0 for an answer that was lost on its way. */
  status: number;
};

export type Api = {
  world: World;
  keys: { secret: string; publishable: string };
  idempotency: Idempotency;
  outages: Outages;
  requests: LoggedRequest[];
  latencyMs: number;
};

export type ApiAnswer = Answer & { requestId: string; isReplay?: boolean; isLost?: boolean };

/** Answers one request, with the failures, the delay and the replays that were asked for. */
export async function answerApi(api: Api, request: ApiRequest): Promise<ApiAnswer> {
  const logged: LoggedRequest = {
    method: request.method,
    path: request.path,
    params: decodeForm(request.form),
    idempotencyKey: request.idempotencyKey,
    status: 0,
  };
  api.requests.push(logged);
  const requestId = newId("req", 14);
  const answer = await guarded(() => attempt(api, { ...request, requestId }));
  if (!answer.isLost) logged.status = answer.status;
  return { ...answer, requestId };
}

type Numbered = ApiRequest & { requestId: string };
type Attempt = Answer & { isReplay?: boolean; isLost?: boolean };

async function guarded(run: () => Promise<Attempt>): Promise<Attempt> {
  try {
    return await run();
  } catch (error) {
    return answerOfError(error);
  }
}

function answerOfError(error: unknown): Answer {
  if (error instanceof ApiError) {
    return { status: error.status, body: JSON.stringify({ error: error.body }) };
  }
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const body = { error: { type: "api_error", message: `The emulator failed: ${message}` } };
  return { status: 500, body: JSON.stringify(body) };
}

async function attempt(api: Api, request: Numbered): Promise<Attempt> {
  checkKey(api, request);
  const failure = api.outages.take();
  if (failure !== undefined && failure !== "cut" && failure !== 500) {
    return { status: failure, body: JSON.stringify(outageBody(failure)) };
  }
  const key = request.method === "POST" ? request.idempotencyKey : undefined;
  const fingerprint = `${request.method} ${request.path} ${request.form}`;
  const first = key === undefined ? undefined : api.idempotency.begin(key, fingerprint);
  const isLost = failure === "cut";
  if (first !== undefined) return { ...first, isReplay: true, isLost };
  if (api.latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, api.latencyMs));
  const answer =
    failure === 500
      ? { status: 500, body: JSON.stringify(outageBody(500)) }
      : execute(api.world, request);
  // A request that was refused before it did anything may be sent again under the same key.
  const isKept = answer.status < 400 || answer.status === 402 || answer.status === 500;
  if (key !== undefined) api.idempotency.end(key, isKept ? answer : undefined);
  return { ...answer, isLost };
}

function checkKey(api: Api, request: ApiRequest): void {
  if (request.key === api.keys.secret) return;
  const isBrowser = request.method === "GET" && request.path.startsWith("/v1/payment_intents/");
  if (isBrowser && request.key === api.keys.publishable && /client_secret=/.test(request.form))
    return;
  const message =
    request.key === ""
      ? "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth."
      : `Invalid API Key provided: ${request.key.slice(0, 8)}****`;
  throw new ApiError(401, { type: "invalid_request_error", message });
}

function execute(world: World, request: Numbered): Answer {
  passTime(world, world.clock.now());
  const idempotencyKey = request.idempotencyKey ?? null;
  world.log.request = { id: request.requestId, idempotency_key: idempotencyKey };
  try {
    const { route, id } = findRoute(routes, request.method, request.path);
    const params = decodeForm(request.form);
    checkParams(route, params);
    const result = route.run({ world, params, id });
    const body = JSON.stringify(expanded(world, result, texts(params, "expand")), null, 2);
    return { status: 200, body };
  } catch (error) {
    return answerOfError(error);
  } finally {
    world.log.request = { id: null, idempotency_key: null };
  }
}
