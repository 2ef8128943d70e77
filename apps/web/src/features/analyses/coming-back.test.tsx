import type { Analysis } from "@flipworth/contract";
import { sampleAnalysis } from "@flipworth/contract/testing";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fakeApi, pausedAnalysis, refusal, streamedAnalysis } from "../../testing/fake-api.ts";
import { renderScreen } from "../../testing/render.tsx";
import { AnalyzeScreen } from "./analyze-screen.tsx";

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});
afterEach(() => sessionStorage.clear());

const { id, title } = sampleAnalysis();
const text = "DeWalt impact driver DCF887\n$40";
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const button = (name: string) => screen.getByRole("button", { name });
const open = () => renderScreen(<AnalyzeScreen />).person;
const findAnswer = () => screen.findByRole("heading", { name: title });
const bodyOf = (place: number) => JSON.parse(String(api.analyses()[place]?.body));

async function analyze() {
  const person = open();
  await person.type(field(/listing’s text/), text);
  await person.click(button("Analyze"));
  await findAnswer();
  return person;
}

describe("an answer stays", () => {
  test("after a reload it is there again with what was entered, and takes no focus", async () => {
    await analyze();
    cleanup();
    api.on(`GET /api/analyses/${id}`, () => Response.json(sampleAnalysis()));

    open();

    const heading = await findAnswer();
    expect(field(/listing’s text/).value).toBe(text);
    expect(document.activeElement).not.toBe(heading);
    expect(api.analyses()).toHaveLength(1);
  });

  test("it does not come back where another listing was begun meanwhile", async () => {
    await analyze();
    cleanup();
    let reply: (response: Response) => void = () => {};
    const late = new Promise<Response>((resolve) => {
      reply = resolve;
    });
    api.on(`GET /api/analyses/${id}`, () => late);
    const person = open();
    await person.type(field(/listing’s text/), "Herman Miller Aeron\n$700");

    reply(Response.json(sampleAnalysis()));

    await expect(findAnswer()).rejects.toThrow();
    expect(field(/listing’s text/).value).toBe("Herman Miller Aeron\n$700");
  });

  test("after a sign-in it comes from the account", async () => {
    await analyze();
    cleanup();
    document.documentElement.dataset["session"] = "in";
    api.on("POST /api/installs/claim", () => Response.json({ analysesMoved: 1 }));
    api.on(`GET /api/analyses/${id}`, ({ headers }) =>
      headers.has("authorization")
        ? new Response("", { status: 404 })
        : Response.json(sampleAnalysis()),
    );

    open();

    expect(await findAnswer()).toBeDefined();
  });

  test("what an account asked is gone in this tab once it has signed out", async () => {
    document.documentElement.dataset["session"] = "in";
    await analyze();
    cleanup();
    document.documentElement.dataset["session"] = "out";

    open();

    await waitFor(() => expect(sessionStorage.getItem("flipworth.analyze")).toBeNull());
    expect(field(/listing’s text/).value).toBe("");
    expect(api.requests("GET", `/api/analyses/${id}`)).toHaveLength(0);
  });

  test.each([
    ["a refusal", refusal(400, "This is a job offer.")],
    ["a used-up month", refusal(402, "You've used all 10 analyses this month.")],
  ])("%s leaves the last answer where it is", async (_, reply) => {
    const person = await analyze();
    api.nextAnalysis(reply);

    await person.type(field(/listing’s text/), " and more");
    await person.click(button("Analyze"));

    await screen.findByRole("alert");
    expect(await findAnswer()).toBeDefined();
  });

  test("canceling the next one shows the last answer again", async () => {
    const person = await analyze();
    api.nextAnalysis(pausedAnalysis().reply);

    await person.type(field(/listing’s text/), " and more");
    await person.click(button("Analyze"));
    await person.click(await screen.findByRole("button", { name: "Cancel" }));

    expect(await findAnswer()).toBeDefined();
  });
});

describe("correcting what was read", () => {
  test("the details come filled in, and only what was changed is sent, in the answer’s name", async () => {
    const person = await analyze();
    await waitFor(() => expect(field("Asking price").value).toBe("$40"));
    expect([field("Title").value, field("Condition").value]).toEqual([title, "Used - Good"]);

    await person.click(button("Correct details"));
    expect(document.activeElement).toBe(field("Title"));
    await person.clear(field("Asking price"));
    await person.type(field("Asking price"), "$75");
    await person.click(button("Analyze"));

    await waitFor(() => expect(api.analyses()).toHaveLength(2));
    expect(bodyOf(1)).toEqual({ text, price: "$75", refines: id });
    expect(screen.getByText(/5 corrections to a listing are free/)).toBeDefined();
  });

  test("another text is another listing: what was read of the last one is gone", async () => {
    const person = await analyze();
    await waitFor(() => expect(field("Asking price").value).toBe("$40"));

    await person.clear(field(/listing’s text/));
    await person.type(field(/listing’s text/), "Bosch drill $30");
    expect(field("Asking price").value).toBe("");
    await person.click(button("Analyze"));

    await waitFor(() => expect(api.analyses()).toHaveLength(2));
    expect(bodyOf(1)).toEqual({ text: "Bosch drill $30" });
  });

  test("an answer that can no longer be corrected is analyzed anew", async () => {
    const person = await analyze();
    api.nextAnalysis(refusal(404, "The analysis to refine doesn't exist."));

    await person.click(button("Analyze"));

    await waitFor(() => expect(api.analyses()).toHaveLength(3));
    expect([bodyOf(1), bodyOf(2)]).toEqual([{ text, refines: id }, { text }]);
  });
});

describe("recent analyses", () => {
  const chair = sampleAnalysis({
    id: "0199f3a0-0000-7000-8000-000000000002",
    title: "Aeron chair",
  });
  const withTitle = (analysis: Analysis): Analysis => {
    const { analysisStages } = analysis.details;
    const reading = { ...analysisStages.reading, title: analysis.title };
    return {
      ...analysis,
      details: { ...analysis.details, analysisStages: { ...analysisStages, reading } },
    };
  };

  test("those of this browser are listed, and a press shows the answer without another analysis", async () => {
    localStorage.setItem("flipworth.install", JSON.stringify({ id: "1", secret: "kept" }));
    api.on("GET /api/analyses", () => Response.json([withTitle(chair)]));
    const person = open();

    const recent = await screen.findByRole("region", { name: "Recent analyses" });
    await person.click(within(recent).getByRole("button", { name: /Aeron chair/ }));

    const heading = await screen.findByRole("heading", { name: "Aeron chair" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(api.analyses()).toHaveLength(0);
    expect(api.requests("GET", "/api/analyses")[0]?.headers.get("authorization")).toBe(
      "Bearer kept",
    );
    expect(screen.queryByRole("button", { name: "Correct details" })).toBeNull();
  });

  test("a visitor who has never analyzed is asked nothing", () => {
    open();
    expect(api.requests("GET", "/api/analyses")).toHaveLength(0);
    expect(screen.queryByText("Recent analyses")).toBeNull();
  });
});

describe("entering a listing", () => {
  test.each(["Control", "Meta"])("%s and Enter send from the text field", async (key) => {
    const person = open();
    await person.type(field(/listing’s text/), "DeWalt drill $40");
    await person.keyboard(`{${key}>}{Enter}{/${key}}`);

    expect(await findAnswer()).toBeDefined();
    expect(bodyOf(0)).toEqual({ text: "DeWalt drill $40" });
  });

  test("a number alone in the text is asked about and becomes the price at a press", async () => {
    const person = open();
    await person.type(field(/listing’s text/), "Aeron chair\n400\nWorks");

    await person.click(button("Yes, use $400"));
    await person.click(button("Analyze"));

    await findAnswer();
    expect(bodyOf(0)).toMatchObject({ price: "$400" });
  });

  test.each(["Honda Civic\n2012\nruns", "Drill\n$40\n18", "Just a chair"])(
    "%j has no such number",
    async (listing) => {
      const person = open();
      await person.type(field(/listing’s text/), listing);
      expect(screen.queryByRole("button", { name: /Yes, use/ })).toBeNull();
    },
  );

  test("an answer without a price asks for it in the form", async () => {
    const sample = sampleAnalysis({
      price: null,
      netProfit: null,
      cents: { ...sampleAnalysis().cents, price: null, netProfit: null },
      recommendation: null,
    });
    api.nextAnalysis(() => streamedAnalysis(sample));
    await analyze();

    expect(await screen.findByText("We found no price. Enter one such as 40.")).toBeDefined();
    expect(field("Asking price").closest("details")?.open).toBe(true);
  });
});
