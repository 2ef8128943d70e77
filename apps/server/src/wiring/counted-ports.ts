import { OcrUnavailable } from "@flipworth/ocr";
import type { IdentityProvider } from "../features/accounts/identity-port.ts";
import type { AnalysisTools } from "../features/analyses/run-analysis.ts";
import type { Payments } from "../features/billing/payments-port.ts";
import { countFailures } from "../features/metrics/count-failures.ts";
import type { Meter } from "../features/metrics/meter.ts";

type Ports = {
  meter: Meter;
  payments: Payments;
  identity: IdentityProvider;
  ocr: AnalysisTools["ocr"];
};

/** The outside world, with its failures counted. */
export function countedPorts({ meter, payments, identity, ocr }: Ports) {
  return {
    payments: countFailures(payments, { count: () => meter.providerFailed("payments") }),
    identity: countFailures(identity, { count: () => meter.providerFailed("identity") }),
    ocr: countFailures(ocr, {
      count: meter.pictureTurnedAway,
      isFailure: (thrown) => thrown instanceof OcrUnavailable,
    }),
  };
}
