import { afterEach, expect, test, vi } from "vitest";
import { fillAvatar, readUser } from "./user.ts";

const root = document.createElement("html");
const letter = () => root.style.getPropertyValue("--avatar-letter");
const picture = () => root.style.getPropertyValue("--avatar-picture");

afterEach(() => {
  vi.unstubAllGlobals();
  root.removeAttribute("style");
});

test.each([
  [{ firstName: "ana", email: "z@example.com" }, "A"],
  [{ firstName: "", email: "zoe@example.com" }, "Z"],
  [{ firstName: null, email: null, id: "1" }, "U"],
  [{ firstName: "😀mile" }, "😀"],
])("the letter of %o is %s", (user, initial) => {
  expect(readUser(user)?.initial).toBe(initial);
});

test.each([
  [{ tier: "Side Hustler" }, "side_hustler"],
  [{ tier: "FREE" }, "free"],
  [{ tier: "" }, "free"],
  [undefined, undefined],
])("the plan of %o is %s", (subscription, plan) => {
  expect(readUser({ email: "ana@example.com", subscription })?.plan).toBe(plan);
});

test.each([null, undefined, {}, [], "user", 1])("%o is nobody", (answer) => {
  expect(readUser(answer)).toBeUndefined();
});

test("the letter stands until the picture has loaded", () => {
  let loaded = () => {};
  class SlowImage {
    src = "";
    addEventListener(_name: string, listener: () => void) {
      loaded = listener;
    }
  }
  vi.stubGlobal("Image", SlowImage);

  fillAvatar(root, { initial: "A", picture: 'https://example.com/a".png' });
  expect([letter(), picture()]).toEqual(['"A"', ""]);
  loaded();

  expect(letter()).toBe('""');
  expect(picture()).toContain("https://example.com/a");
});
