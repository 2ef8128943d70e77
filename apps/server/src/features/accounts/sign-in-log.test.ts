import { AccountExport } from "@flipworth/contract";
import { expect, test } from "vitest";
import { z } from "zod";
import { sessionCookie, signInWorld } from "../../testing/worlds/sign-in-world.ts";
import { anaThere } from "../../testing/stand-ins/stub-issuer.ts";
import { testOrigins } from "../../testing/test-app.ts";

const Line = z.looseObject({ msg: z.string(), userId: z.string().optional() });

test("each sign-in and each end of one leaves a line with the person's number and nothing else of theirs", async () => {
  const { openBrowser, signIn, logged } = await signInWorld({ logLevel: "info", mayLog: true });
  const [laptop, phone, desktop] = [openBrowser(), openBrowser(), openBrowser()];
  const them = { ...anaThere, sub: crypto.randomUUID() };
  for (const device of [laptop, phone, desktop]) await signIn(device, them);
  const secrets = [laptop, phone, desktop].map((device) => device.cookie(sessionCookie) ?? "");
  const kept = AccountExport.parse(await (await laptop.send("/api/account/export")).json());
  const [newest] = z
    .array(z.object({ id: z.string() }))
    .parse(await (await laptop.send("/api/account/sessions")).json());
  const fromHere = { headers: { origin: testOrigins[0], "sec-fetch-site": "same-origin" } };

  await laptop.send("/api/auth/callback?state=made-up&code=made-up");
  await laptop.send(`/api/account/sessions/${newest?.id}`, { ...fromHere, method: "DELETE" });
  await laptop.send("/api/account/sessions", { ...fromHere, method: "DELETE" });
  await laptop.send("/api/logout", fromHere);

  const lines = logged.map((line) => Line.parse(JSON.parse(line)));
  expect(lines.map(({ msg, userId }) => [msg, userId])).toEqual([
    ...Array.from({ length: 3 }, () => ["signed in", kept.user.id]),
    ["a sign-in was refused", undefined],
    ["signed out on one device", kept.user.id],
    ["signed out everywhere else", kept.user.id],
    ["signed out", kept.user.id],
  ]);
  for (const detail of [...secrets, "made-up", "ana@example.com", "Silva"]) {
    expect(logged.join("\n")).not.toContain(detail);
  }
});
