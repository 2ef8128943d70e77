import { afterEach, expect, test } from "vitest";
import { mayMeasure, sendPageView } from "./page-view.ts";

afterEach(() => {
  delete window.dataLayer;
  document.head.replaceChildren();
});

test.each([
  { wishes: {}, may: true },
  { wishes: { doNotTrack: null, globalPrivacyControl: false }, may: true },
  { wishes: { doNotTrack: "1" }, may: false },
  { wishes: { doNotTrack: "unspecified" }, may: true },
  { wishes: { globalPrivacyControl: true }, may: false },
])("with $wishes measuring is allowed: $may", ({ wishes, may }) => {
  expect(mayMeasure(wishes)).toBe(may);
});

test("each page view is one event, and the supplier's script is loaded once", () => {
  const views = () =>
    (window.dataLayer ?? [])
      .map((words) => Array.from(Object.values(Object(words))))
      .filter(([kind, name]) => kind === "event" && name === "page_view");
  sendPageView("G-ABC123");
  sendPageView("G-ABC123");

  expect(views()).toHaveLength(2);
  const scripts = Array.from(document.head.querySelectorAll("script"), ({ src }) => src);
  expect(scripts).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-ABC123"]);
});
