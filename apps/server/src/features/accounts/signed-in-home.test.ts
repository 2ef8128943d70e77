import { expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";

test("the front door leads a signed-in person to the dashboard, and no cache may tell others", async () => {
  const { signedIn } = await testApp();
  const reply = await signedIn("ana").raw("/");
  expect([reply.status, reply.headers.get("location")]).toEqual([302, "/dashboard"]);
  expect(reply.headers.get("cache-control")).toBe("no-store");
});

test("a signed-in person who asks for the landing page is not led away from it", async () => {
  const { signedIn } = await testApp();
  const reply = await signedIn("ana").raw("/?view=landing");
  // This application has no built site: what nobody redirects ends as "not found".
  expect(reply.status).toBe(404);
});

test("visitors and those whose session is over get the landing page", async () => {
  const { anybody, as } = await testApp();
  const cookie = `__Host-flipworth_session=${"x".repeat(43)}`;
  // This application has no built site: what nobody redirects ends as "not found".
  expect((await anybody.raw("/")).status).toBe(404);
  expect((await anybody.raw("/", { headers: { cookie } })).status).toBe(404);
  expect((await as("ana").raw("/")).status).toBe(404);
});
