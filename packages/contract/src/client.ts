import { createParser } from "eventsource-parser";
import type { z } from "zod";
import {
  AccountSettings,
  Deleted,
  InstallClaimed,
  InstallLinkAsked,
  InstallLinkRequest,
  SessionsEnded,
  SignedInDevice,
} from "./account.ts";
import { Analysis, StageEvent } from "./analysis.ts";
import { BillingPortal, Invoice, PaymentConfig, SubscriptionOutcome } from "./billing.ts";
import { dealCalls } from "./deals/deal-calls.ts";
import { ErrorBody, errorStatus, StreamedError } from "./errors.ts";
import { Credits, Health, Install } from "./install.ts";
import type { ListingRequest } from "./listing.ts";
import { type ListPage, totalCountHeader } from "./pages.ts";
import { CategoryPrices, EntryPrices } from "./prices.ts";
import { Trends, Watches } from "./trends.ts";
import { ProofChallenge } from "./proof-of-work.ts";
import {
  ImportProgress,
  type NewSale,
  RecordedSale,
  type SalesImport,
  SalesImported,
  SalesSharing,
  ShownSale,
} from "./sales.ts";
import { type NewSavedListing, SavedListing } from "./saved-listing.ts";
import { CurrentUser, User } from "./user.ts";

/** A reply that was not a success. The message is "<status>: <body or status text>". */
export class ApiError extends Error {
  override name = "ApiError" as const;
  readonly status: number;
  /** The parsed body, null when the reply was not one of the API's own. */
  readonly body: ErrorBody | null;
  /** When another try may end differently; undefined where the reply does not say. */
  readonly retryAfterSeconds: number | undefined;
  constructor(status: number, text: string, retryAfterSeconds?: number) {
    super(`${status}: ${text}`);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
    this.body = parseErrorBody(text);
  }
}

export type ClientOptions = {
  /** "" for the page's own origin. */
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  /** The install's bearer secret, asked for at each call; undefined before one is registered. */
  secret?: () => Promise<string | undefined>;
};

export type AnalyzeRequest = {
  listing?: ListingRequest;
  screenshot?: Blob;
  idempotencyKey: string;
  onStage?: (event: StageEvent) => void;
  signal?: AbortSignal;
};

/** Absent fields take their defaults; `before` is the id of the last row that is already here. */
type PageRequest = Partial<ListPage>;

export type Client = ReturnType<typeof createClient>;

/** The one way browser code talks to the API. Replies are parsed by the contract's schemas. */
export function createClient(options: ClientOptions) {
  const call = (path: string, init: RequestInit = {}) => send(options, path, init);
  return {
    ...installCalls(call),
    getCredits: async () => parse(Credits, await call("/api/credits")),
    getHealth: async () => parse(Health, await call("/api/health")),
    listAnalyses: async (page: PageRequest = {}) =>
      parsePage(Analysis, await call(`/api/analyses${queryOf(page)}`)),
    getAnalysis: async (id: string) =>
      parse(Analysis, await call(`/api/analyses/${encodeURIComponent(id)}`)),
    deleteAnalysis: async (id: string) =>
      parse(Deleted, await call(`/api/analyses/${encodeURIComponent(id)}`, { method: "DELETE" })),
    getCurrentUser: async () => parse(CurrentUser, await call("/api/auth/user")),
    listSavedListings: async (page: PageRequest = {}) =>
      parsePage(SavedListing, await call(`/api/saved-listings${queryOf(page)}`)),
    saveListing: async (listing: NewSavedListing) =>
      parse(SavedListing, await call("/api/saved-listings", jsonInit("POST", listing))),
    deleteSavedListing: async (id: string) =>
      parse(
        Deleted,
        await call(`/api/saved-listings/${encodeURIComponent(id)}`, { method: "DELETE" }),
      ),
    getAccountSettings: async () => parse(AccountSettings, await call("/api/account/settings")),
    putAccountSettings: async (settings: AccountSettings) =>
      parse(AccountSettings, await call("/api/account/settings", jsonInit("PUT", settings))),
    listSessions: async () => parse(SignedInDevice.array(), await call("/api/account/sessions")),
    endSession: async (id: string) =>
      parse(
        Deleted,
        await call(`/api/account/sessions/${encodeURIComponent(id)}`, { method: "DELETE" }),
      ),
    endOtherSessions: async () =>
      parse(SessionsEnded, await call("/api/account/sessions", { method: "DELETE" })),
    ...billingCalls(call),
    ...salesCalls(call),
    ...dealCalls(call),
    deleteAccount: async () => parse(Deleted, await call("/api/account", { method: "DELETE" })),
    /** Streams the stages to `onStage` and answers with the finished analysis. Throws `ApiError`. */
    analyze: async (request: AnalyzeRequest) => {
      const reply = await call("/api/analyses", analyzeInit(request));
      return readStream(reply, request.onStage);
    },
  };
}

export type Call = (path: string, init?: RequestInit) => Promise<Response>;

function installCalls(call: Call) {
  return {
    createInstall: async () => parse(Install, await register(call)),
    claimInstall: async (secret: string) =>
      parse(InstallClaimed, await call("/api/installs/claim", jsonInit("POST", { secret }))),
    deleteInstall: async () => parse(Deleted, await call("/api/installs/me", { method: "DELETE" })),
    askToLink: async (secret: string) =>
      parse(InstallLinkAsked, await call("/api/installs/links", jsonInit("POST", { secret }))),
    listLinkRequests: async () =>
      parse(InstallLinkRequest.array(), await call("/api/installs/links")),
    confirmLink: async (id: string) =>
      parse(InstallClaimed, await call(linkPath(id), { method: "POST" })),
    refuseLink: async (id: string) =>
      parse(Deleted, await call(linkPath(id), { method: "DELETE" })),
  };
}

function billingCalls(call: Call) {
  return {
    getPaymentConfig: async () => parse(PaymentConfig, await call("/api/stripe/config")),
    createSubscription: async (planName: string) =>
      parse(
        SubscriptionOutcome,
        await call("/api/create-subscription", jsonInit("POST", { planName })),
      ),
    syncSubscription: async () =>
      parse(User.shape.subscription, await call("/api/billing/sync", { method: "POST" })),
    cancelSubscription: async () =>
      parse(User.shape.subscription, await call("/api/billing/cancel", { method: "POST" })),
    listInvoices: async () => parse(Invoice.array(), await call("/api/billing/invoices")),
    getBillingPortal: async () => parse(BillingPortal, await call("/api/billing-portal-url")),
  };
}

function salesCalls(call: Call) {
  return {
    listSales: async (page: { before?: string } = {}) =>
      parse(RecordedSale.array(), await call(`/api/sales${queryOf(page)}`)),
    listNearSales: async (title: string) =>
      parse(ShownSale.array(), await call(`/api/sales/near${queryOf({ title })}`)),
    getSalesSharing: async () => parse(SalesSharing, await call("/api/sales/sharing")),
    answerSharing: async (agrees: boolean) =>
      parse(SalesSharing, await call("/api/sales/sharing", jsonInit("PUT", { agrees }))),
    recordSale: async (sale: z.input<typeof NewSale>) =>
      parse(RecordedSale, await call("/api/sales", jsonInit("POST", sale))),
    importSales: async (file: z.input<typeof SalesImport>) =>
      parse(SalesImported, await call("/api/sales/imports", jsonInit("POST", file))),
    getImportProgress: async () => parse(ImportProgress, await call("/api/sales/imports")),
    deleteSale: async (id: string) =>
      parse(Deleted, await call(`/api/sales/${encodeURIComponent(id)}`, { method: "DELETE" })),
    getEntryPrices: async (entryId: string) =>
      parse(EntryPrices, await call(`/api/prices/${encodeURIComponent(entryId)}`)),
    getCategoryPrices: async (category: string) =>
      parse(CategoryPrices, await call(`/api/price-categories/${encodeURIComponent(category)}`)),
    ...trendsCalls(call),
  };
}

function trendsCalls(call: Call) {
  const thing = (entryId: string) => `/api/watches/things/${encodeURIComponent(entryId)}`;
  return {
    getTrends: async () => parse(Trends, await call("/api/trends")),
    getWatches: async () => parse(Watches, await call("/api/watches")),
    chooseDigest: async (isOn: boolean) =>
      parse(Watches, await call("/api/watches/digest", jsonInit("PUT", { isOn }))),
    watch: async (entryId: string) => parse(Watches, await call(thing(entryId), { method: "PUT" })),
    stopWatching: async (entryId: string) =>
      parse(Watches, await call(thing(entryId), { method: "DELETE" })),
  };
}

/** Where the server asks for a proof of work, that is done first; its code is loaded only then. */
async function register(call: Call): Promise<Response> {
  try {
    return await call("/api/installs", { method: "POST" });
  } catch (error) {
    const isAsked = error instanceof ApiError && error.status === errorStatus.proof_required;
    if (!isAsked) throw error;
    const { solveProof } = await import("./solve-proof.ts");
    const challenge = await parse(ProofChallenge, await call("/api/installs/challenge"));
    const proof = await solveProof(challenge);
    return call("/api/installs", jsonInit("POST", { proof }));
  }
}

const linkPath = (id: string) => `/api/installs/links/${encodeURIComponent(id)}`;

function analyzeInit({ listing, screenshot, idempotencyKey, signal }: AnalyzeRequest): RequestInit {
  const headers: Record<string, string> = {
    accept: "text/event-stream",
    "idempotency-key": idempotencyKey,
  };
  const init: RequestInit = { method: "POST", headers, ...(signal ? { signal } : {}) };
  if (!screenshot) {
    headers["content-type"] = "application/json";
    return { ...init, body: JSON.stringify(listing ?? {}) };
  }
  const form = new FormData();
  form.set("screenshot", screenshot, "screenshot");
  if (listing) form.set("listing", JSON.stringify(listing));
  return { ...init, body: form };
}

async function send(options: ClientOptions, path: string, init: RequestInit): Promise<Response> {
  const headers = new Headers(init.headers);
  const secret = await options.secret?.();
  if (secret) headers.set("authorization", `Bearer ${secret}`);
  const reply = await options.fetch(options.baseUrl + path, {
    ...init,
    headers,
    credentials: "include",
  });
  if (!reply.ok) {
    const text = (await reply.text()) || reply.statusText;
    throw new ApiError(reply.status, text, secondsIn(reply.headers.get("retry-after")));
  }
  return reply;
}

function secondsIn(retryAfter: string | null): number | undefined {
  return retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined;
}

async function parse<T>(schema: z.ZodType<T>, reply: Response): Promise<T> {
  return schema.parse(await reply.json());
}

function jsonInit(method: string, body: unknown): RequestInit {
  return { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

function queryOf(page: Record<string, string | number | undefined>): string {
  const given = Object.entries(page).filter(([, value]) => value !== undefined && value !== "");
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length === 0 ? "" : `?${query}`;
}

/** A page of a list. `total` is null where the server does not count the whole list. */
async function parsePage<T>(schema: z.ZodType<T>, reply: Response) {
  const total = reply.headers.get(totalCountHeader);
  return {
    rows: await parse(schema.array(), reply),
    hasMore: /rel="next"/.test(reply.headers.get("link") ?? ""),
    total: total === null ? null : Number(total),
  };
}

async function readStream(reply: Response, onStage?: (event: StageEvent) => void) {
  if (!reply.body) throw new ApiError(reply.status, "The answer had no body");
  let result: Analysis | undefined;
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === "stage") onStage?.(StageEvent.parse(JSON.parse(data)));
      if (event === "result") result = Analysis.parse(JSON.parse(data));
      // Headers were sent before the failure, so its status travels beside its body.
      if (event === "error") throw streamedError(data);
    },
  });
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    parser.feed(chunk.value);
  }
  if (!result) throw new ApiError(503, "The connection ended before the analysis was finished");
  return result;
}

function streamedError(data: string): ApiError {
  const { status } = StreamedError.parse(JSON.parse(data));
  return new ApiError(status, data);
}

function parseErrorBody(text: string): ErrorBody | null {
  try {
    return ErrorBody.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
