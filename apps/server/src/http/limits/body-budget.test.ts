import { expect, test } from "vitest";
import { createBodyBudget } from "./body-budget.ts";

const from = (ownerId: string, network = ownerId) => ({ ownerId, network });

test("one owner's bodies leave room for the others'", () => {
  const hold = createBodyBudget({ all: 10, network: 8, owner: 4 });
  hold(from("ana")).add(4);

  expect(() => hold(from("ana")).add(1)).toThrow(/a lot of pictures/);
  expect(() => hold(from("ben")).add(4)).not.toThrow();
});

test("many owners on one network leave room for another network", () => {
  const hold = createBodyBudget({ all: 10, network: 8, owner: 4 });
  hold(from("ana", "crowd")).add(4);
  hold(from("ben", "crowd")).add(4);

  expect(() => hold(from("cleo", "crowd")).add(1)).toThrow(/a lot of pictures/);
  expect(() => hold(from("dora", "home")).add(2)).not.toThrow();
  expect(() => hold(from("emil", "other")).add(1)).toThrow(/a lot of pictures/);
});

test("what is given back is free again, and only once", () => {
  const hold = createBodyBudget({ all: 4, network: 4, owner: 4 });
  const first = hold(from("ana"));
  first.add(3);
  first.release();
  first.release();

  const second = hold(from("ben"));
  second.add(4);

  expect(() => hold(from("cleo")).add(1)).toThrow(/a lot of pictures/);
});

test("a body that never comes takes no room", () => {
  const hold = createBodyBudget({ all: 4, network: 4, owner: 4 });
  for (let sender = 0; sender < 64; sender += 1) hold(from("ana"));

  expect(() => hold(from("ana")).add(4)).not.toThrow();
});
