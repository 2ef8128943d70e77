import type { Logger } from "pino";
import type { RequestObserver } from "./observe-requests.ts";

/** A line for each request at the level info. Neither addresses, queries, headers nor bodies. */
export function accessLog(logger: Logger): RequestObserver {
  return {
    isWatching: () => logger.isLevelEnabled("info"),
    see: (record) => logger.info(record, "request"),
  };
}
