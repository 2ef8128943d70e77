import { Install } from "@flipworth/contract";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testApp } from "../../testing/test-app.ts";
import { testDatabase } from "../../testing/test-database.ts";

test("an install gets an id and a secret of 256 bits", async () => {
  const { anybody } = await testApp();
  const reply = await anybody.post("/api/installs");
  expect(reply.status).toBe(201);
  expect(Buffer.from(Install.parse(reply.body).secret, "base64url")).toHaveLength(32);
});

test("the secret itself is stored nowhere", async () => {
  const { as } = await testApp();
  const { id, secret } = await as("ana").install();
  const { database } = await testDatabase();

  const { rows } = await database.execute(sql`select * from installs where id = ${id}`);

  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test.each(["Bearer wrong-secret-wrong-secret", "Bearer ", "Basic YTpi", "Bearer a b"])(
  "%j opens nothing",
  async (authorization) => {
    const { anybody } = await testApp();
    const reply = await anybody.send("/api/credits", { headers: { authorization } });
    expect(reply).toMatchObject({ status: 401, body: { code: "not_signed_in" } });
    expect(reply.headers.get("www-authenticate")).toBe("Bearer");
  },
);
