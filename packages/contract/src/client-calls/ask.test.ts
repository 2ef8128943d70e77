import { expect, expectTypeOf, test } from "vitest";
import { Deal } from "../deals/deal.ts";
import { Deleted } from "../accounts/account.ts";
import { Credits } from "../accounts/install.ts";
import { totalCountHeader } from "../pages.ts";
import { RecordedSale } from "../listings/sales.ts";
import { asking, type CallKey } from "./ask.ts";

type Sent = { path: string; init: RequestInit | undefined };

function askingOf(reply: () => Response) {
  const sent: Sent[] = [];
  const asked = asking(async (path, init) => {
    sent.push({ path, init });
    return reply();
  });
  return { ...asked, sent };
}

const deleted = () => Response.json({ deleted: true });

test("a call goes where the table says, with its id made safe", async () => {
  const { ask, sent } = askingOf(deleted);

  await ask("delete /api/deals/{id}/receipt", Deleted, { path: { id: "a/b?c" } });

  const init = { method: "DELETE", headers: {} };
  expect(sent).toEqual([{ path: "/api/deals/a%2Fb%3Fc/receipt", init }]);
});

test("a body goes as JSON, and a key of the request with it", async () => {
  const { ask, sent } = askingOf(() => Response.json(null));
  const body = { year: 2026, milesDriven: 12 };

  await ask("post /api/mileage", Deleted as never, {
    body: body as never,
    idempotencyKey: "k",
  }).catch(() => {});

  expect(sent[0]?.init).toEqual({
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": "k" },
    body: JSON.stringify(body),
  });
});

test("of a query only what was given is sent", async () => {
  const { askPage, sent } = askingOf(() => {
    const headers = { link: '</api/sales?before=x>; rel="next"', [totalCountHeader]: "7" };
    return Response.json([], { headers });
  });

  const page = await askPage("get /api/sales", RecordedSale.array(), { query: {} });
  await askPage("get /api/sales", RecordedSale.array(), { query: { before: "x y" } });

  expect(page).toEqual({ rows: [], hasMore: true, total: 7 });
  expect(sent.map(({ path }) => path)).toEqual(["/api/sales", "/api/sales?before=x+y"]);
});

test("an answer that is not the schema's is refused", async () => {
  const { ask } = askingOf(() => Response.json({ used: "many" }));
  await expect(ask("get /api/credits", Credits)).rejects.toThrow(/used/);
});

test("only the table's calls, schemas and inputs compile", () => {
  const { ask } = askingOf(deleted);
  expectTypeOf<"get /api/creditz">().not.toExtend<CallKey>();
  expectTypeOf(ask<"get /api/credits">).parameters.toEqualTypeOf<
    ["get /api/credits", typeof Credits]
  >();
  expectTypeOf(ask<"get /api/deals/{id}/receipt">)
    .parameter(2)
    .toEqualTypeOf<{ path: { id: string | number } }>();
  expectTypeOf(ask<"post /api/deals/{id}/sale">).returns.resolves.toEqualTypeOf<
    ReturnType<typeof Deal.parse>
  >();
});
