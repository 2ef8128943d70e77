import { type Route, routes } from "@flipworth/contract";
import { expect, test } from "vitest";
import { z } from "zod";
import { testApp } from "../../testing/test-app.ts";

const Operation = z.object({
  operationId: z.string(),
  responses: z.record(z.string(), z.unknown()),
  requestBody: z.object({ content: z.record(z.string(), z.unknown()) }).optional(),
});
const Document = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
});

async function fetchDocument() {
  const { app, anybody } = await testApp();
  const document = Document.parse((await anybody.get("/api/openapi.json")).body);
  return { app, document };
}

// Links that a browser follows, answered by redirects and pages: nothing a program would call.
const navigations =
  /^(GET|POST) \/api\/(login|auth\/login|auth\/callback|logout|newsletter\/(confirm|unsubscribe)|watches\/unsubscribe)$/;

test("the document describes every call that the server has, and no other", async () => {
  const { app, document } = await fetchDocument();
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const served = app.routes
    .filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
    .filter(({ path }) => !/^\/api\/(openapi\.json|docs(\/:file)?)$/.test(path))
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/, "{$1}")}`)
    .filter((route) => !navigations.test(route));
  expect(described.toSorted()).toEqual([...new Set(served)].toSorted());
});

test("each call lists its refusals, and the analysis takes JSON and a form", async () => {
  const { document } = await fetchDocument();
  for (const route of Object.values<Route>(routes)) {
    const responses = Object.keys(document.paths[route.path]?.[route.method]?.responses ?? {});
    expect(responses).toEqual(expect.arrayContaining([String(route.success.status), "500", "503"]));
  }
  const analysis = document.paths["/api/analyses"]?.["post"];
  expect(Object.keys(analysis?.requestBody?.content ?? {})).toEqual([
    "application/json",
    "multipart/form-data",
  ]);
  expect(Object.keys(analysis?.responses ?? {})).toEqual(
    expect.arrayContaining(["400", "401", "402", "409", "413", "415", "429"]),
  );
});

test("the document refers to nothing that it does not hold", async () => {
  const { anybody } = await testApp();
  const text = await (await anybody.raw("/api/openapi.json")).text();
  const { components } = JSON.parse(text);
  const references = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(10);
  for (const [, name = ""] of references) expect(components.schemas).toHaveProperty(name);
});
