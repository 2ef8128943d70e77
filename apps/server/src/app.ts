import { Hono } from "hono";
import { boundedSearches } from "./db/searching.ts";
import { countedPorts } from "./wiring/counted-ports.ts";
import { accountDataRoutes } from "./features/account-data/routes.ts";
import { authenticateKey, hasApiKey } from "./features/api-keys/authenticate-key.ts";
import { listKeys } from "./features/api-keys/store.ts";
import { deviceName } from "./features/accounts/device-name.ts";
import { accountRoutes } from "./features/accounts/routes.ts";
import { signInRoutes } from "./features/accounts/sign-in-routes.ts";
import { signInShortcuts } from "./features/accounts/sign-in-shortcuts.ts";
import { sessionRoutes } from "./features/accounts/session-routes.ts";
import { signedInHome } from "./features/accounts/signed-in-home.ts";
import { signOutRoutes } from "./features/accounts/sign-out-routes.ts";
import { whoAsks } from "./features/accounts/who.ts";
import { everyAnalysis } from "./features/analyses/history/history-store.ts";
import { analysisRoutes } from "./features/analyses/routes.ts";
import { analysisExportRoutes } from "./features/analyses/history/history-csv.ts";
import { findAnalysis } from "./features/analyses/keeping/store.ts";
import { cancelForDeletion } from "./features/billing/cancel-for-deletion.ts";
import { currentSubscription } from "./features/billing/current-subscription.ts";
import { billingRoutes } from "./features/billing/routes.ts";
import { periodEnd } from "./features/credits/period.ts";
import { creditsRoutes } from "./features/credits/routes.ts";
import { creditsStore } from "./features/credits/store.ts";
import { accountDeals } from "./features/deals/account-deals.ts";
import { ownMoney } from "./features/deals/own-money.ts";
import { healthProbe } from "./features/health/health-probe.ts";
import { hasPages, healthRoutes, readyRoutes } from "./features/health/routes.ts";
import { authenticateInstall } from "./features/installs/authenticate.ts";
import { proofsOfWork } from "./features/installs/proof-of-work.ts";
import { installRoutes } from "./features/installs/routes.ts";
import { accountOfInstall } from "./features/installs/store.ts";
import { listingExportRoutes, listingRoutes } from "./features/listings/routes.ts";
import { everyListing } from "./features/listings/store.ts";
import { metricsRoutes } from "./features/metrics/routes.ts";
import { newsletterLinkRoutes } from "./features/newsletter/link-routes.ts";
import { digestLinkRoutes } from "./features/sales/trends/digest-link.ts";
import { newsletterRoutes } from "./features/newsletter/routes.ts";
import { type SalesKeeping, salesMemory } from "./features/sales/memory.ts";
import { createNearSales } from "./features/sales/near-sales.ts";
import { listWebhooks } from "./features/webhooks/store.ts";
import { accountSales } from "./features/sales/account-sales.ts";
import { settingsRoutes } from "./features/settings/routes.ts";
import type { ApiContext, ApiEnv } from "./http/middleware/api-env.ts";
import { callsOfDeals } from "./wiring/calls-of-deals.ts";
import { type CallItself, callsOfDevelopers, tellingMade } from "./wiring/calls-of-developers.ts";
import { callsOfSales, namingOf } from "./wiring/calls-of-sales.ts";
import { AppError } from "./http/replies/app-error.ts";
import { docsRoutes } from "./http/api-docs/docs-routes.ts";
import { analysisBrakes } from "./http/limits/analysis-brakes.ts";
import { clientNetwork } from "./http/limits/client-network.ts";
import { burstLimits } from "./http/limits/burst-limits.ts";
import { dailyLimits } from "./http/limits/daily-limits.ts";
import { checkRequest } from "./http/middleware/check-request.ts";
import { replyFailure } from "./http/replies/error-response.ts";
import { problemRoutes } from "./http/replies/problem-routes.ts";
import { movedPages } from "./http/site/moved-pages.ts";
import { openApiDocument } from "./http/replies/openapi.ts";
import { replyJson } from "./http/replies/reply.ts";
import { searchingLists } from "./http/limits/searching-lists.ts";
import { staticSite } from "./http/site/static-site.ts";
import { ownersAtStart } from "./wiring/owner-at-start.ts";
import type { AppDeps } from "./wiring/app-deps.ts";
import { said } from "./words/errors.ts";

/** Every route of the server, wired. The reader sees here which feature uses which. */
export function createApp(given: AppDeps) {
  const deps = { ...given, ...countedPorts(given) };
  const app = new Hono<ApiEnv>();
  const parts = sharedParts(deps);
  const callItself: CallItself = async (request, env) => app.fetch(request, env);
  app.route("/api", api(deps, { ...parts, callItself }));
  app.get("/", signedInHome(parts.who, deps.logger));
  app.route("/", signInShortcuts());
  app.route("/", movedPages());
  app.route("/metrics", metricsRoutes({ report: deps.meter.report, token: deps.metricsToken }));
  if (deps.identityPages) app.all("/oidc/*", deps.identityPages);
  if (deps.site) app.on(["GET", "HEAD"], "/*", staticSite(deps.site));
  app.notFound((c) => c.text("Not found", 404));
  return app;
}

function api(deps: AppDeps, parts: Parts & { callItself: CallItself }) {
  const { logger, version, health = healthProbe(deps.probe), site } = deps;
  const document = openApiDocument(version);
  return new Hono<ApiEnv>()
    .onError((error, c) => replyFailure(c, error, logger))
    .use(checkRequest(deps.allowedOrigins))
    .get("/openapi.json", (c) => replyJson(c, document))
    .route("/docs", docsRoutes())
    .route("/problems", problemRoutes())
    .route("/health", healthRoutes({ probe: health, version, hasPages: hasPages(site) }))
    .route("/ready", readyRoutes({ probe: health, version, isStopping: deps.isStopping }))
    .route("/settings", settingsRoutes(deps.browserSettings))
    .route("/", navigations(deps, parts))
    .route("/", callsOfOwners(deps, parts))
    .route("/", callsOfPeople(deps, parts))
    .route("/", callsOfBilling(deps, parts))
    .route("/", callsOfDevelopers(deps, parts))
    .all("/*", (c) => replyFailure(c, new AppError("not_found", said("noSuchCall")), logger));
}

type Parts = ReturnType<typeof sharedParts>;

/** What several features have in common. */
function sharedParts(deps: AppDeps) {
  const { database, clock, isSecure } = deps;
  const bursts = burstLimits(deps.pool, deps.limits);
  const cookies = { isSecure };
  const keyHolder = authenticateKey({ database, clock, countCall: bursts.countKeyCall });
  const credits = creditsStore(database, clock);
  const asks = whoAsks({
    database,
    clock,
    cookies,
    authenticateInstall: (c) => authenticateInstall(c, { database, clock }),
    hasApiKey,
    authenticateKey: keyHolder,
  });
  const who = {
    ...asks,
    user: bursts.countingWrites(asks.user),
    personally: bursts.countingWrites(asks.personally),
  };
  const search = boundedSearches(database, deps.searchBounds);
  const searching = searchingLists({ database, search, countSearch: bursts.countSearch });
  const networkOf = (c: ApiContext) => clientNetwork(c, deps.trustedProxies);
  const subscription = async (userId: string) => {
    const { plan, subscription, ...counted } = await credits.balance(userId);
    return currentSubscription({ credits: credits.toWire(counted), plan, subscription });
  };
  const firstReset = (now: Date) => periodEnd(now.getUTCDate(), now);
  const keeping: SalesKeeping = deps.salesMemory ?? "own";
  const findNear = createNearSales(database, clock);
  const nameNew = namingOf(deps);
  return {
    brakes: analysisBrakes(deps.pool, deps.limits),
    bursts,
    cookies,
    credits,
    keyHolder,
    networkOf,
    searching,
    who,
    subscription,
    firstReset,
    keeping,
    findNear,
    nameNew,
  };
}

/** Where browsers go to sign in and out: no calls, and not among those that the document lists. */
function navigations(deps: AppDeps, { bursts, cookies, networkOf, firstReset }: Parts) {
  const { database, clock, logger, identity, signInOrigins } = deps;
  const siteOrigins = deps.allowedOrigins.filter((origin) => /^https?:/.test(origin));
  return new Hono<ApiEnv>()
    .route(
      "/",
      signInRoutes({
        database,
        clock,
        logger,
        identity,
        signInOrigins,
        siteOrigins,
        cookies,
        firstReset,
        countBegin: (c) => bursts.countSignIn(c, networkOf(c)),
      }),
    )
    .route("/", signOutRoutes({ database, logger, siteOrigins, cookies }))
    .route("/newsletter", newsletterLinkRoutes({ database, clock }))
    .route("/watches", digestLinkRoutes({ database }));
}

/** Calls that need no account: of installs as well as of people. */
function callsOfOwners(deps: AppDeps, parts: Parts) {
  const { database, clock, logger } = deps;
  const { bursts, credits, networkOf, searching, who, firstReset } = parts;
  const keeping = deps.salesMemory ?? "own";
  const { countInstall, countAnalysis, countSignUp } = dailyLimits(deps.pool, deps.limits);
  return new Hono<ApiEnv>()
    .route(
      "/installs",
      installRoutes({
        database,
        clock,
        firstReset,
        periodEnd,
        countInstall,
        networkOf,
        proofs: deps.needsProofOfWork ? proofsOfWork(deps) : null,
        authenticateUser: who.personally,
        deviceOf: (c) => deviceName(c.req.header("user-agent")),
      }),
    )
    .route("/credits", creditsRoutes({ credits, authenticate: who.owner }))
    .route(
      "/analyses",
      analysisRoutes({
        database,
        clock,
        logger,
        engine: deps.engine,
        ocr: deps.ocr,
        vision: deps.vision,
        comparables: deps.comparables,
        meter: deps.meter,
        credits,
        countAnalysis,
        countBurst: bursts.countAnalysis,
        searching,
        ...parts.brakes,
        ...salesMemory({ ...deps, ...parts }),
        tellMade: tellingMade(deps),
        ownerAtStart: ownersAtStart({ database, credits, keeping }),
        ownMoney: (ownerId, language) => ownMoney(database, ownerId, language),
        accountOf: (installId) => accountOfInstall(database, installId),
        caller: who.caller,
        networkOf,
      }),
    )
    .route("/newsletter", newsletterRoutes({ ...deps, networkOf, countSignUp }))
    .route("/exports", analysisExportRoutes({ database, clock, authenticate: who.owner }));
}

/** Plans and payments. */
function callsOfBilling(deps: AppDeps, { who, subscription }: Parts) {
  const { database, clock, payments, logger, siteOrigin } = deps;
  const later = (work: () => Promise<unknown>) =>
    void work().catch((error: unknown) => logger.warn({ err: error }, "left to the repair job"));
  return billingRoutes({
    database,
    clock,
    payments,
    user: who.personally,
    subscription,
    siteUrl: siteOrigin,
    later: deps.later ?? later,
  });
}

/** Calls of a signed-in person. */
function callsOfPeople(deps: AppDeps, parts: Parts) {
  const { cookies, credits, searching, who, subscription, findNear, nameNew, keeping } = parts;
  const isSharing = keeping === "shared";
  const { database, logger, clock } = deps;
  const authenticate = who.user;
  return new Hono<ApiEnv>()
    .route("/auth", accountRoutes({ database, currentUser: who.currentUser, subscription }))
    .route(
      "/account/sessions",
      sessionRoutes({
        database,
        logger,
        clock,
        cookies,
        authenticate: who.personally,
        sessionToken: who.sessionToken,
      }),
    )
    .route(
      "/account",
      accountDataRoutes({
        database,
        clock,
        cookies,
        subscription,
        authenticate,
        authenticatePersonally: who.personally,
        apiKeys: (userId) => listKeys(database, userId),
        webhooks: (userId) => listWebhooks(database, userId),
        savedListings: (userId) => everyListing(database, userId),
        analyses: (userId) => everyAnalysis(database, userId),
        ...accountSales(database),
        deals: accountDeals({ database, clock }),
        beforeDelete: (userId) => cancelForDeletion(deps, userId),
      }),
    )
    .route(
      "/saved-listings",
      listingRoutes({
        database,
        clock,
        authenticate,
        searching,
        saveLimit: async (userId) => (await credits.balance(userId)).plan.savedListings,
        ownsAnalysis: async (userId, id) => Boolean(await findAnalysis(database, userId, id)),
      }),
    )
    .route("/", callsOfSales(deps, { findNear, nameNew, isSharing, authenticate }))
    .route("/exports", listingExportRoutes({ database, clock, authenticate }))
    .route("/", callsOfDeals({ database, clock, credits, searching, authenticate }));
}
