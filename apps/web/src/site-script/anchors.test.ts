import { afterEach, expect, test } from "vitest";
import { pointAtLandingPage, watchAnchors } from "./anchors.ts";

const root = document.documentElement;
afterEach(() => {
  document.body.innerHTML = "";
  delete root.dataset["scrolls"];
  history.replaceState(null, "", "/");
});

function press(href: string) {
  document.body.innerHTML = `<a href="${href}"><b>Features</b></a><section id="features"></section>`;
  document.querySelector("b")?.click();
}
watchAnchors(document);

test("a link to a part of this page scrolls smoothly until the scrolling has ended", () => {
  press("/#features");
  expect(root.dataset["scrolls"]).toBe("smoothly");

  document.dispatchEvent(new Event("scrollend"));
  expect(root.dataset["scrolls"]).toBeUndefined();
});

test.each(["/pricing#features", "/#nothing", "/", "https://example.com/#features"])(
  "the link %s leaves scrolling as it is",
  (href) => {
    press(href);
    expect(root.dataset["scrolls"]).toBeUndefined();
  },
);

test("a signed-in person's links to the landing page's parts name the landing page", () => {
  document.body.innerHTML = '<a href="/#features"></a><a href="/">Home</a>';
  pointAtLandingPage(document);
  const targets = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(targets).toEqual(["/?view=landing#features", "/"]);
});
