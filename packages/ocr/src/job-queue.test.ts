import { expect, test } from "vitest";
import { createJobQueue } from "./job-queue.ts";

test("jobs of one priority leave in the order they came", () => {
  const queue = createJobQueue<string>();
  for (const job of ["a", "b", "c"]) queue.add(job, "normal");

  expect([queue.take(), queue.take(), queue.take(), queue.take()]).toEqual([
    "a",
    "b",
    "c",
    undefined,
  ]);
});

test("urgent jobs leave first, but an ordinary one waits for three of them at most", () => {
  const queue = createJobQueue<string>();
  queue.add("ordinary", "normal");
  for (const job of ["u1", "u2", "u3", "u4"]) queue.add(job, "high");

  const order = Array.from({ length: 5 }, () => queue.take());

  expect(order).toEqual(["u1", "u2", "u3", "ordinary", "u4"]);
});

test("a removed job is not taken and frees its place", () => {
  const queue = createJobQueue<string>();
  queue.add("stays", "normal");
  queue.add("leaves", "high");

  queue.remove("leaves");

  expect(queue.size).toBe(1);
  expect(queue.take()).toBe("stays");
});
