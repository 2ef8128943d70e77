import type { User } from "@flipworth/contract";
import { VoiceProvider } from "@flipworth/words/react";
import { screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { beforeEach, expect, test } from "vitest";
import { fakeApi } from "../../testing/fake-api.ts";
import { renderScreen } from "../../testing/render.tsx";
import { pageOf, sampleSubscription, sampleUser } from "../../testing/sample-account.ts";
import { withQueries } from "../../testing/with-queries.tsx";
import { spanish } from "../../words/spanish.ts";
import { DashboardScreen } from "./dashboard-screen.tsx";
import { DealsCard } from "./deals-card.tsx";

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.on("GET /api/saved-listings", pageOf([], { total: 1200 }));
});

const open = (part: ReactElement) =>
  renderScreen(withQueries(<VoiceProvider value={spanish}>{part}</VoiceProvider>));

function dashboardOf(change: Partial<User["subscription"]>) {
  open(<DashboardScreen user={sampleUser({ subscription: sampleSubscription(change) })} />);
}

test("the day on which credits come back is a day in Spanish", () => {
  dashboardOf({ creditsUsed: 10 });

  expect(screen.getByRole("heading", { name: "Hola, Ana Lee" })).toBeDefined();
  expect(screen.getByText("10 de 10 análisis usados; se renuevan el 1 dic")).toBeDefined();
  expect(screen.getByText(/^Ya usaste todos.*Tendrás más el 1 dic\.$/)).toBeDefined();
  expect(screen.getByText("Plan actual").nextElementSibling?.textContent).toBe("Gratis");
  expect(screen.getByRole("tab", { name: "Historial de análisis" })).toBeDefined();
});

test("past the fair use the way to more stands inside the sentence", () => {
  dashboardOf({ tier: "Power Flipper", creditsUsed: 251, creditsTotal: 250 });

  const link = screen.getByRole("link", { name: "contacta a soporte" });
  expect(link.parentElement?.textContent).toMatch(
    /^Superaste el límite de uso razonable.*contacta a soporte\.$/,
  );
});

test.each([
  [1, 1, "1 abierta; hoy te espera 1 tarea."],
  [2, 0, "2 abiertas; hoy te esperan 0 tareas."],
])("%i open deals with %i tasks follow their own plurals", async (openCount, taskCount, words) => {
  api.on("GET /api/deals/summary", () =>
    Response.json({
      tasks: [],
      taskCount,
      openCount,
      openLimit: null,
      month: { moneyInCents: 0, moneyOutCents: 0, profitCents: 0, goalCents: null, sold: 0 },
      stock: { items: 0, costCents: 0, since: null, askCents: 0 },
      leftToSpendCents: null,
    }),
  );
  open(<DealsCard />);

  expect(await screen.findByText(words)).toBeDefined();
});
