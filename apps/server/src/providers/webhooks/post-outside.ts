import { lookup as lookUpName } from "node:dns/promises";
import { request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { errorCode } from "../../error-code.ts";
import type { Post, Posted, Posting } from "../../features/webhooks/post-port.ts";
import { isPublicAddress } from "./public-address.ts";

type Options = {
  /** Which addresses may be connected to; those of the public internet when absent. */
  isAllowed?: (address: string) => boolean;
  timeLimitMs?: number;
};

const usualTimeLimitMs = 10_000;

class NotPublic extends Error {}

/**
 * Posts to addresses that people chose, and to public ones alone. The name is resolved once and the
 * connection goes to the very address that was checked, so that a name which changes its answer
 * leads nowhere else. No redirect is followed, no connection is kept.
 */
export function postOutside({
  isAllowed = isPublicAddress,
  timeLimitMs = usualTimeLimitMs,
}: Options = {}): Post {
  return async (posting) => {
    const signal = AbortSignal.timeout(timeLimitMs);
    try {
      return postedFrom(await statusOf(posting, { isAllowed, signal }));
    } catch (error) {
      const seconds = Math.round(timeLimitMs / 1_000);
      const outcome = signal.aborted ? `No answer within ${seconds} seconds` : sentenceOf(error);
      return { isDelivered: false, outcome, isGone: false };
    }
  };
}

type Bounds = { isAllowed: (address: string) => boolean; signal: AbortSignal };

async function statusOf({ url, headers, body }: Posting, bounds: Bounds): Promise<number> {
  const address = new URL(url);
  const host = address.hostname.replace(/^\[|\]$/g, "");
  // Node connects to an address without looking it up.
  if (isIP(host) && !bounds.isAllowed(host)) throw new NotPublic();
  const request = address.protocol === "https:" ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const sending = request(address, {
      method: "POST",
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
      lookup: checkedLookup(bounds.isAllowed),
      agent: false,
      signal: bounds.signal,
    });
    sending.on("error", reject);
    sending.once("response", (answer) => {
      // The status is all that counts; what follows is let go of, and cut off at the time limit.
      answer.on("error", () => {}).resume();
      resolve(answer.statusCode ?? 0);
    });
    sending.end(body);
  });
}

function checkedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (name, options, done) => {
    lookUpName(name, { ...options, all: true }).then(
      (found) => {
        const [first] = found;
        // One private address among public ones is reason enough.
        if (!first || !found.every(({ address }) => isAllowed(address))) {
          done(new NotPublic(), "", 0);
        } else if (options.all) done(null, found);
        else done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, "", 0),
    );
  };
}

function postedFrom(status: number): Posted {
  const isDelivered = status >= 200 && status < 300;
  const isRedirect = status >= 300 && status < 400;
  const outcome = isRedirect
    ? `Answered ${status}; we don't follow redirects`
    : `Answered ${status}`;
  return { isDelivered, outcome, isGone: status === 410 };
}

function sentenceOf(error: unknown): string {
  if (error instanceof NotPublic) return "The address isn't on the public internet";
  const code = errorCode(error) ?? "";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "We couldn't find the host";
  if (code === "ECONNREFUSED") return "The host refused the connection";
  if (/CERT|TLS|SSL|SELF_SIGNED|ALTNAME/.test(code)) return "The certificate isn't valid";
  return "The connection broke";
}
