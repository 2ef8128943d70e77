import { z } from "zod";
import { slowestPace } from "../http/middleware/read-body.ts";
import { positive } from "./positive.ts";

export const limitVariables = {
  ANONYMOUS_ANALYSES_PER_NETWORK_A_DAY: positive.default(60),
  ANONYMOUS_ANALYSES_A_DAY: positive.default(20_000),
  INSTALLS_PER_NETWORK_A_DAY: positive.default(30),
  NEWSLETTER_SIGN_UPS_PER_NETWORK_A_DAY: positive.default(20),
  ANALYSES_PER_OWNER_A_MINUTE: positive.default(30),
  WRITES_PER_ACCOUNT_A_MINUTE: positive.default(120),
  SEARCHES_PER_OWNER_A_MINUTE: positive.default(60),
  SIGN_INS_PER_NETWORK_A_MINUTE: positive.default(120),
  FREE_WORK_PER_OWNER_AN_HOUR: positive.default(60),
  FREE_WORK_PER_OWNER_A_DAY: positive.default(240),
  ANALYSES_AT_ONCE: positive.default(64),
};

type LimitVariables = z.infer<z.ZodObject<typeof limitVariables>>;

export function limitsFrom(e: LimitVariables) {
  return {
    anonymousAnalysesPerNetworkADay: e.ANONYMOUS_ANALYSES_PER_NETWORK_A_DAY,
    anonymousAnalysesADay: e.ANONYMOUS_ANALYSES_A_DAY,
    installsPerNetworkADay: e.INSTALLS_PER_NETWORK_A_DAY,
    newsletterSignUpsPerNetworkADay: e.NEWSLETTER_SIGN_UPS_PER_NETWORK_A_DAY,
    analysesPerOwnerAMinute: e.ANALYSES_PER_OWNER_A_MINUTE,
    writesPerAccountAMinute: e.WRITES_PER_ACCOUNT_A_MINUTE,
    searchesPerOwnerAMinute: e.SEARCHES_PER_OWNER_A_MINUTE,
    signInsPerNetworkAMinute: e.SIGN_INS_PER_NETWORK_A_MINUTE,
    freeWorkPerOwnerAnHour: e.FREE_WORK_PER_OWNER_AN_HOUR,
    freeWorkPerOwnerADay: e.FREE_WORK_PER_OWNER_A_DAY,
    analysesAtOnce: e.ANALYSES_AT_ONCE,
    analysisWaitMs: 5_000,
    bodyPace: slowestPace,
  };
}
