import { Hono } from "hono";
import { countedPorts } from "./wiring/counted-ports.ts";
import { deviceName } from "./features/accounts/device-name.ts";
import { signInRoutes } from "./features/accounts/sign-in-routes.ts";
import { signInShortcuts } from "./features/accounts/sign-in-shortcuts.ts";
import { signedInHome } from "./features/accounts/signed-in-home.ts";
import { signOutRoutes } from "./features/accounts/sign-out-routes.ts";
import { analysisRoutes } from "./features/analyses/routes.ts";
import { analysisExportRoutes } from "./features/analyses/history/history-csv.ts";
import { billingRoutes } from "./features/billing/routes.ts";
import { periodEnd } from "./features/credits/period.ts";
import { creditsRoutes } from "./features/credits/routes.ts";
import { ownMoney } from "./features/deals/own-money.ts";
import { healthProbe } from "./features/health/health-probe.ts";
import { hasPages, healthRoutes, readyRoutes } from "./features/health/routes.ts";
import { proofsOfWork } from "./features/installs/proof-of-work.ts";
import { installRoutes } from "./features/installs/routes.ts";
import { accountOfInstall } from "./features/installs/store.ts";
import { metricsRoutes } from "./features/metrics/routes.ts";
import { newsletterLinkRoutes } from "./features/newsletter/link-routes.ts";
import { digestLinkRoutes } from "./features/sales/trends/digest-link.ts";
import { newsletterRoutes } from "./features/newsletter/routes.ts";
import { salesMemory } from "./features/sales/memory.ts";
import { settingsRoutes } from "./features/settings/routes.ts";
import type { ApiEnv } from "./http/middleware/api-env.ts";
import { type CallItself, callsOfDevelopers, tellingMade } from "./wiring/calls-of-developers.ts";
import { AppError } from "./http/replies/app-error.ts";
import { docsRoutes } from "./http/api-docs/docs-routes.ts";
import { dailyLimits } from "./http/limits/daily-limits.ts";
import { checkRequest } from "./http/middleware/check-request.ts";
import { replyFailure } from "./http/replies/error-response.ts";
import { problemRoutes } from "./http/replies/problem-routes.ts";
import { movedPages } from "./http/site/moved-pages.ts";
import { openApiDocument } from "./http/replies/openapi.ts";
import { replyJson } from "./http/replies/reply.ts";
import { staticSite } from "./http/site/static-site.ts";
import { type Parts, sharedParts } from "./wiring/shared-parts.ts";
import { callsOfPeople } from "./wiring/calls-of-people.ts";
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
