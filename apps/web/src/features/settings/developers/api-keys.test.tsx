import type { ApiKey } from "@flipworth/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { fakeApi, refusal } from "../../../testing/fake-api.ts";
import { findToast } from "../../../testing/find-toast.ts";
import { renderScreen } from "../../../testing/render.tsx";
import { withQueries } from "../../../testing/with-queries.tsx";
import { ApiKeys } from "./api-keys.tsx";

const call = "/api/account/keys";
const sheet: ApiKey = {
  id: "1",
  name: "Spreadsheet",
  scope: "read",
  ending: "x9Qd",
  createdAt: "2026-11-02T12:00:00Z",
  lastUsedAt: "2026-11-20T17:00:00Z",
};
const agent: ApiKey = { ...sheet, id: "2", name: "Agent", scope: "write", lastUsedAt: null };

let api: ReturnType<typeof fakeApi>;
let keys: ApiKey[];
beforeEach(() => {
  api = fakeApi();
  keys = [agent, sheet];
  api.on(`GET ${call}`, () => Response.json(keys));
});

const open = () => renderScreen(withQueries(<ApiKeys />), "/settings");
const rows = async () => {
  const list = await screen.findByRole("list", { name: "API keys" });
  return within(list)
    .getAllByRole("listitem")
    .map((row) => row.textContent);
};
const name = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Name of the new key" });
const make = () => screen.getByRole("button", { name: "Make API key" });

test("each key says what it may do, how it ends and when it was last used", async () => {
  open();

  const [first, second] = await rows();
  expect(first).toMatch(/^Agent\s*Read and write.*Ends in x9Qd, made Nov 2, 2026, never used/);
  expect(second).toMatch(/^Spreadsheet\s*Read only.*last used Nov 20, 2026/);
});

test("a new key is shown once, ready to copy, and is gone after Done", async () => {
  api.on(`POST ${call}`, () =>
    Response.json({ ...agent, id: "3", name: "Script", key: "flipworth_secret" }, { status: 201 }),
  );
  const { person } = open();
  await rows();

  await person.type(name(), "Script");
  await person.selectOptions(screen.getByRole("combobox", { name: "What it may do" }), "write");
  await person.click(make());

  const shown = await screen.findByRole<HTMLInputElement>("textbox", { name: "Your new API key" });
  expect(shown.value).toBe("flipworth_secret");
  expect(name().value).toBe("");
  const [sent] = api.requests("POST", call);
  expect(JSON.parse(String(sent?.body))).toEqual({ name: "Script", scope: "write" });
  expect(sent?.headers.get("idempotency-key")).toMatch(/^[\w-]{36}$/);
  await person.click(screen.getByRole("button", { name: "Done" }));
  expect(screen.queryByRole("textbox", { name: "Your new API key" })).toBeNull();
});

test("a key without a name is not asked for, and a refusal stands at the form", async () => {
  api.on(`POST ${call}`, refusal(403, "You can have 20 API keys."));
  const { person } = open();
  await rows();

  await person.click(make());
  expect(name().getAttribute("aria-invalid")).toBe("true");
  expect(api.requests("POST", call)).toHaveLength(0);
  await person.type(name(), "One more");
  await person.click(make());

  expect((await screen.findByRole("alert")).textContent).toBe("You can have 20 API keys.");
  expect(name().value).toBe("One more");
});

test("a key is revoked in one press, and whoever works by keyboard stays at the list", async () => {
  api.on(`DELETE ${call}/`, ({ path }) => {
    keys = keys.filter(({ id }) => !path.endsWith(`/${id}`));
    return Response.json({ deleted: true });
  });
  const { person } = open();
  await rows();

  await person.click(screen.getByRole("button", { name: "Revoke Agent" }));

  expect(await findToast("API key revoked")).toBeDefined();
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(document.activeElement).toBe(screen.getByRole("list", { name: "API keys" }));
});
