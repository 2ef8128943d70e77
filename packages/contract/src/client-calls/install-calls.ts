import { Deleted } from "../accounts/account.ts";
import { ApiError } from "../calls/api-error.ts";
import { errorStatus } from "../calls/errors.ts";
import { Install } from "../accounts/install.ts";
import { ProofChallenge } from "../accounts/proof-of-work.ts";
import type { Asking } from "./ask.ts";

/** The calls of an install, which acts without an account. */
export function installCalls(asked: Asking) {
  return {
    createInstall: () => register(asked),
    deleteInstall: () => asked.ask("delete /api/installs/me", Deleted),
  };
}

/** Where the server asks for a proof of work, that is done first; its code is loaded only then. */
async function register({ ask }: Asking): Promise<Install> {
  try {
    return await ask("post /api/installs", Install);
  } catch (error) {
    const isAsked = error instanceof ApiError && error.status === errorStatus.proof_required;
    if (!isAsked) throw error;
    const { solveProof } = await import("../accounts/solve-proof.ts");
    const challenge = await ask("get /api/installs/challenge", ProofChallenge);
    const proof = await solveProof(challenge);
    return ask("post /api/installs", Install, { body: { proof } });
  }
}
