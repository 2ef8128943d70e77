import { expect, test } from "vitest";
import { aListing } from "../../testing/factories.ts";
import { testApp } from "../../testing/test-app.ts";

test("a visitor is told that nobody is signed in, and not that something went wrong", async () => {
  const { anybody } = await testApp();
  const { status, body } = await anybody.get("/api/auth/user");
  expect([status, body]).toEqual([200, null]);
});

test("a signed-in person is told who they are and what is left of the month", async () => {
  const { signedIn } = await testApp();
  await signedIn("ana").post("/api/analyses", aListing());

  const { body } = await signedIn("ana").get("/api/auth/user");

  expect(body).toMatchObject({
    firstName: "ana",
    lastName: null,
    email: "ana@example.com",
    profileImageUrl: null,
    subscription: { tier: "Free", creditsUsed: 1, creditsTotal: 10 },
  });
});

test("an install is nobody until it is added to an account", async () => {
  const { as } = await testApp();
  expect((await as("ana").get("/api/auth/user")).body).toBeNull();
});

test("a made-up bearer secret is refused also beside a session's cookie", async () => {
  const { signedIn } = await testApp();
  const headers = { authorization: "Bearer made-up-made-up-made-up" };
  const { status } = await signedIn("ana").send("/api/credits", { headers });
  expect(status).toBe(401);
});

test("a session ends 90 days after the sign-in, however much it is used", async () => {
  const signedInAt = Date.parse("2026-11-21T12:00:00Z");
  let now = signedInAt;
  const { signedIn } = await testApp({ clock: () => new Date(now) });
  await signedIn("ana").get("/api/auth/user");

  let renewed: string | null = null;
  for (let day = 1; day < 90; day++) {
    now = signedInAt + day * 86_400_000;
    const { body, headers } = await signedIn("ana").get("/api/auth/user");
    expect(body).not.toBeNull();
    renewed = headers.get("set-cookie");
  }
  // The cookie of the last day lives as long as the session does and no longer.
  expect(renewed).toContain("; Max-Age=86400;");
  now = signedInAt + 90 * 86_400_000 - 1;
  expect((await signedIn("ana").get("/api/auth/user")).body).not.toBeNull();
  now += 1;
  expect((await signedIn("ana").get("/api/auth/user")).body).toBeNull();
});

test("a session that is used lives on, and one left alone for 30 days is over", async () => {
  let now = Date.parse("2026-11-21T12:00:00Z");
  const { signedIn } = await testApp({ clock: () => new Date(now) });
  const dayMs = 86_400_000;
  await signedIn("ana").get("/api/auth/user");

  now += 29 * dayMs;
  const used = await signedIn("ana").get("/api/auth/user");
  now += 29 * dayMs;
  const usedAgain = await signedIn("ana").get("/api/auth/user");
  now += 31 * dayMs;
  const leftAlone = await signedIn("ana").get("/api/auth/user");

  expect(used.headers.get("set-cookie")).toMatch(
    /^__Host-flipworth_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(usedAgain.body).not.toBeNull();
  expect(leftAlone.body).toBeNull();
});
