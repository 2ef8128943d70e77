import { fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { renderScreen } from "../../testing/render.tsx";
import { buildDemo } from "./build-demo.ts";
import { DemoSection } from "./demo-section.tsx";

const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

test("a dearer asking price turns the verdict and the profit, and leaves the range", () => {
  renderScreen(<DemoSection demo={buildDemo()} />);
  const range = figure("Resale range");
  expect([figure("Listed price"), figure("Recommendation")]).toEqual(["$30", "Buy"]);

  fireEvent.change(screen.getByRole("slider"), { target: { value: "90" } });

  expect([figure("Listed price"), figure("Recommendation")]).toEqual(["$90", "Skip"]);
  expect(figure("Estimated profit")).toMatch(/^−\$/);
  expect(figure("Margin after fees")).toMatch(/^−\d+%$/);
  expect(figure("Resale range")).toBe(range);
});

test("a price can be typed, and what is no price of the demo changes nothing", async () => {
  const { person } = renderScreen(<DemoSection demo={buildDemo()} />);
  const field = screen.getByRole("spinbutton");

  await person.clear(field);
  expect(figure("Listed price")).toBe("$30");
  await person.type(field, "64");
  expect(figure("Listed price")).toBe("$64");
  await person.type(field, "000");
  expect(figure("Listed price")).toBe("$64");
  await person.tab();

  expect(field).toHaveProperty("value", "64");
});

test("a price typed before the framework was there counts", () => {
  const section = <DemoSection demo={buildDemo()} />;
  const page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = renderToString(section);
  screen.getByRole<HTMLInputElement>("spinbutton").value = "90";

  render(section, { container: page, hydrate: true });

  expect([figure("Listed price"), figure("Recommendation")]).toEqual(["$90", "Skip"]);
  expect(screen.getByRole("slider")).toHaveProperty("value", "90");
});
