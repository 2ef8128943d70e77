import { expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";

test("a visitor is told that nobody is signed in, and not that something went wrong", async () => {
  const { anybody } = await testApp();
  const { status, body } = await anybody.get("/api/auth/user");
  expect([status, body]).toEqual([200, null]);
});
