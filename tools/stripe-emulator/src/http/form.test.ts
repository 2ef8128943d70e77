import { expect, test } from "vitest";
import { decodeForm } from "./form.ts";

const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

test.each([
  ["items[0][price]=a&items[1][price]=b", { items: [{ price: "a" }, { price: "b" }] }],
  ["expand[]=one&expand[]=two", { expand: ["one", "two"] }],
  ["metadata[user]=7&metadata[0]=x", { metadata: { user: "7", "0": "x" } }],
  ["a[b][c]=d%20e", { a: { b: { c: "d e" } } }],
  ["", {}],
])("%s is read as nested values", (text, value) => {
  expect(plain(decodeForm(text))).toEqual(value);
});

test("more than ten entries stay in their order", () => {
  const names = Array.from({ length: 12 }, (_, index) => `items[${index}]=${index}`);

  expect(decodeForm(names.join("&"))["items"]).toEqual(names.map((_, index) => String(index)));
});

test("a parameter named like an object's own parts harms nothing", () => {
  const form = decodeForm("__proto__[polluted]=yes");

  expect(Object.keys(form)).toEqual(["__proto__"]);
  expect("polluted" in {}).toBe(false);
});
