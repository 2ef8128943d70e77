import { defaultAccountSettings, type SignedInDevice } from "@flipworth/contract";
import { VoiceProvider } from "@flipworth/words/react";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { fakeApi } from "../../testing/fake-api.ts";
import { findToast } from "../../testing/find-toast.ts";
import { renderScreen } from "../../testing/render.tsx";
import { sampleSubscription } from "../../testing/sample-account.ts";
import { withQueries } from "../../testing/with-queries.tsx";
import { spanish } from "../../words/spanish.ts";
import { PlanSection } from "../billing/plan-section.tsx";
import { SettingsScreen } from "./settings-screen.tsx";

const phone: SignedInDevice = {
  kind: "extension",
  id: "phone",
  device: "Chrome on Windows",
  signedInAt: "2026-11-02T12:00:00Z",
  lastUsedAt: "2026-11-20T17:00:00Z",
  isCurrent: false,
};
const invoice = {
  id: "1",
  number: "A1B2-0001",
  createdAt: "2026-11-03T12:00:00Z",
  totalCents: 999,
  status: "paid",
  url: "https://pay.example/1",
};

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.on("GET /api/account/settings", () => Response.json(defaultAccountSettings));
  api.on("GET /api/account/sessions", () => Response.json([phone]));
  api.on("GET /api/billing/invoices", () => Response.json([invoice]));
  api.on("GET /api/account/keys", () => Response.json([]));
  api.on("GET /api/account/webhooks", () => Response.json([]));
  api.on("GET /api/sales", () => Response.json([]));
});

const open = (subscription = sampleSubscription()) =>
  renderScreen(
    <VoiceProvider value={spanish}>
      {withQueries(<SettingsScreen plan={<PlanSection subscription={subscription} />} />)}
    </VoiceProvider>,
    "/settings",
  );

test("the settings are read and refused in Spanish", async () => {
  const { person } = open();

  const cost = await screen.findByRole("textbox", { name: "Costo por milla ($)" });
  await person.clear(cost);
  await person.type(cost, "11");
  await person.click(screen.getByRole("button", { name: "Guardar ajustes" }));

  expect(screen.getByText("Escribe $10 o menos.")).toBeDefined();
  expect(screen.getByRole("option", { name: "OfferUp, con envío" })).toBeDefined();
  expect(screen.getByRole("radio", { name: "Oscuro" })).toBeDefined();
});

test("a device says since when in Spanish, and those that were ended are counted in it", async () => {
  api.on("DELETE /api/account/sessions", () => Response.json({ ended: 1 }));
  const { person } = open();

  const disconnect = await screen.findByRole("button", {
    name: "Desconectar Extensión en Chrome en Windows",
  });
  expect(disconnect.closest("li")?.textContent).toMatch(
    /^Extensión en Chrome en Windows\s*Conectada el 2 nov 2026, último uso: 20 nov 2026, /,
  );
  await person.click(screen.getByRole("button", { name: "Cerrar las demás sesiones" }));

  expect(await findToast("Cerraste las demás sesiones")).toContain(
    "Se cerró la sesión en 1 dispositivo.",
  );
});

test("a plan says in Spanish what is left and until when, and its bills have Spanish dates", async () => {
  open(sampleSubscription({ tier: "Side Hustler", creditsUsed: 49, creditsTotal: 50 }));

  expect(await screen.findByText(/^Queda 1 de 50 análisis; se renuevan el 1 dic$/)).toBeDefined();
  expect(screen.getByText("Side Hustler").closest("p")?.textContent).toMatch(
    /^Side Hustler · \$9\.99 al mes/,
  );
  expect(
    await screen.findByRole("link", {
      name: "Ver la factura del 3 de noviembre de 2026 (pestaña nueva)",
    }),
  ).toBeDefined();
  expect(screen.getByText("Pagada")).toBeDefined();
});

test("the plan without a price is called by a Spanish word", async () => {
  open();

  expect(await screen.findByText("Gratis")).toBeDefined();
  expect(screen.getByRole("link", { name: "Ver planes" })).toBeDefined();
});
