import { beforeEach, expect, test, vi } from "vitest";

type Language = typeof import("./language.ts");

let language: Language;
beforeEach(async () => {
  // A page that has just been opened, in a browser where nothing is kept.
  vi.resetModules();
  vi.restoreAllMocks();
  vi.doUnmock("../words/spanish.ts");
  localStorage.clear();
  language = await import("./language.ts");
});

const browserWants = (...languages: string[]) =>
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);

test.each([
  { chosen: null, browser: ["es-MX", "en"], wanted: "es" },
  { chosen: null, browser: ["en-US", "es"], wanted: "en" },
  { chosen: null, browser: ["de-DE"], wanted: "en" },
  { chosen: "en", browser: ["es-MX"], wanted: "en" },
  { chosen: "es", browser: ["en-US"], wanted: "es" },
  { chosen: "tlh", browser: ["es"], wanted: "es" },
])("$chosen chosen in a browser of $browser is $wanted", ({ chosen, browser, wanted }) => {
  if (chosen) localStorage.setItem("language", chosen);
  browserWants(...browser);

  expect(language.wantedLanguage()).toBe(wanted);
});

test("a choice is spoken once its words are there, and kept for the next page", async () => {
  expect(await language.chooseLanguage("es")).toBe(true);

  expect(language.currentVoice()).toMatchObject({ language: "es" });
  expect(localStorage.getItem("language")).toBe("es");
});

test("of two choices the later one holds, whichever is loaded first", async () => {
  await Promise.all([language.chooseLanguage("es"), language.chooseLanguage("en")]);

  expect(language.currentVoice().language).toBe("en");
});

test("words that can't be loaded leave the page in English, and the server is asked in English", async () => {
  vi.doMock("../words/spanish.ts", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  browserWants("es-MX");

  expect(await language.chooseLanguage("es")).toBe(false);

  expect(language.currentVoice().language).toBe("en");
  expect(language.acceptedLanguage()).toBe("en");
  // The next page tries again.
  expect(language.wantedLanguage()).toBe("es");
});

test("requests name the language at once, and none where the browser says the same", async () => {
  browserWants("en-US");
  expect(language.acceptedLanguage()).toBeUndefined();
  const loading = language.chooseLanguage("es");
  expect(language.acceptedLanguage()).toBe("es");
  await loading;

  browserWants("es-MX");
  await language.chooseLanguage("en");
  expect(language.acceptedLanguage()).toBe("en");
});
