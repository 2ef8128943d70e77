import { Analysis } from "@flipworth/contract";
import { expect, test } from "vitest";
import { aListing } from "../../../testing/factories.ts";
import { type Agent, testApp } from "../../../testing/test-app.ts";

test("history lists the newest first, page by page, each analysis once", async () => {
  const { as } = await testApp();
  const made: string[] = [];
  for (let price = 50; price < 55; price++) {
    const { body } = await as("ana").post("/api/analyses", aListing({ price }));
    made.unshift(Analysis.parse(body).id);
  }

  const pages = await pagesFrom(as("ana"), "/api/analyses?limit=2");

  expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
  expect(pages.flat()).toEqual(made);
});

test.each(["newest", "oldest", "profit"])(
  "pages sorted by %s join to the whole list",
  async (sort) => {
    const { as } = await testApp();
    for (const price of [60, 20, 90, 40, 60]) {
      await as("ana").post("/api/analyses", aListing({ price }));
    }
    const whole = await pagesFrom(as("ana"), `/api/analyses?sort=${sort}`);

    const pages = await pagesFrom(as("ana"), `/api/analyses?sort=${sort}&limit=2`);

    expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
    expect(pages.flat()).toEqual(whole.flat());
  },
);

test("history sorted by profit begins with the best deal", async () => {
  const { as } = await testApp();
  for (const price of [60, 45, 90]) await as("ana").post("/api/analyses", aListing({ price }));

  const { body } = await as("ana").get("/api/analyses?sort=profit");

  expect(
    Analysis.array()
      .parse(body)
      .map(({ price }) => price),
  ).toEqual([45, 60, 90]);
});

test("a search finds titles by any words in them, and takes signs for themselves", async () => {
  const { as } = await testApp();
  const titles = ["Apple iPad 9th generation 64GB", "DeWalt drill 20V 100% working", "Lego 10_000"];
  for (const title of titles) await as("ana").post("/api/analyses", aListing({ title }));
  const found = async (words: string) => {
    const reply = await as("ana").get(`/api/analyses?search=${encodeURIComponent(words)}`);
    return Analysis.array().parse(reply.body).length;
  };

  expect(await found("ipad 9TH")).toBe(1);
  expect(await found("0%")).toBe(1);
  expect(await found("0_0")).toBe(1);
  expect(await found("\\")).toBe(0);
  expect(await found("  ")).toBe(3);
});

test("a search finds the brand and model as well as the listing's own title", async () => {
  const { as } = await testApp();
  const listing = aListing({ title: "iPad 9th generation 64GB by Apple, wifi" });
  const { body } = await as("ana").post("/api/analyses", listing);
  const { title, brand, model } = Analysis.parse(body);
  await as("ana").post("/api/analyses", aListing({ title: "Lego 10_000" }));
  expect(title).not.toContain(`${brand} ${model}`);

  for (const words of [`${brand} ${model}`, title]) {
    const reply = await as("ana").get(`/api/analyses?search=${encodeURIComponent(words)}`);
    expect(reply.body).toEqual([body]);
  }
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
      body: { code: "not_found", message: "This analysis doesn't exist." },
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

/** The ids of each page, from the first to the last, as the links lead. */
async function pagesFrom(agent: Agent, first: string): Promise<string[][]> {
  const pages: string[][] = [];
  let path: string | undefined = first;
  while (path !== undefined) {
    const reply = await agent.get(path);
    const analyses = Analysis.array().parse(reply.body);
    pages.push(analyses.map(({ id }) => id));
    path = /^<([^>]+)>; rel="next"$/.exec(reply.headers.get("link") ?? "")?.[1];
  }
  return pages;
}
