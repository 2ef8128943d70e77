import { sampleAnalysis } from "@flipworth/contract/testing";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Spoken } from "../../components/spoken.tsx";
import { defaultServerAddress, installItem, refinedItem, salesItem } from "../../storage/items.ts";
import { languageSetting } from "../../storage/language-items.ts";
import { away, type FakeApi, refusal, sampleUser } from "../../testing/fake-api.ts";
import { answer, button, openPanel, show } from "../../testing/open-panel.tsx";
import { sampleCapture, tabId } from "../../testing/samples.ts";
import { Panel } from "./panel.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const soldTab = 8;
const begun = sampleAnalysis();
const asks = (isAsking: boolean) => () => Response.json({ isAsking });

/** An answer by the sales of one check, as a press leaves it. */
async function leaveSales(id: string, inTab = soldTab) {
  await salesItem(inTab).write({
    id,
    tabId: inTab,
    deal: { analysisId: begun.id, title: begun.title, capture: sampleCapture() },
    cards: [{ title: "DCF887 driver", price: 60, kind: "sold" }],
    struckOut: [],
    choices: {},
    key: id,
    answer: { key: id, analysis: { ...begun, id } },
  });
  const by = { tabId: inTab, salesId: id };
  await refinedItem(begun.id).write({ analysis: { ...begun, id }, by });
}

type Setting = { isPerson?: boolean; prepare?: (api: FakeApi) => void; onSoldPage?: boolean };

async function panelWithSales({ isPerson = true, prepare, onSoldPage = false }: Setting = {}) {
  const opened = await openPanel(onSoldPage ? undefined : sampleCapture());
  opened.api.on("GET /api/auth/user", () => Response.json(isPerson ? sampleUser() : null));
  opened.api.on("GET /api/sales/sharing", asks(true));
  prepare?.(opened.api);
  await installItem(defaultServerAddress).write({ id: "install", secret: "kept" });
  await leaveSales("sales-1", onSoldPage ? tabId : soldTab);
  return opened;
}

async function askedPanel(setting: Setting = {}) {
  const opened = await panelWithSales(setting);
  show();
  await answer();
  return opened;
}

const question = () => screen.queryByRole("region", { name: "Share sold prices?" });
const asked = (api: FakeApi) => api.received("GET /api/sales/sharing");
const answers = (api: FakeApi) => api.received("PUT /api/sales/sharing");

test.each([
  ["Share sold prices", true, /^You share sold prices\./],
  ["Don’t share", false, /^You don’t share sold prices\./],
])("“%s” is sent once, and said", async (name, agrees, said) => {
  const { api, person } = await askedPanel();
  api.on("PUT /api/sales/sharing", asks(false));

  await person.dblClick(await button(name));

  const chosen = await screen.findByText(said);
  expect(document.activeElement).toBe(chosen);
  expect(question()).toBeNull();
  expect(answers(api)).toHaveLength(1);
  expect(answers(api)[0]?.body).toBe(JSON.stringify({ agrees }));
  expect(answers(api)[0]?.headers.get("authorization")).toBe("Bearer kept");
});

test("the server is asked once for a check, and both answers look alike", async () => {
  const { api } = await askedPanel();

  const [share, refuse] = [await button("Share sold prices"), await button("Don’t share")];

  expect(share.className).toBe(refuse.className);
  expect(asked(api)).toHaveLength(1);
  const settings = screen.getByRole<HTMLAnchorElement>("link", { name: "settings (new tab)" });
  expect(settings.href).toBe(`${defaultServerAddress}/settings`);
});

test("who has answered is not asked after the next check, nor on another device", async () => {
  const { api, person } = await askedPanel();
  api.on("PUT /api/sales/sharing", asks(false));
  await person.click(await button("Don’t share"));
  await screen.findByText(/^You don’t share/);

  api.on("GET /api/sales/sharing", asks(false));
  await leaveSales("sales-2");

  await waitFor(() => expect(asked(api)).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText(/^You don’t share/)).toBeNull());
  expect(question()).toBeNull();
});

test("the panel of the sold results' own tab asks too", async () => {
  await askedPanel({ onSoldPage: true });

  expect(await screen.findByRole("region", { name: "Share sold prices?" })).toBeDefined();
});

test("whoever is not signed in is not asked, and neither is the server", async () => {
  const { api } = await askedPanel({ isPerson: false });
  await waitFor(() => expect(api.received("GET /api/auth/user")).not.toHaveLength(0));
  await button("Sign in to save");

  expect(question()).toBeNull();
  expect(asked(api)).toEqual([]);
});

test.each([
  ["a server that does not share", asks(false)],
  ["a server from before people could share", () => refusal(404, "not_found", "No such call.")],
  ["a sign-in that has ended", () => refusal(401, "not_signed_in", "Sign in.")],
])("nothing is shown with %s", async (_, reply) => {
  const { api } = await askedPanel({ prepare: (of) => of.on("GET /api/sales/sharing", reply) });
  await waitFor(() => expect(asked(api)).toHaveLength(1));
  await screen.findByRole("checkbox", { name: /DCF887 driver/ });

  expect(question()).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(await installItem(defaultServerAddress).read()).toBeDefined();
});

test("where it can't be known one sentence says so, and the sales stay", async () => {
  await askedPanel({ prepare: (api) => api.on("GET /api/sales/sharing", away) });

  expect((await screen.findByRole("alert")).textContent).toMatch(/^We couldn’t find out whether/);
  expect(question()).toBeNull();
  expect(await screen.findByRole("checkbox", { name: /DCF887 driver/ })).toBeDefined();
});

test("an answer that isn't saved says so, and can be given again", async () => {
  const { api, person } = await askedPanel();
  api.on("PUT /api/sales/sharing", away);
  await person.click(await button("Share sold prices"));
  expect((await screen.findByRole("alert")).textContent).toMatch(/^We couldn’t confirm/);
  expect(await screen.findByRole("checkbox", { name: /DCF887 driver/ })).toBeDefined();

  api.on("PUT /api/sales/sharing", asks(false));
  await person.click(await button("Share sold prices"));

  expect(await screen.findByText(/^You share sold prices\./)).toBeDefined();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the question is asked in Spanish, with the way to the settings in it", async () => {
  await panelWithSales();
  await languageSetting.write("es");
  render(
    <Spoken>
      <Panel tabId={tabId} />
    </Spoken>,
  );

  expect(await button("No compartir")).toBeDefined();
  expect(screen.getByRole("link", { name: "ajustes (pestaña nueva)" })).toBeDefined();
});
