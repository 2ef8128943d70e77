import { expect, test } from "vitest";
import { createJobQueue, type Priority } from "./job-queue.ts";

const of = (owner: string, priority: Priority = "normal") => ({ groups: [owner], priority });

test("jobs of one priority leave in the order they came", () => {
  const queue = createJobQueue<string>();
  for (const job of ["a", "b", "c"]) queue.add(job, of("ana"));

  expect([queue.take(), queue.take(), queue.take(), queue.take()]).toEqual([
    "a",
    "b",
    "c",
    undefined,
  ]);
});

test("urgent jobs leave first, but an ordinary one waits for three of them at most", () => {
  const queue = createJobQueue<string>();
  queue.add("ordinary", of("ana"));
  for (const job of ["u1", "u2", "u3", "u4"]) queue.add(job, of("ben", "high"));

  const order = Array.from({ length: 5 }, () => queue.take());

  expect(order).toEqual(["u1", "u2", "u3", "ordinary", "u4"]);
});

test("a removed job is not taken and frees its place", () => {
  const queue = createJobQueue<string>();
  queue.add("stays", of("ana"));
  queue.add("leaves", of("ana", "high"));

  queue.remove("leaves");

  expect([queue.size, queue.sizeOf("ana")]).toEqual([1, 1]);
  expect(queue.take()).toBe("stays");
});

test("owners take turns, however many jobs one of them has", () => {
  const queue = createJobQueue<string>();
  for (const job of ["a1", "a2", "a3", "a4"]) queue.add(job, of("ana"));
  queue.take();
  queue.add("b1", of("ben"));
  queue.add("b2", of("ben"));
  queue.add("c1", of("cleo"));

  const order = Array.from({ length: 6 }, () => queue.take());

  expect(new Set(order.slice(0, 3))).toEqual(new Set(["a2", "b1", "c1"]));
  expect(order.slice(3)).toEqual(["a3", "b2", "a4"]);
});

test("networks take turns before owners do, so many accounts on one of them gain nothing", () => {
  const queue = createJobQueue<string>();
  for (const owner of ["a", "b", "c", "d"]) {
    queue.add(owner, { groups: ["crowd", owner], priority: "normal" });
  }
  queue.take();
  queue.add("alone", { groups: ["home", "eve"], priority: "normal" });

  expect([queue.take(), queue.take()]).toContain("alone");
});

test("newcomers do not overtake somebody who waits already", () => {
  const queue = createJobQueue<string>();
  queue.add("a1", of("ana"));
  queue.add("a2", of("ana"));
  queue.take();
  for (const owner of ["b", "c", "d"]) queue.add(owner, of(owner));

  expect([queue.take(), queue.take()]).toContain("a2");
});

test("a job that may not run now is passed over and keeps its place", () => {
  const queue = createJobQueue<string>();
  queue.add("a", of("ana", "high"));
  queue.add("b", of("ben"));

  expect(queue.take(([owner]) => owner !== "ana")).toBe("b");
  expect(queue.take()).toBe("a");
});
