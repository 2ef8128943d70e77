import { expect, test } from "vitest";
import {
  failed,
  arrived,
  webhooksOf,
  makeWebhook,
  webhooksPath,
  sellADrill,
  webhooksWorld,
} from "../../testing/worlds/webhooks-world.ts";

test("what fails is tried again, later and later, and the same message keeps its id", async () => {
  const { signedIn, received, deliverAll, answerWith, pass } = await webhooksWorld();
  const ana = signedIn("ana");
  await makeWebhook(ana);
  await sellADrill(ana);
  answerWith(failed);

  const tries: number[] = [];
  for (const minutes of [0, 1, 5, 30]) {
    pass(minutes);
    tries.push(await deliverAll());
  }
  answerWith(arrived);
  pass(121);

  expect(tries).toEqual([1, 1, 1, 1]);
  expect(await deliverAll()).toBe(1);
  expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  expect(await webhooksOf(ana)).toMatchObject([{ waiting: 0, turnedOff: null }]);
});

test("a receiver that is down is asked for one message, not for all that wait", async () => {
  const { signedIn, deliverAll, answerWith, received } = await webhooksWorld();
  const ana = signedIn("ana");
  await makeWebhook(ana);
  for (let at = 0; at < 5; at++) await sellADrill(ana);
  answerWith(failed);

  await deliverAll();

  expect(received).toHaveLength(1);
  expect(await webhooksOf(ana)).toMatchObject([{ waiting: 5 }]);
});

test("several servers deliver each message once", async () => {
  const { signedIn, received, deliverOne } = await webhooksWorld();
  const ana = signedIn("ana");
  await makeWebhook(ana);
  for (let at = 0; at < 6; at++) await sellADrill(ana);

  await Promise.all(Array.from({ length: 10 }, deliverOne));

  const ids = received.map(({ headers }) => headers["webhook-id"]);
  expect(ids).toHaveLength(6);
  expect(new Set(ids).size).toBe(6);
});

test("after eight failed tries it is turned off with a notice; a test that arrives turns it on", async () => {
  const { signedIn, deliverAll, answerWith, pass, received, mails } = await webhooksWorld();
  const ana = signedIn("ana");
  const { id } = await makeWebhook(ana);
  await sellADrill(ana);
  answerWith(failed);
  for (let at = 0; at < 10; at++) {
    await deliverAll();
    pass(11 * 60);
  }

  expect(received).toHaveLength(8);
  expect(await webhooksOf(ana)).toMatchObject([
    {
      waiting: 0,
      turnedOff: { reason: "A message failed 8 times in a row. Last try: Answered 500." },
    },
  ]);
  expect(mails).toMatchObject([{ to: "ana@example.com", text: /hooks\.example/ }]);

  await sellADrill(ana);
  expect(await deliverAll()).toBe(0);
  expect((await ana.post(`${webhooksPath}/${id}/test`)).body).toMatchObject({ isDelivered: false });
  expect(await webhooksOf(ana)).toMatchObject([{ turnedOff: {} }]);
  answerWith(arrived);
  expect((await ana.post(`${webhooksPath}/${id}/test`)).body).toMatchObject({
    event: "test",
    outcome: "Answered 200",
    isDelivered: true,
  });
  await sellADrill(ana);
  expect(await deliverAll()).toBe(1);
});

test("410 turns it off at once", async () => {
  const { signedIn, deliverAll, answerWith } = await webhooksWorld();
  const ana = signedIn("ana");
  await makeWebhook(ana);
  await sellADrill(ana);
  answerWith({ ...failed, isGone: true });

  await deliverAll();

  expect(await webhooksOf(ana)).toMatchObject([
    { turnedOff: { reason: expect.stringMatching(/410/) } },
  ]);
});
