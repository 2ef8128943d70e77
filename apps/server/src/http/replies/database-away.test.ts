import { expect, test } from "vitest";
import { isDatabaseAway } from "./database-away.ts";

const withCode = (code: string) => Object.assign(new Error("failed"), { code });

test.each([
  ["the port refuses", withCode("ECONNREFUSED"), true],
  ["the socket file is gone", withCode("ENOENT"), true],
  ["an administrator stopped it", withCode("57P01"), true],
  ["it is starting up", withCode("57P03"), true],
  ["too many connections", withCode("53300"), true],
  ["the disk is full", withCode("53100"), true],
  ["the pool waited too long", new Error("timeout exceeded when trying to connect"), true],
  ["wrapped by Drizzle", new Error("Failed query", { cause: withCode("08006") }), true],
  ["two transactions waited for each other", withCode("40P01"), true],
  ["a violated constraint", withCode("23505"), false],
  ["a mistake in the SQL", withCode("42601"), false],
  ["a bug of ours", new TypeError("x is not a function"), false],
  ["no error at all", "57P01", false],
])("%s", (_, thrown, isAway) => {
  expect(isDatabaseAway(thrown)).toBe(isAway);
});
