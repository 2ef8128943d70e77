import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { NewInstall, ProofChallenge } from "./proof-of-work.ts";

/** Works for about a second. It needs a page that came by https, or from this machine. */
export async function solveProof(challenge: ProofChallenge): Promise<NewInstall["proof"]> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("No proof of work was found in time");
  const { counter, derivedKey } = solution;
  return { challenge, solution: { counter, derivedKey } };
}
