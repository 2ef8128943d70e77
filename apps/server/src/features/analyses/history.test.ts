import { Analysis } from "@flipworth/contract";
import { expect, test } from "vitest";
import { aListing } from "../../testing/factories.ts";
import { testApp } from "../../testing/test-app.ts";

test("history lists the newest first, page by page, each analysis once", async () => {
  const { as } = await testApp();
  const made: string[] = [];
  for (let price = 50; price < 55; price++) {
    const { body } = await as("ana").post("/api/analyses", aListing({ price }));
    made.unshift(Analysis.parse(body).id);
  }

  const pages: string[][] = [];
  let path: string | undefined = "/api/analyses?limit=2";
  while (path !== undefined) {
    const reply = await as("ana").get(path);
    pages.push(
      Analysis.array()
        .parse(reply.body)
        .map((analysis) => analysis.id),
    );
    path = /^<([^>]+)>; rel="next"$/.exec(reply.headers.get("link") ?? "")?.[1];
  }

  expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
  expect(pages.flat()).toEqual(made);
});

test("an analysis can be read again as it was given", async () => {
  const { as } = await testApp();
  const { body } = await as("ana").post("/api/analyses", aListing());
  const { id } = Analysis.parse(body);

  expect(await as("ana").get(`/api/analyses/${id}`)).toMatchObject({ status: 200, body });
});

test("another's analysis, a missing one and a malformed id answer alike", async () => {
  const { as } = await testApp();
  const { id } = Analysis.parse((await as("ana").post("/api/analyses", aListing())).body);
  const missing = "00000000-0000-4000-8000-000000000000";

  for (const path of [id, missing, "nonsense", "%00", "..%2finstalls"]) {
    const reply = await as("ben").get(`/api/analyses/${path}`);
    expect(reply).toMatchObject({
      status: 404,
      body: { code: "not_found", message: "There is no such analysis." },
    });
  }
  expect((await as("ben").get(`/api/analyses?before=${id}`)).status).toBe(404);
  expect((await as("ben").get("/api/analyses")).body).toEqual([]);
});

test.each(["0", "201", "1.5", "many", "-1", "1e309"])("a page of %s is refused", async (limit) => {
  const { as } = await testApp();
  const reply = await as("ana").get(`/api/analyses?limit=${limit}`);
  expect(reply).toMatchObject({ status: 400, body: { code: "invalid_request" } });
});

test.each(["/api/analyses", "/api/analyses/x", "/api/credits"])(
  "%s without a secret says how to get one",
  async (path) => {
    const { anybody } = await testApp();
    const reply = await anybody.get(path);
    expect(reply).toMatchObject({ status: 401, body: { code: "not_signed_in" } });
    expect(JSON.stringify(reply.body)).toContain("POST /api/installs");
  },
);
