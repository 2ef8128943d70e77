import { afterEach, expect, test, vi } from "vitest";
import { languageSetting } from "../../storage/language-items.ts";
import { fakeChrome } from "../../testing/fake-chrome.ts";
import { keepTitlesInStep } from "./keep-titles.ts";

afterEach(() => vi.unstubAllGlobals());

test("the button and the menu are in the person’s language, and follow it", async () => {
  fakeChrome({ id: 1, windowId: 1 });
  const titles = new Map<string, string>();
  const starts: (() => void)[] = [];
  const starting = { addListener: (start: () => void) => starts.push(start) };
  Object.assign(chrome.runtime, { onInstalled: starting, onStartup: starting });
  Object.assign(chrome, {
    action: { setTitle: async ({ title }: { title: string }) => titles.set("button", title) },
    contextMenus: {
      removeAll: async () => {
        for (const id of ["analyze", "rate"]) titles.delete(id);
      },
      create: ({ id, title }: { id: string; title: string }) => {
        expect(titles.has(id)).toBe(false);
        titles.set(id, title);
      },
    },
  });
  const said = () => Object.fromEntries(titles);
  keepTitlesInStep();

  for (const start of starts) start();
  await vi.waitFor(() =>
    expect(said()).toEqual({
      button: "Analyze this listing",
      analyze: "Analyze this listing with Flipworth",
      rate: "Rate this page with Flipworth",
    }),
  );

  await languageSetting.write("es");
  await vi.waitFor(() =>
    expect(said()).toEqual({
      button: "Analizar este anuncio",
      analyze: "Analizar este anuncio con Flipworth",
      rate: "Calificar esta página con Flipworth",
    }),
  );
});
