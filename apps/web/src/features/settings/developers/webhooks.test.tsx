import type { Webhook } from "@flipworth/contract";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { fakeApi } from "../../../testing/fake-api.ts";
import { findToast } from "../../../testing/find-toast.ts";
import { renderScreen } from "../../../testing/render.tsx";
import { withQueries } from "../../../testing/with-queries.tsx";
import { Webhooks } from "./webhooks.tsx";

const call = "/api/account/webhooks";
const failing: Webhook = {
  id: "1",
  url: "https://hooks.example/flips",
  events: ["deal.sold"],
  createdAt: "2026-11-02T12:00:00Z",
  lastTry: {
    at: "2026-11-20T17:00:00Z",
    event: "deal.sold",
    outcome: "Answered 500",
    isDelivered: false,
  },
  waiting: 3,
  turnedOff: null,
};

let api: ReturnType<typeof fakeApi>;
let webhooks: Webhook[];
beforeEach(() => {
  api = fakeApi();
  webhooks = [failing];
  api.on(`GET ${call}`, () => Response.json(webhooks));
});

const open = () => renderScreen(withQueries(<Webhooks />), "/settings");
const row = async () => (await screen.findByRole("listitem")).textContent;

test("a webhook says what it hears of and what came of the last message", async () => {
  open();

  expect(await row()).toMatch(
    /hooks\.example\/flips.*A deal is sold.*Last message Nov 20, 2026.*: Answered 500; 3 waiting/,
  );
});

test("one that was turned off says why, and a test that arrives turns it on", async () => {
  const turnedOff = { at: "2026-11-21T17:00:00Z", reason: "A message failed 8 times in a row." };
  webhooks = [{ ...failing, turnedOff }];
  api.on(`POST ${call}/1/test`, () => {
    webhooks = [{ ...failing, turnedOff: null }];
    const at = "2026-11-22T17:00:00Z";
    return Response.json({ at, event: "test", outcome: "Answered 200", isDelivered: true });
  });
  const { person } = open();
  expect(await row()).toMatch(/Turned off.*failed 8 times in a row\. Send a test to turn it on/);

  await person.click(
    screen.getByRole("button", { name: "Send a test to https://hooks.example/flips" }),
  );

  expect(await findToast("Test delivered")).toContain("Answered 200.");
  expect(await row()).not.toMatch(/Turned off/);
});

test("a new webhook's secret is shown once; an address without https is not sent", async () => {
  const made = { ...failing, id: "2", waiting: 0, lastTry: null, secret: "whsec_secret" };
  api.on(`POST ${call}`, () => Response.json(made, { status: 201 }));
  const { person } = open();
  await row();
  const address = screen.getByRole("textbox", { name: "Address" });
  const add = screen.getByRole("button", { name: "Add webhook" });

  await person.type(address, "http://hooks.example");
  await person.click(add);
  expect(address.getAttribute("aria-invalid")).toBe("true");
  await person.clear(address);
  await person.type(address, "https://hooks.example/new");
  await person.click(screen.getByRole("checkbox", { name: "An analysis is made" }));
  await person.click(add);

  const secret = await screen.findByRole<HTMLInputElement>("textbox", {
    name: "Your signing secret",
  });
  expect(secret.value).toBe("whsec_secret");
  const sent = api.requests("POST", call).map(({ body }) => JSON.parse(String(body)));
  expect(sent).toEqual([{ url: "https://hooks.example/new", events: ["deal.sold"] }]);
});

test("a webhook is deleted in one press", async () => {
  api.on(`DELETE ${call}/`, () => {
    webhooks = [];
    return Response.json({ deleted: true });
  });
  const { person } = open();
  await row();

  await person.click(screen.getByRole("button", { name: "Delete https://hooks.example/flips" }));

  expect(await findToast("Webhook deleted")).toBeDefined();
  expect(await screen.findByText("No webhooks yet.")).toBeDefined();
});
