import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { fakeApi, networkFailure, refusal } from "../../testing/fake-api.ts";
import { renderScreen } from "../../testing/render.tsx";
import { AnalyzeScreen } from "./analyze-screen.tsx";

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const button = (name: string | RegExp) => screen.getByRole("button", { name });

function open() {
  const api = fakeApi();
  return { api, ...renderScreen(<AnalyzeScreen />) };
}

async function enterAndAnalyze(person: ReturnType<typeof open>["person"]) {
  await person.type(field(/listing’s text/), "DeWalt drill $40");
  await person.click(button("Analyze"));
}

describe("when something is wrong", () => {
  test("nothing entered asks for a listing and calls nobody", async () => {
    const { api, person } = open();

    await person.click(button("Analyze"));

    expect(screen.getByRole("alert").textContent).toMatch(/^Add a picture or paste/);
    expect(api.countOf("/api/installs")).toBe(0);
  });

  test("the server's own words are shown, at the field too, and the text stays", async () => {
    const { api, person } = open();
    api.nextAnalysis(
      refusal(400, "This price cannot be right.", { price: "must not be negative" }),
    );

    await person.type(field("Asking price"), "-5");
    await enterAndAnalyze(person);

    expect((await screen.findByRole("alert")).textContent).toBe("This price cannot be right.");
    expect(screen.getByText("must not be negative").closest("details")?.open).toBe(true);
    expect(field(/listing’s text/).value).toBe("DeWalt drill $40");
  });

  test("without credits the server says when new ones come, and plans are a press away", async () => {
    const { api, person } = open();
    const words = "You've used all 10 analyses this month. You get more on December 1, 2026.";
    api.nextAnalysis(refusal(402, words));

    await enterAndAnalyze(person);

    expect((await screen.findByRole("alert")).textContent).toContain(words);
    expect(screen.getByRole("link", { name: "See plans" }).getAttribute("href")).toBe("/pricing");
  });

  test("an answer that breaks the contract is not shown as a lost connection", async () => {
    const { api, person } = open();
    api.nextAnalysis(() => new Response('event: result\ndata: {"id":1}\n\n'));

    await enterAndAnalyze(person);

    expect((await screen.findByRole("alert")).textContent).toMatch(/Reload it and try again/);
  });

  test("a retry after a lost connection carries the same idempotency key, the next press another", async () => {
    const { api, person } = open();
    api.nextAnalysis(networkFailure());

    await enterAndAnalyze(person);
    expect((await screen.findByRole("alert")).textContent).toMatch(/can’t reach Flipworth/);
    await person.click(button("Analyze"));
    await screen.findByText("Buy");
    await person.click(button("Analyze"));
    await waitFor(() => expect(api.analyses()).toHaveLength(3));

    const [first, retry, next] = api
      .analyses()
      .map(({ headers }) => headers.get("idempotency-key"));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(retry).toBe(first);
    expect(next).not.toBe(first);
    await screen.findByText("Buy");
  });

  test("a secret that the server no longer knows is replaced once", async () => {
    const { api, person } = open();
    localStorage.setItem("flipworth.install", '{"id":"old","secret":"stale"}');
    api.nextAnalysis(refusal(401, "Unknown install."));

    await enterAndAnalyze(person);

    await screen.findByText("Buy");
    const secrets = api.analyses().map(({ headers }) => headers.get("authorization"));
    expect(secrets).toEqual(["Bearer stale", "Bearer secret-1"]);
    expect(api.countOf("/api/installs")).toBe(1);
  });
});
