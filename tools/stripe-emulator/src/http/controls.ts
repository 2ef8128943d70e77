import type { ConfirmOutcome } from "../resources/payment-intents.ts";
import { confirmOutcomes } from "../resources/payment-intents.ts";
import { ApiError, invalidRequest } from "./errors.ts";
import type { Answer } from "./idempotency.ts";

/** What the payment form, and anybody at a command line, may ask of the emulator itself. */
export type Controls = {
  confirm(clientSecret: string, outcome: ConfirmOutcome): object;
  advance(days: number): object;
};

/** `POST /emulator/confirm {clientSecret, outcome}` and `POST /emulator/clock {advanceDays}`. */
export function answerControl(controls: Controls, path: string, body: string): Answer {
  try {
    return { status: 200, body: JSON.stringify(run(controls, path, readJson(body))) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, body: JSON.stringify({ error: error.body }) };
  }
}

function run(controls: Controls, path: string, body: Record<string, unknown>): object {
  if (path === "/emulator/clock") {
    const days = body["advanceDays"];
    if (typeof days === "number" && days >= 0) return controls.advance(days);
    throw invalidRequest("advanceDays must be a number", { param: "advanceDays" });
  }
  if (path !== "/emulator/confirm") {
    throw new ApiError(404, { type: "invalid_request_error", message: `Nothing at ${path}` });
  }
  const { clientSecret } = body;
  const outcome = confirmOutcomes.find((known) => known === body["outcome"]);
  if (typeof clientSecret === "string" && outcome !== undefined) {
    return controls.confirm(clientSecret, outcome);
  }
  throw invalidRequest("clientSecret and outcome are needed", { param: "outcome" });
}

function readJson(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value === "object" && value !== null) return { ...value };
  } catch {
    // Answered below, like JSON that is no object.
  }
  throw invalidRequest("The body must be a JSON object");
}
