import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { fakeApi, pausedAnalysis, streamedAnalysis } from "../../testing/fake-api.ts";
import { renderScreen } from "../../testing/render.tsx";
import { sampleAnalysis } from "@flipworth/contract/testing";
import { AnalyzeScreen } from "./analyze-screen.tsx";

const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const picture = (type: string, bytes = 10) =>
  new File([new Uint8Array(bytes)], "listing.png", { type });

function open() {
  const api = fakeApi();
  return { api, ...renderScreen(<AnalyzeScreen />) };
}

async function enterAndAnalyze(person: ReturnType<typeof open>["person"]) {
  await person.type(field(/listing’s text/), "DeWalt drill $40");
  await person.click(button("Analyze"));
}

describe("from a listing to an answer", () => {
  test("pasted text goes through the stages to a deal card, which takes the focus", async () => {
    const { api, person } = open();
    const paused = pausedAnalysis();
    api.nextAnalysis(paused.reply);

    await enterAndAnalyze(person);
    expect(await screen.findByText("Finding out what it is…")).toBeDefined();
    expect(screen.getByRole("status").textContent).toBe("A drill for $40.");
    paused.finish();

    const heading = await screen.findByRole("heading", { name: "DeWalt impact driver DCF887" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText("Buy")).toBeDefined();
    expect(api.analyses()[0]?.body).toBe('{"text":"DeWalt drill $40"}');
  });

  test("fields set by hand travel beside the text", async () => {
    const { api, person } = open();

    await person.type(field("Title"), "Drill");
    await person.type(field("Asking price"), "$40 OBO");
    await person.click(button("Analyze"));

    await screen.findByText("Buy");
    expect(api.analyses()[0]?.body).toBe('{"title":"Drill","price":"$40 OBO"}');
  });

  test("a sample fills the form and leaves the press to the person", async () => {
    const { api, person } = open();

    await person.click(button("A chair without a price"));

    expect(field(/listing’s text/).value).toContain("Herman Miller Aeron");
    expect(document.activeElement).toBe(button("Analyze"));
    expect(api.analyses()).toHaveLength(0);
  });

  test("cancel stops the analysis and keeps what was entered", async () => {
    const { api, person } = open();
    api.nextAnalysis(pausedAnalysis().reply);

    await enterAndAnalyze(person);
    await screen.findByText("Finding out what it is…");
    await person.click(button("Cancel"));

    expect(document.activeElement).toBe(button("Analyze"));
    expect(field(/listing’s text/).value).toBe("DeWalt drill $40");
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("screenshots", () => {
  test("a chosen picture is shown, sent and can be removed", async () => {
    const { api, person } = open();

    await person.upload(screen.getByLabelText("Choose pictures"), picture("image/png"));
    expect(screen.getByAltText("Page 1 of the listing")).toBeDefined();
    await person.click(button("Analyze"));

    await screen.findByText("Buy");
    const body = api.analyses()[0]?.body;
    expect(body instanceof FormData && body.get("screenshot")).toBeInstanceOf(Blob);
    await person.click(button("Remove picture 1"));
    expect(screen.getByLabelText("Choose pictures")).toBeDefined();
  });

  test("a picture pasted or dropped anywhere on the page is taken", () => {
    open();

    fireEvent.paste(document.body, { clipboardData: { files: [picture("image/webp")] } });
    expect(screen.getByAltText("Page 1 of the listing")).toBeDefined();

    fireEvent.click(button("Remove picture 1"));
    fireEvent.drop(document.body, { dataTransfer: { files: [picture("image/jpeg")] } });
    expect(screen.getByAltText("Page 1 of the listing")).toBeDefined();
  });

  test("text pasted outside of a field lands in the text field", () => {
    open();

    fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => "Drill $40" } });

    expect(field(/listing’s text/).value).toBe("Drill $40");
  });

  test.each([
    ["of the wrong type", picture("application/pdf"), /isn’t a PNG, JPEG or WebP picture/],
    ["over 8 MB", picture("image/png", 8 * 1024 * 1024 + 1), /is 8.0 MB; the limit is 8 MB/],
  ])("a file %s is refused before anything is sent", async (_, file, words) => {
    const { api, person } = open();

    await person.upload(screen.getByLabelText("Choose pictures"), file);

    expect((await screen.findByRole("alert")).textContent).toMatch(words);
    expect(screen.queryByAltText("Page 1 of the listing")).toBeNull();
    expect(api.analyses()).toHaveLength(0);
  });
});

describe("credits", () => {
  test("a visitor who never analyzed reads the offer and is not registered", () => {
    const { api } = open();

    expect(screen.getByText("10 free analyses a month, no account needed.")).toBeDefined();
    expect(api.countOf("/api/installs")).toBe(0);
  });

  test("after an analysis the credits left and their reset date are shown", async () => {
    const { person } = open();

    await enterAndAnalyze(person);

    expect(
      await screen.findByText("7 of 10 analyses left this month, resets December 1."),
    ).toBeDefined();
  });
});

describe("copied links", () => {
  test("an address with a listing fills the form and sends nothing", () => {
    history.replaceState(null, "", "/analyze#text=Drill+%2440&condition=Used");
    const { api } = open();

    expect(field(/listing’s text/).value).toBe("Drill $40");
    expect(field("Condition").value).toBe("Used");
    expect(api.analyses()).toHaveLength(0);
  });

  test("the copied address carries what was read from a screenshot", async () => {
    const { person } = open();

    await person.upload(screen.getByLabelText("Choose pictures"), picture("image/png"));
    await person.click(button("Analyze"));
    await person.click(await screen.findByRole("button", { name: "Copy link" }));

    // Toasts load at first use, and a busy machine takes its time over it.
    expect(await screen.findByText("Link copied", {}, { timeout: 4000 })).toBeDefined();
    const address = new URL(await navigator.clipboard.readText());
    expect(address.pathname).toBe("/analyze");
    const carried = new URLSearchParams(address.hash.slice(1));
    expect(carried.get("title")).toBe("DeWalt impact driver DCF887");
    expect(carried.get("price")).toBe("$40");
    expect(carried.get("text")).toBe("Tool only, works great.");
  });
});

test("an answer without a verdict is an answer, not an error", async () => {
  const { api, person } = open();
  const sample = sampleAnalysis();
  const { analysisStages } = sample.details;
  const reading = { ...analysisStages.reading, priceKind: "missing", priceWords: null };
  api.nextAnalysis(() =>
    streamedAnalysis({
      ...sample,
      price: null,
      netProfit: null,
      cents: { ...sample.cents, netProfit: null },
      recommendation: null,
      flipScore: null,
      details: { ...sample.details, analysisStages: { ...analysisStages, reading } },
    }),
  );

  await enterAndAnalyze(person);

  const result = screen.getByRole("region", { name: "Result" });
  expect(await within(result).findByText("No verdict")).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
});
