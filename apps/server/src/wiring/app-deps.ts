import type { Settings } from "@flipworth/contract";
import type { Handler } from "hono";
import type pg from "pg";
import type { Logger } from "pino";
import type { Database } from "../db/client.ts";
import type { SearchBounds } from "../db/searching.ts";
import type { IdentityProvider } from "../features/accounts/identity-port.ts";
import type { AnalysisTools } from "../features/analyses/run-analysis.ts";
import type { Payments } from "../features/billing/payments-port.ts";
import type { HealthProbe } from "../features/health/health-probe.ts";
import type { Meter } from "../features/metrics/meter.ts";
import type { PageReader } from "../features/mcp/page-pool.ts";
import type { Mailer } from "../mail-port.ts";
import type { SalesKeeping } from "../features/sales/memory.ts";
import type { Post } from "../features/webhooks/post-port.ts";
import type { GuideReader } from "../guide-reader.ts";
import type { ApiEnv } from "../http/middleware/api-env.ts";
import type { BrakeSettings } from "../http/limits/analysis-brakes.ts";
import type { BurstSettings } from "../http/limits/burst-limits.ts";
import type { DailySettings } from "../http/limits/daily-limits.ts";
import type { Site } from "../http/site/static-site.ts";

export type AppDeps = Pick<AnalysisTools, "engine" | "ocr" | "vision" | "comparables"> & {
  database: Database;
  /** A connection apart, for those who look after the server. */
  probe: Database;
  /** The pool behind `database`, for the limiter, which speaks SQL of its own. */
  pool: pg.Pool;
  identity: IdentityProvider;
  /** The local identity provider's own pages, where it stands in. */
  identityPages?: Handler<ApiEnv>;
  /** Where `identity` may send people back to. */
  signInOrigins: readonly [string, ...string[]];
  payments: Payments;
  /** The price guide and who reads titles by it. */
  guide: GuideReader;
  /** What becomes of the sales that people's browsers read; a person's own when absent. */
  salesMemory?: SalesKeeping;
  /** null: the newsletter's addresses are stored and not asked. */
  mailer: Mailer | null;
  /** Runs work after the answer is out; absent, it runs and a failure is logged. */
  later?: (work: () => Promise<unknown>) => void;
  /** Posts to the addresses that people chose to be told at. */
  postToWebhook: Post;
  /** Reads pages that agents send. */
  pages: PageReader;
  clock: () => Date;
  logger: Logger;
  meter: Meter;
  /** Who may read the counts; null: whoever asks from this machine. */
  metricsToken: string | null;
  /** How the database is, where what answers beside the application asks it too. */
  health?: HealthProbe;
  /** The server is about to end: it answers, and wants no new senders. */
  isStopping: () => boolean;
  /** Whoever registers without an account shows a proof of work; nobody when absent. */
  needsProofOfWork?: boolean;
  limits: DailySettings & BurstSettings & BrakeSettings;
  searchBounds?: SearchBounds;
  version: string;
  browserSettings: Settings;
  /** The built site; null serves the API alone. */
  site: Site | null;
  /** Under which the site is reached from outside. */
  siteOrigin: string;
  /** The site's own origin and "chrome-extension://<id>" of our extensions. */
  allowedOrigins: readonly string[];
  /** The site is reached by https: cookies are kept off plain http. */
  isSecure: boolean;
  /** How many proxies of ours stand in front of the server. */
  trustedProxies: number;
};
