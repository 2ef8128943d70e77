import { InstallClaim } from "@flipworth/contract";
import { Hono } from "hono";
import type { ApiContext, ApiEnv } from "../../http/middleware/api-env.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { readJson } from "../../http/middleware/read-json.ts";
import { replyJson } from "../../http/replies/reply.ts";
import { authenticateInstall } from "./authenticate.ts";
import { claimInstall, type ClaimInstallDeps } from "./claim-install.ts";
import { askToLink, confirmLink, listLinkRequests, refuseLink } from "./link-install.ts";
import { type ProofsOfWork, readProof } from "./proof-of-work.ts";
import { createInstall, deleteInstall } from "./store.ts";
import { said } from "../../words/errors.ts";

type InstallRoutesDeps = ClaimInstallDeps & {
  /** When credits of somebody who signs up at `now` are renewed. */
  firstReset: (now: Date) => Date;
  countInstall: (network: string) => Promise<Record<string, string>>;
  networkOf: (c: ApiContext) => string;
  /** null: nobody has to show a proof of work. */
  proofs: ProofsOfWork | null;
  /** The id of the person who is signed in by their own session. Throws `not_signed_in`. */
  authenticateUser: (c: ApiContext) => Promise<string>;
  /** "Chrome on Windows"; null where it cannot be told. */
  deviceOf: (c: ApiContext) => string | null;
};

export function installRoutes(deps: InstallRoutesDeps) {
  return new Hono<ApiEnv>()
    .get("/challenge", async (c) => {
      if (deps.proofs) return replyJson(c, await deps.proofs.challenge());
      throw new AppError("not_found", "This server asks for no proof of work.");
    })
    .post("/", async (c) => {
      const proof = deps.proofs ? await readProof(c.req.raw) : null;
      c.set("limitHeaders", await deps.countInstall(deps.networkOf(c)));
      if (proof) await deps.proofs?.accept(proof);
      const createdAt = deps.clock();
      const resetsAt = deps.firstReset(createdAt);
      return replyJson(c, await createInstall(deps.database, { createdAt, resetsAt }), {
        status: 201,
      });
    })
    .delete("/me", async (c) => {
      const { id } = await authenticateInstall(c, deps);
      await deleteInstall(deps.database, id);
      return replyJson(c, { deleted: true });
    })
    .post("/claim", async (c) => {
      const userId = await deps.authenticateUser(c);
      const { secret } = await readJson(c.req.raw, InstallClaim);
      return replyJson(c, { analysesMoved: await claimInstall(deps, { userId, secret }) });
    })
    .route("/links", linkRoutes(deps));
}

/** How an extension comes to act for a person: it asks, and they confirm on a page of the site. */
function linkRoutes(deps: InstallRoutesDeps) {
  return new Hono<ApiEnv>()
    .post("/", async (c) => {
      const userId = await deps.authenticateUser(c);
      if (!isFromExtension(c)) throw new AppError("forbidden", said("onlyExtension"));
      const { secret } = await readJson(c.req.raw, InstallClaim);
      const isLinked = await askToLink(deps, { userId, secret, device: deps.deviceOf(c) });
      return replyJson(c, { isLinked });
    })
    .get("/", async (c) =>
      replyJson(c, await listLinkRequests(deps, await deps.authenticateUser(c))),
    )
    .post("/:id", async (c) => {
      const userId = await deps.authenticateUser(c);
      // An extension that could answer would need no person.
      if (isFromExtension(c)) throw new AppError("forbidden", said("onlySite"));
      const requestId = c.req.param("id");
      return replyJson(c, { analysesMoved: await confirmLink(deps, { userId, requestId }) });
    })
    .delete("/:id", async (c) => {
      const userId = await deps.authenticateUser(c);
      await refuseLink(deps, { userId, requestId: c.req.param("id") });
      return replyJson(c, { deleted: true });
    });
}

/** `checkRequest` has let only our own extensions through. */
const isFromExtension = (c: ApiContext) =>
  c.req.header("origin")?.startsWith("chrome-extension://") === true;
