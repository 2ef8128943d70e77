import { englishVoice, type Voice } from "@flipworth/words";
import { afterEach, expect, test, vi } from "vitest";
import { inPages } from "../../words/spanish/outside.ts";
import { openCorner } from "./corner.ts";

afterEach(() => vi.restoreAllMocks());

const spanish: Voice = { language: "es", translations: inPages };

/** The corner with a way into its closed root. */
function aCorner(voice: Voice) {
  const attach = vi.spyOn(HTMLElement.prototype, "attachShadow");
  const corner = openCorner({ voice, label: "useSales", onPress: () => {}, onHide: () => {} });
  const root: ShadowRoot | undefined = attach.mock.results.at(-1)?.value;
  const words = () => ({
    said: root?.querySelector("p")?.textContent,
    button: root?.querySelector(".go")?.textContent,
    hint: root?.querySelector(".go")?.getAttribute("title"),
    hide: root?.querySelector(".hide")?.getAttribute("title"),
  });
  return { corner, words };
}

test("all that the corner says changes its language with the person", () => {
  const { corner, words } = aCorner(englishVoice);
  corner.setDeal("Drill");
  corner.say("noSales");
  expect(words()).toEqual({
    said: "We found no sales on this page.",
    button: "Use these sales",
    hint: "For “Drill”",
    hide: "Hide on this site",
  });

  corner.speak(spanish);
  expect(words()).toEqual({
    said: "No encontramos ventas en esta página.",
    button: "Usar estas ventas",
    hint: "Para “Drill”",
    hide: "Ocultar en este sitio",
  });
  corner.remove();
});

test("while it reads the button says so, and then what it is for again", () => {
  const { corner, words } = aCorner(spanish);

  corner.setBusy(true);
  expect(words()).toMatchObject({ button: "Leyendo…", hint: null });
  corner.setBusy(false);
  expect(words().button).toBe("Usar estas ventas");
  corner.remove();
});
