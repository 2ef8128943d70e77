import { NewInstall, ProofChallenge } from "@flipworth/contract";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type pg from "pg";
import type { Database } from "../../db/client.ts";
import { serverKey } from "../../db/server-key.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { createLimiter } from "../../http/limits/limiter.ts";
import { readJson } from "../../http/middleware/read-json.ts";
import { said } from "../../words/errors.ts";

type ProofsDeps = { database: Database; pool: pg.Pool; clock: () => Date };
type Proof = NewInstall["proof"];

export type ProofsOfWork = {
  challenge: () => Promise<ProofChallenge>;
  /** Throws `proof_required` unless the work was done, for a challenge of ours, in time, and for this alone. */
  accept: (proof: Proof) => Promise<void>;
};

const validSeconds = 600;
/** One key in 256 fits, and a key takes about 3 ms: on a laptop somewhat under a second, on a phone some. */
const difficulty = { algorithm: "PBKDF2/SHA-256", cost: 10_000, keyLength: 32, keyPrefix: "00" };

/** Challenges are not kept: they are signed with a key that all servers of one database have. */
export function proofsOfWork({ database, pool, clock }: ProofsDeps): ProofsOfWork {
  const countUse = createLimiter(pool, {
    name: "proofs_of_work",
    points: 1,
    windowSeconds: validSeconds,
  });
  const key = () => serverKey(database, "proof of work");
  const now = () => Math.floor(clock().getTime() / 1000);
  return {
    challenge: async () => {
      const made = await createChallenge({
        ...difficulty,
        deriveKey,
        data: { validUntil: now() + validSeconds },
        hmacSignatureSecret: await key(),
      });
      return ProofChallenge.parse(made);
    },
    accept: async ({ challenge, solution }) => {
      if (challenge.parameters.data.validUntil < now()) throw refused("proofOld");
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret: await key(),
      });
      if (!verified) throw refused("proofWrong");
      await countUse(challenge.signature, said("proofUsed")).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        throw refused("proofUsed");
      });
    },
  };
}

/** The proof that a request brings. Throws `proof_required` where it has no body. */
export async function readProof(request: Request): Promise<Proof> {
  if (request.headers.get("content-type") === null) {
    throw refused("needsProof");
  }
  return (await readJson(request, NewInstall)).proof;
}

const refused = (why: "needsProof" | "proofOld" | "proofWrong" | "proofUsed") =>
  new AppError("proof_required", said(why));
