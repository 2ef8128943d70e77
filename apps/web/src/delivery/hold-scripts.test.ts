import { expect, test } from "vitest";
import { holdScripts } from "./hold-scripts.ts";

const plain = "<html><head><style>a{}</style></head><body>Words</body></html>";
const preload = '<link rel="modulepreload" href="/assets/a.js"/>';
const entry = '<script type="module" async="">import("/assets/a.js")</script>';
const hydrating = `<html><head>${preload}</head><body>Words${entry}</body></html>`;

test("a page without framework code stays as it is", () => {
  expect(holdScripts(plain)).toBe(plain);
});

test("a hydrating page names its modules after its words, and its entry waits where it was", () => {
  const [words = "", starter = ""] = holdScripts(hydrating).split("<script>");

  expect(words).toBe(
    '<html><head></head><body>Words<script type="text/held" async="">import("/assets/a.js")</script>',
  );
  expect(starter).toContain('["/assets/a.js"]');
});

test("the styles of what a page does not show yet wait as its modules do", () => {
  const sheet = '<link rel="stylesheet" href="/assets/styles-1.css"/>';
  const held = holdScripts(hydrating.replace("</body>", `${sheet}</body>`));

  expect(held).not.toContain(sheet);
  expect(held.split("<script>")[1]).toContain('ask("stylesheet","/assets/styles-1.css")');
});

test("a page whose entry is not found breaks the build, not the page", () => {
  expect(() => holdScripts(hydrating.replace("async", "defer"))).toThrow("0 module entries");
});

test("a page whose parts need the framework only further down waits until one is near", () => {
  const started = holdScripts(hydrating);
  const waiting = holdScripts(hydrating.replace("Words", '<section data-starts-app="true">'));

  expect(started).toContain("requestAnimationFrame");
  expect(waiting).not.toContain("requestAnimationFrame");
  expect(waiting).toContain('querySelectorAll("[data-starts-app]")');
});
