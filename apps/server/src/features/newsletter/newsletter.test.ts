import { AccountExport } from "@flipworth/contract";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { roomyLimits, testApp } from "../../testing/test-app.ts";
import { testDatabase } from "../../testing/test-database.ts";

const storedUnder = async (email: string) => {
  const { database } = await testDatabase();
  const query = sql`select email from newsletter_subscribers where email = ${email}`;
  return (await database.execute(query)).rows.length;
};

test("an address is stored once, however often and in whatever case it is sent", async () => {
  const { anybody } = await testApp();

  const replies = await Promise.all(
    ["Ana@Example.com", " ana@example.com ", "ANA@example.com"].map((email) =>
      anybody.post("/api/newsletter", { email }),
    ),
  );

  expect(replies.map(({ status, body }) => [status, body])).toEqual(
    Array.from({ length: 3 }, () => [200, { subscribed: true }]),
  );
  expect(await storedUnder("ana@example.com")).toBe(1);
});

test.each(["", "ana", "ana@", "a b@example.com", 7, null])(
  "%j is no address, and the answer says so beside the field",
  async (email) => {
    const { anybody } = await testApp();
    const reply = await anybody.post("/api/newsletter", { email });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({
      errors: { email: expect.stringContaining("must be an email address") },
    });
  },
);

test("one network cannot fill the list, and one address is not asked about for ever", async () => {
  const limits = { ...roomyLimits, newsletterSignUpsPerNetworkADay: 3 };
  const { as } = await testApp({ limits });
  const signUp = (email: string) => as("ana").post("/api/newsletter", { email });
  for (const name of ["ben", "cleo", "dan"]) {
    expect((await signUp(`${name}@crowd.example`)).status).toBe(200);
  }

  const refused = await signUp("eve@crowd.example");

  expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited" } });
  expect(refused.headers.get("retry-after")).not.toBeNull();
  expect(await storedUnder("eve@crowd.example")).toBe(0);
});

test("the eleventh time on one day an address is refused, from wherever it comes", async () => {
  const { as } = await testApp();
  const signUp = (name: string) => as(name).post("/api/newsletter", { email: "often@example.com" });
  for (let time = 0; time < 10; time++) await signUp(`network ${time}`);
  expect((await signUp("one more")).status).toBe(429);
});

test("the newsletter's address stands in the export of its account, and goes with it", async () => {
  const { signedIn, as } = await testApp();
  await as("zoe").post("/api/newsletter", { email: "Zoe@Example.com" });
  const exported = AccountExport.parse((await signedIn("zoe").get("/api/account/export")).body);
  const other = AccountExport.parse((await signedIn("yan").get("/api/account/export")).body);
  expect(exported.newsletter).toMatchObject({ email: "zoe@example.com", confirmedAt: null });
  expect(other.newsletter).toBeNull();

  await signedIn("yan").delete("/api/account");
  expect(await storedUnder("zoe@example.com")).toBe(1);
  await signedIn("zoe").delete("/api/account");

  expect(await storedUnder("zoe@example.com")).toBe(0);
});
