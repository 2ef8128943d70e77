import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { fakeApi, networkFailure } from "../../testing/fake-api.ts";
import { renderScreen } from "../../testing/render.tsx";
import { withQueries } from "../../testing/with-queries.tsx";
import { ShareQuestion } from "./share-question.tsx";

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.on("GET /api/sales/sharing", () => Response.json({ isAsking: true }));
});

const open = () => renderScreen(withQueries(<ShareQuestion />));
const question = () => screen.queryByRole("heading", { name: "Share sold prices?" });

test.each([
  ["Share sold prices", true],
  ["Don’t share", false],
])("“%s” is sent once, and the question goes", async (name, agrees) => {
  const sent: unknown[] = [];
  api.on("PUT /api/sales/sharing", ({ body }) => {
    sent.push(JSON.parse(String(body)));
    return Response.json({ isAsking: false });
  });
  const { person } = open();

  await person.click(await screen.findByRole("button", { name }));

  await waitFor(() => expect(question()).toBeNull());
  expect(sent).toEqual([{ agrees }]);
});

test("an answer that can't be sent says so, and the question stays", async () => {
  api.on("PUT /api/sales/sharing", networkFailure());
  const { person } = open();

  await person.click(await screen.findByRole("button", { name: "Don’t share" }));

  expect((await screen.findByRole("alert")).textContent).toContain("can’t reach Flipworth");
  expect(question()).not.toBeNull();
});

test("nobody is asked where it can't be known", async () => {
  api.on("GET /api/sales/sharing", networkFailure());
  open();

  await waitFor(() => expect(api.countOf("/api/sales/sharing")).toBe(1));
  expect(question()).toBeNull();
});
