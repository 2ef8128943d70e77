import { afterEach, expect, test, vi } from "vitest";
import { guard, type GuardSettings, outagesBeforePause, TimeLimitPassed } from "./guard.ts";

class Outage extends Error {}

/** A provider that does as it is told, call by call, and then answers. */
function provider(...script: ("fails" | "refuses" | "hangs")[]) {
  let calls = 0;
  const answer = async (signal: AbortSignal) => {
    const does = script[calls++];
    if (does === "fails") throw new Outage("ill");
    if (does === "refuses") throw new Error("no such thing");
    if (does === "hangs") {
      await new Promise((_, reject) => {
        signal.addEventListener("abort", () => reject(new Error("cut")));
      });
    }
    return "answer";
  };
  return { answer, calls: () => calls };
}

const settings: GuardSettings = {
  retries: 0,
  isOutage: (error) => error instanceof Outage,
};

const outcomeOf = (call: Promise<string>) => call.catch((error: unknown) => String(error));

afterEach(() => vi.useRealTimers());

test("a call that fails once is made again and answered", async () => {
  const { answer, calls } = provider("fails");
  expect(await guard({ ...settings, retries: 1 }).run(answer)).toBe("answer");
  expect(calls()).toBe(2);
});

test("what the provider refuses is not asked again", async () => {
  const { answer, calls } = provider("refuses", "refuses");
  await expect(guard({ ...settings, retries: 2 }).run(answer)).rejects.toThrow("no such thing");
  expect(calls()).toBe(1);
});

test("refusals are answers: however many there are, the provider goes on being asked", async () => {
  const { answer, calls } = provider(...Array.from({ length: 10 }, () => "refuses" as const));
  const guarded = guard(settings);
  for (let call = 0; call < 10; call++) await outcomeOf(guarded.run(answer));
  expect(await guarded.run(answer)).toBe("answer");
  expect(calls()).toBe(11);
});

test("what must not be done twice is not tried again, though it counts as an outage", async () => {
  const { answer, calls } = provider("fails");
  const careful = guard({ ...settings, retries: 2, isWorthAnotherTry: () => false });
  await expect(careful.run(answer)).rejects.toThrow(Outage);
  expect(calls()).toBe(1);
});

test("a provider that hangs is given up when its time is over", async () => {
  const { answer } = provider("hangs");
  const call = guard({ ...settings, timeLimitMs: 20 }).run(answer);
  await expect(call).rejects.toThrow(TimeLimitPassed);
});

test("the time is over also for a wait that the provider asks for", async () => {
  const { answer, calls } = provider("fails");
  const patient = guard({ ...settings, retries: 1, timeLimitMs: 20, retryAfterMs: () => 60_000 });
  await expect(patient.run(answer)).rejects.toThrow(TimeLimitPassed);
  expect(calls()).toBe(1);
});

test("a caller who leaves ends the call, and nothing is held against the provider", async () => {
  const leaves = Array.from({ length: outagesBeforePause + 1 }, () => "hangs" as const);
  const { answer } = provider(...leaves);
  const guarded = guard({ ...settings, timeLimitMs: 60_000 });
  for (const _ of leaves) {
    const leaving = new AbortController();
    const call = guarded.run(answer, leaving.signal);
    leaving.abort(new Error("left"));
    await expect(call).rejects.toThrow("left");
  }
  expect(await guarded.run(answer)).toBe("answer");
});

test("after five outages in a row nobody asks for a while; then one asks, and all is as before", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { answer, calls } = provider("fails", "fails", "fails", "fails", "fails");
  const told: boolean[] = [];
  const guarded = guard({
    ...settings,
    pauseMs: 20_000,
    onPause: (isPaused) => void told.push(isPaused),
  });
  for (let call = 0; call < outagesBeforePause; call++) await outcomeOf(guarded.run(answer));

  expect(await outcomeOf(guarded.run(answer))).toMatch(/circuit/i);
  expect([calls(), told]).toEqual([outagesBeforePause, [true]]);

  vi.setSystemTime(Date.now() + 20_000);
  expect(await guarded.run(answer)).toBe("answer");
  expect(await guarded.run(answer)).toBe("answer");
  expect(told).toEqual([true, false]);
});

test("a provider that is still ill after the pause gets another pause", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { answer, calls } = provider(...Array.from({ length: 6 }, () => "fails" as const));
  const guarded = guard({ ...settings, pauseMs: 20_000 });
  for (let call = 0; call < outagesBeforePause; call++) await outcomeOf(guarded.run(answer));
  vi.setSystemTime(Date.now() + 20_000);

  await outcomeOf(guarded.run(answer));
  expect(await outcomeOf(guarded.run(answer))).toMatch(/circuit/i);
  expect(calls()).toBe(outagesBeforePause + 1);
});
