import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { fakeApi, networkFailure } from "../../testing/fake-api.ts";
import { renderScreen } from "../../testing/render.tsx";
import { buildDemo } from "./build-demo.ts";
import { DemoSection } from "./demo-section.tsx";
import { useDemo, withoutAnswers } from "./use-demo.ts";

const whole = buildDemo();

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});

function Landing() {
  const { demo, load } = useDemo(withoutAnswers(whole));
  return <DemoSection demo={demo} onMove={load} />;
}

const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
const moveTo = (price: number) =>
  fireEvent.change(screen.getByRole("slider"), { target: { value: String(price) } });

test("the page comes with the answer at the stated price, and the others follow by themselves", async () => {
  let send: (reply: Response) => void = () => {};
  api.on("GET /demo.json", () => new Promise<Response>((resolve) => (send = resolve)));
  renderScreen(<Landing />);
  expect([figure("Listed price"), figure("Recommendation")]).toEqual(["$30", "Buy"]);
  moveTo(90);

  send(Response.json(whole));

  await waitFor(() => expect(figure("Listed price")).toBe("$90"));
  expect(figure("Recommendation")).toBe("Skip");
  expect(api.countOf("/demo.json")).toBe(1);
});

test("answers that did not arrive are asked for again when the price is moved", async () => {
  api.on("GET /demo.json", networkFailure());
  renderScreen(<Landing />);
  await waitFor(() => expect(api.countOf("/demo.json")).toBe(1));
  api.on("GET /demo.json", () => Response.json(whole));

  await waitFor(() => {
    moveTo(80);
    moveTo(90);
    expect(api.countOf("/demo.json")).toBe(2);
  });

  await waitFor(() => expect(figure("Listed price")).toBe("$90"));
});

test("what comes with the page is a tenth of the whole", () => {
  const sizeOf = (demo: object) => JSON.stringify(demo).length;
  expect(sizeOf(withoutAnswers(whole))).toBeLessThan(sizeOf(whole) / 10);
});
