import { ErrorBody, Problem } from "@flipworth/contract";
import { expect, test } from "vitest";
import { roomyLimits, testApp } from "../../testing/test-app.ts";
import { aListing } from "../../testing/factories.ts";

const problem = { accept: "application/json, application/problem+json" };

test("whoever asks for problem details gets them, with today's fields beside", async () => {
  const { anybody } = await testApp();

  const reply = await anybody.raw("/api/deals", { headers: problem });

  expect(reply.status).toBe(401);
  expect(reply.headers.get("content-type")).toBe("application/problem+json");
  const body: unknown = await reply.json();
  expect(Problem.parse(body)).toEqual(body);
  expect(body).toEqual({
    type: "/api/problems/not_signed_in",
    title: "Sign in or send a valid key",
    status: 401,
    detail: "Sign in first: /api/login",
    code: "not_signed_in",
    message: "Sign in first: /api/login",
    requestId: expect.any(String),
  });
});

test("everybody else gets the same fields as ever", async () => {
  const { anybody } = await testApp();

  const reply = await anybody.raw("/api/deals", { headers: { accept: "*/*" } });

  expect(reply.headers.get("content-type")).toBe("application/json; charset=utf-8");
  const body: unknown = await reply.json();
  expect(ErrorBody.strict().parse(body)).toEqual(body);
});

test("what a limit refuses is a problem too, with its headers", async () => {
  const { as } = await testApp({ limits: { ...roomyLimits, analysesPerOwnerAMinute: 1 } });
  await as("ana").post("/api/analyses", aListing());
  const headers = { ...problem, "content-type": "application/json" };

  const reply = await as("ana").raw("/api/analyses", {
    method: "POST",
    headers,
    body: JSON.stringify(aListing()),
  });

  expect(reply.status).toBe(429);
  expect(reply.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(reply.headers.get("ratelimit-policy")).toBe('"analyses_a_minute";q=1;w=60');
  expect(await reply.json()).toMatchObject({ type: "/api/problems/rate_limited", status: 429 });
});

test("the type of a problem leads to what it means", async () => {
  const { anybody } = await testApp();

  expect((await anybody.get("/api/problems/quota_exceeded")).body).toEqual({
    type: "/api/problems/quota_exceeded",
    title: "No analyses left this month",
    status: 402,
  });
  expect((await anybody.get("/api/problems/constructor")).status).toBe(404);
});
