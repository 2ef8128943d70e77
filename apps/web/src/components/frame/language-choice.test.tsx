import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { chooseLanguage, currentVoice } from "../../lib/language.ts";
import { renderScreen } from "../../testing/render.tsx";
import { LanguageChoice } from "./language-choice.tsx";

afterEach(() => chooseLanguage("en"));

const option = (name: string) => screen.getByRole<HTMLInputElement>("radio", { name });

test("words that can't be loaded leave the choice where it was, and say so", async () => {
  vi.doMock("../../words/spanish.ts", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const { person } = renderScreen(<LanguageChoice look="form" />);

  await person.click(option("Español"));

  expect((await screen.findByText(/can’t be loaded/)).tagName).toBe("OUTPUT");
  expect(option("English").checked).toBe(true);
  vi.doUnmock("../../words/spanish.ts");
});

test("each language is named in itself, and the chosen one is spoken and marked", async () => {
  const { person } = renderScreen(<LanguageChoice look="form" />);
  expect(screen.getByRole("group", { name: "Language" })).toBeDefined();
  expect(option("Español").closest("label")?.lang).toBe("es");

  await person.click(option("Español"));

  await waitFor(() => expect(currentVoice().language).toBe("es"));
  expect(option("Español").checked).toBe(true);
  expect(localStorage.getItem("language")).toBe("es");
});
