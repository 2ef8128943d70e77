import type { Payments } from "../../features/billing/payments-port.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { saidOfRecords } from "../../words/errors.ts";

const words = saidOfRecords("noPayments");
const refuse = () => Promise.reject(new AppError("unavailable", words));

/** Stands in where no payment provider is configured: everything else of the product runs. */
export const noPayments: Payments = {
  publishableKey: null,
  createCustomer: refuse,
  hasCustomer: refuse,
  findSubscription: refuse,
  begin: refuse,
  changeNow: refuse,
  changeAtPeriodEnd: refuse,
  cancelAtPeriodEnd: refuse,
  keepPlan: refuse,
  endUnpaid: refuse,
  endAll: refuse,
  listInvoices: refuse,
  portalUrl: refuse,
  readEvent: () => {
    // Anybody may send one: no failure of ours, which would be a line in the log each time.
    throw new AppError("not_found", words);
  },
};
