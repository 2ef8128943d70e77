import { createClient, Install, NewInstall, ProofChallenge } from "@flipworth/contract";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { expect, test } from "vitest";
import { aListing } from "../../testing/factories.ts";
import { roomyLimits, testApp } from "../../testing/test-app.ts";

const path = "/api/installs";
const challengePath = "/api/installs/challenge";

async function asking(settings: Parameters<typeof testApp>[0] = {}) {
  const { app, anybody } = await testApp({ needsProofOfWork: true, ...settings });
  const challenge = async () => ProofChallenge.parse((await anybody.get(challengePath)).body);
  const solved = async (): Promise<NewInstall> => {
    const asked = await challenge();
    const solution = await solveChallenge({ challenge: asked, deriveKey });
    return NewInstall.parse({ proof: { challenge: asked, solution } });
  };
  return { app, anybody, challenge, solved };
}

test("nobody registers without a proof of work where the server asks for it", async () => {
  const { anybody } = await asking();

  const refused = await anybody.post(path);

  expect(refused).toMatchObject({ status: 428, body: { code: "proof_required" } });
});

test("the contract's client does the work by itself, and analyzes", async () => {
  const { app } = await asking();
  let secret: string | undefined;
  const client = createClient({
    baseUrl: "http://flipworth.test",
    fetch: async (input, init) => app.fetch(new Request(input, init)),
    secret: async () => secret,
  });

  ({ secret } = await client.createInstall());
  const analysis = await client.analyze({ listing: aListing(), idempotencyKey: "first" });

  expect(analysis.title).toBe(aListing().title);
});

test("a proof is good once", async () => {
  const { anybody, solved } = await asking();
  const body = await solved();

  const first = await anybody.post(path, body);
  const again = await anybody.post(path, body);

  expect(Install.parse(first.body).secret).toHaveLength(43);
  expect(again).toMatchObject({
    status: 428,
    body: { message: expect.stringMatching(/used already/) },
  });
});

test("a proof for a challenge that was made easier, of another's making or with another number is refused", async () => {
  const { anybody, solved, challenge } = await asking();
  const { proof } = await solved();
  const { parameters } = proof.challenge;
  const easier = { ...proof.challenge, parameters: { ...parameters, cost: 1 } };
  const forged = { ...proof.challenge, signature: "00".repeat(32) };
  const { counter, derivedKey } = proof.solution;

  const proofs = [
    { ...proof, challenge: easier },
    { ...proof, challenge: forged },
    { ...proof, solution: { counter: counter + 1, derivedKey } },
    { ...proof, solution: { counter, derivedKey: `00${"ab".repeat(31)}` } },
    { ...proof, challenge: await challenge() },
  ];
  const replies = await Promise.all(proofs.map((bad) => anybody.post(path, { proof: bad })));

  expect(replies.map(({ status }) => status)).toEqual(proofs.map(() => 428));
  expect((await anybody.post(path, { proof })).status).toBe(201);
});

test("a proof is good for ten minutes", async () => {
  let now = Date.parse("2026-11-21T12:00:00Z");
  const { anybody, solved } = await asking({ clock: () => new Date(now) });
  const body = await solved();

  now += 11 * 60_000;

  expect(await anybody.post(path, body)).toMatchObject({
    status: 428,
    body: { message: expect.stringMatching(/too old/) },
  });
});

test("the network's share of registrations counts all the same, and a call without a proof uses none of it", async () => {
  const { anybody, solved } = await asking({
    limits: { ...roomyLimits, installsPerNetworkADay: 1 },
  });
  await anybody.post(path);

  const first = await anybody.post(path, await solved());
  const second = await anybody.post(path, await solved());

  expect([first.status, second.status]).toEqual([201, 429]);
});

test("without the setting nobody is asked, and there is no challenge", async () => {
  const { anybody } = await testApp();
  expect((await anybody.get(challengePath)).status).toBe(404);
  expect((await anybody.post(path)).status).toBe(201);
});
