import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { misbehave, type WireMishap } from "../misbehave.ts";

export type EbayMishap =
  | WireMishap
  /** Sends the search elsewhere. */
  | { redirect: string }
  /** Any answer at all. */
  | { says: unknown };

type Searched = { words: string; filter: string; limit: string; marketplace: string; key: string };

/** An item of a search, in the shape of the Browse API's `ItemSummary`. */
export function anItem(number: number, changes: Record<string, unknown> = {}) {
  const id = String(110_000_000_000 + number);
  return {
    itemId: `v1|${id}|0`,
    legacyItemId: id,
    title: "Apple iPad 9th Gen 64GB Wi-Fi 10.2in Space Gray",
    price: { value: `${150 + number}.00`, currency: "USD" },
    condition: "Used",
    conditionId: "3000",
    buyingOptions: ["FIXED_PRICE", "BEST_OFFER"],
    seller: { username: "a_seller_of_a_test", feedbackScore: 500, feedbackPercentage: "99.8" },
    itemWebUrl: `https://www.ebay.com/itm/${id}?hash=item19bd963584:i:${id}`,
    itemLocation: { country: "US" },
    ...changes,
  };
}

function standInState() {
  return {
    searched: new Array<Searched>(),
    mishaps: new Array<EbayMishap>(),
    tokenMishaps: new Array<WireMishap>(),
    tokens: 0,
    valid: new Set<string>(),
    items: Array.from({ length: 8 }, (_, number): unknown => anItem(number)),
  };
}
type State = ReturnType<typeof standInState>;

/**
 * A server that gives tokens and finds listings as eBay's does, well unless it is told otherwise.
 * It ends with the test.
 */
export async function ebayStandIn() {
  const state = standInState();
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? "", "http://stand-in");
    if (address.pathname === "/identity/v1/oauth2/token") void giveToken(state, request, response);
    else if (address.pathname !== "/buy/browse/v1/item_summary/search") reply(response, 404, {});
    else answerSearch(state, searchedBy(request, address), response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => server.close().closeAllConnections());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const baseUrl = `http://127.0.0.1:${port}`;
  return {
    searched: state.searched,
    settings: { clientId: "id-of-a-test", clientSecret: "secret-of-a-test", baseUrl },
    /** What goes wrong with the next searches, in order. */
    mishap: (...next: EbayMishap[]) => void state.mishaps.push(...next),
    tokenMishap: (...next: WireMishap[]) => void state.tokenMishaps.push(...next),
    has: (...items: unknown[]) => void (state.items = items),
    /** No token that was given is known any more. */
    revoke: () => state.valid.clear(),
    tokens: () => state.tokens,
  };
}

async function giveToken(state: State, request: IncomingMessage, response: ServerResponse) {
  state.tokens++;
  const asked = new URLSearchParams(await text(request));
  const mishap = state.tokenMishaps.shift();
  if (mishap !== undefined) return misbehave(response, mishap);
  const isOurs = request.headers.authorization === `Basic ${btoa("id-of-a-test:secret-of-a-test")}`;
  const isRight = isOurs && asked.get("grant_type") === "client_credentials";
  if (!isRight) return reply(response, 401, { error: "invalid_client" });
  const token = `token-${state.tokens}`;
  state.valid.add(token);
  const kind = { expires_in: 7_200, token_type: "Application Access Token" };
  reply(response, 200, { access_token: token, ...kind });
}

function searchedBy({ headers }: IncomingMessage, { searchParams }: URL): Searched {
  const asked = (name: string) => searchParams.get(name) ?? "";
  return {
    words: asked("q"),
    filter: asked("filter"),
    limit: asked("limit"),
    marketplace: String(headers["x-ebay-c-marketplace-id"]),
    key: headers.authorization?.replace("Bearer ", "") ?? "",
  };
}

function answerSearch(state: State, search: Searched, response: ServerResponse): void {
  state.searched.push(search);
  const mishap = state.mishaps.shift();
  if (typeof mishap === "object" && "redirect" in mishap) {
    response.writeHead(302, { location: mishap.redirect }).end();
  } else if (typeof mishap === "object" && "says" in mishap) {
    reply(response, 200, mishap.says);
  } else if (mishap !== undefined) {
    misbehave(response, mishap);
  } else if (state.valid.has(search.key)) {
    const { items } = state;
    const list = items.length === 0 ? {} : { itemSummaries: items };
    reply(response, 200, { total: items.length, limit: 50, offset: 0, ...list });
  } else {
    reply(response, 401, { errors: [{ errorId: 1001, message: "Invalid access token" }] });
  }
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}
