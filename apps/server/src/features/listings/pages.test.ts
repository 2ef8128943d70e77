import { AccountExport, SavedListing } from "@flipworth/contract";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Agent, testApp } from "../../testing/test-app.ts";
import { testDatabase } from "../../testing/test-database.ts";

/** More than the Free plan keeps, as a paid plan or an earlier time left them. */
async function keep(agent: Agent, titles: readonly string[]) {
  const { user } = AccountExport.parse((await agent.get("/api/account/export")).body);
  const { database } = await testDatabase();
  const rows = titles.map((title, at) => ({ title, at, rank: ((at * 3) % titles.length) * 100 }));
  await database.execute(sql`
    insert into saved_listings (id, owner_id, listing_key, title, price_cents, condition,
      market_value, profit_potential, profit_rank, created_at)
    select gen_random_uuid(), ${user.id}, row->>'at', row->>'title', 100, 'Used', '$1', '$1',
      (row->>'rank')::int, timestamptz '2026-11-01' + (row->>'at')::int * interval '1 hour'
    from json_array_elements(${JSON.stringify(rows)}::json) as row`);
}

async function allPages(agent: Agent, start: string): Promise<string[][]> {
  const pages: string[][] = [];
  let path: string | undefined = start;
  while (path !== undefined) {
    const reply = await agent.get(path);
    const listings = SavedListing.array().parse(reply.body);
    pages.push(listings.map(({ title }) => title));
    path = /^<([^>]+)>; rel="next"$/.exec(reply.headers.get("link") ?? "")?.[1];
  }
  return pages;
}

test.each([
  [
    "newest",
    [
      ["F", "E"],
      ["D", "C"],
      ["B", "A"],
    ],
  ],
  [
    "oldest",
    [
      ["A", "B"],
      ["C", "D"],
      ["E", "F"],
    ],
  ],
])("%s first, page by page, each listing once", async (sort, pages) => {
  const { signedIn } = await testApp();
  await keep(signedIn("ana"), ["A", "B", "C", "D", "E", "F"]);
  await keep(signedIn("ben"), ["X"]);
  const start = `/api/saved-listings?limit=2&sort=${sort}`;
  expect(await allPages(signedIn("ana"), start)).toEqual(pages);
});

test("the highest profit comes first, with those of no known profit at the end", async () => {
  const { signedIn } = await testApp();
  const profits = { A: "$5.00", B: "-$20.00", C: "$1,200.50", D: "N/A", E: "$5.00" };
  for (const [title, profitPotential] of Object.entries(profits)) {
    await signedIn("ana").post("/api/saved-listings", { title, profitPotential });
  }

  const pages = await allPages(signedIn("ana"), "/api/saved-listings?sort=profit&limit=1");

  const titles = pages.flat();
  expect([titles[0], ...titles.slice(3)]).toEqual(["C", "B", "D"]);
  expect(titles.toSorted()).toEqual(["A", "B", "C", "D", "E"]);
});

test("without a query the first 50 come, the last saved first", async () => {
  const { signedIn } = await testApp();
  await keep(
    signedIn("ana"),
    Array.from({ length: 51 }, (_, at) => `Thing ${at}`),
  );

  const reply = await signedIn("ana").get("/api/saved-listings");

  expect(reply.body).toHaveLength(50);
  expect(reply.body).toMatchObject({ 0: { title: "Thing 50" } });
  expect(reply.headers.get("x-total-count")).toBe("51");
});

test.each([
  ["drill", ["DRILL press", "Makita Drill"]],
  ["ÉTAGÈRE", ["Étagère"]],
  ["50%", ["50% off"]],
  ["_", ["snake_case"]],
  ["\\", ["back\\slash"]],
  ["' or 1=1 --", []],
  ["%00", []],
  ["  drill  ", ["DRILL press", "Makita Drill"]],
])("a search for %j finds the titles that have it, in any case", async (search, found) => {
  const { signedIn } = await testApp();
  const titles = ["Makita Drill", "Étagère", "50% off", "5000 pieces", "snake_case"];
  await keep(signedIn("ana"), [...titles, "back\\slash", "DRILL press"]);
  await keep(signedIn("ben"), titles);
  const query = search === "%00" ? search : encodeURIComponent(search);

  const reply = await signedIn("ana").get(`/api/saved-listings?search=${query}`);

  expect(
    SavedListing.array()
      .parse(reply.body)
      .map(({ title }) => title),
  ).toEqual(found);
  expect(reply.headers.get("x-total-count")).toBe("7");
});

test("a search finds the listing's own title as well as the brand and model", async () => {
  const { signedIn } = await testApp();
  const names = { title: "DeWalt DCF887", listingTitle: "Impact driver, barely used" };
  await signedIn("ana").post("/api/saved-listings", names);
  await keep(signedIn("ana"), ["Chair"]);

  for (const search of ["dcf887", "BARELY"]) {
    const { body } = await signedIn("ana").get(`/api/saved-listings?search=${search}`);
    expect(body).toMatchObject([names]);
  }
});

test("the next page of a search is the next page of that search", async () => {
  const { signedIn } = await testApp();
  await keep(signedIn("ana"), ["a & b 1", "x", "A & B 2", "y", "a & b 3"]);
  const search = encodeURIComponent("a & b");

  const pages = await allPages(
    signedIn("ana"),
    `/api/saved-listings?search=${search}&sort=oldest&limit=2`,
  );

  expect(pages).toEqual([["a & b 1", "A & B 2"], ["a & b 3"]]);
});

test.each(["limit=0", "limit=201", "limit=many", "sort=cheap", `search=${"x".repeat(201)}`])(
  "a page of %s is refused",
  async (query) => {
    const { signedIn } = await testApp();
    const reply = await signedIn("ana").get(`/api/saved-listings?${query}`);
    expect(reply).toMatchObject({ status: 400, body: { code: "invalid_request" } });
  },
);

test("our extension's pages may read how many there are and where the next page is", async () => {
  const { signedIn } = await testApp();
  const headers = { origin: "chrome-extension://ourextension" };
  const reply = await signedIn("ana").send("/api/saved-listings", { headers });
  const readable = reply.headers.get("access-control-expose-headers");
  expect(readable).toContain("Link");
  expect(readable).toContain("X-Total-Count");
});
