import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Panel } from "../entrypoints/sidepanel/panel.tsx";
import { OptionsView } from "../features/options/options-view.tsx";
import { languageSetting, siteLanguageItem } from "../storage/language-items.ts";
import { ratingItem } from "../storage/rating-items.ts";
import { fakeApi, refusal } from "../testing/fake-api.ts";
import { fakeChrome } from "../testing/fake-chrome.ts";
import { openPanel } from "../testing/open-panel.tsx";
import { sampleCapture, tabId } from "../testing/samples.ts";
import { Spoken } from "./spoken.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.documentElement.lang = "en";
});

const showPanel = () =>
  render(
    <Spoken>
      <Panel tabId={tabId} />
    </Spoken>,
  );

describe("the panel in Spanish", () => {
  test("says in Spanish what a click brought, and asks the server for Spanish", async () => {
    const { api } = await openPanel(sampleCapture());
    await languageSetting.write("es");
    showPanel();

    expect(await screen.findByRole("button", { name: "Analizar de nuevo" })).toBeDefined();
    expect(await screen.findByText("Quedan 7 de 10; se renuevan el 1 dic")).toBeDefined();
    expect(screen.getByRole("button", { name: "Historial de análisis" })).toBeDefined();
    expect(api.analyses()[0]?.headers.get("accept-language")).toBe("es");
    expect(document.documentElement.lang).toBe("es");
  });

  test("says what is sent in one sentence, with the words of both kinds in it", async () => {
    const picture = "data:image/png;base64,aGk=";
    const { api } = await openPanel(sampleCapture({ picture }));
    await languageSetting.write("es");
    api.nextAnalysis(() => refusal(422, "unreadable_listing", "No hay precio."));
    showPanel();

    expect(
      await screen.findByText(
        "Enviamos a localhost:3000: los datos del anuncio (título, precio, estado, descripción, ubicación), la dirección de la página y una imagen de la página visible, que no guardamos.",
      ),
    ).toBeDefined();
  });

  test("counts rated listings as Spanish does", async () => {
    const url = "https://www.facebook.com/marketplace/dayton/";
    await openPanel(undefined, url);
    await languageSetting.write("es");
    const card = {
      id: "1",
      title: "Taladro",
      priceDollars: 20,
      condition: null,
      miles: 1,
      mileage: null,
      url: `${url}item/1/`,
      mark: "buy" as const,
      profitCents: 31_40,
      payAtMostCents: 40_00,
      category: "tools",
      reason: "",
    };
    await ratingItem(tabId).write({ tabId, address: url, cards: [card], read: 3, took: null });
    showPanel();

    expect(await screen.findByText("1 anuncio calificado, 2 no son para revender")).toBeDefined();
    expect(screen.getByText("pide $20 · unos $31 de ganancia · a 1 milla")).toBeDefined();
  });
});

describe("the language", () => {
  async function openOptions(chromeSpeaks: string) {
    fakeApi();
    const { world } = fakeChrome({ id: 1, windowId: 1 });
    world.chromeSpeaks = chromeSpeaks;
    return {
      person: userEvent.setup(),
      show: () =>
        render(
          <Spoken>
            <OptionsView sending={null} />
          </Spoken>,
        ),
    };
  }
  const title = (name: string) => screen.findByRole("heading", { level: 1, name });

  test("is Chrome’s until one is chosen, and the chosen one is kept and beats Chrome’s", async () => {
    const { person, show } = await openOptions("es-MX");
    const { unmount } = show();
    expect(await title("Opciones")).toBeDefined();
    expect(document.title).toBe("Opciones de Flipworth");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Español" }).checked).toBe(true);

    await person.click(screen.getByRole("radio", { name: "English" }));

    expect(await title("Options")).toBeDefined();
    expect(document.title).toBe("Flipworth options");
    expect(await chrome.storage.local.get("language")).toEqual({ language: "en" });
    unmount();
    show();
    expect(await title("Options")).toBeDefined();
  });

  test("chosen Spanish beats an English Chrome, and what stood in the page stays there", async () => {
    const { person, show } = await openOptions("en-US");
    show();
    const address = await screen.findByRole("textbox", { name: "Server address" });

    await person.click(screen.getByRole("radio", { name: "Español" }));

    expect(await title("Opciones")).toBeDefined();
    expect(screen.getByRole("textbox", { name: "Dirección del servidor" })).toBe(address);
    expect(document.documentElement.lang).toBe("es");
  });

  test("of the site beats Chrome’s, and is beaten by the chosen one", async () => {
    await openOptions("en-US");
    await siteLanguageItem.write("es");
    expect(await languageSetting.readOrInitial()).toBe("es");

    await languageSetting.write("en");
    expect(await languageSetting.readOrInitial()).toBe("en");
  });

  test("of a Chrome that speaks neither is English", async () => {
    const { show } = await openOptions("fr");
    show();

    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toBeDefined());
    expect(await languageSetting.readOrInitial()).toBe("en");
    expect(document.title).toBe("Flipworth options");
  });
});
