import {
  AccountSettings,
  Deleted,
  InstallClaimed,
  InstallLinkAsked,
  InstallLinkRequest,
  SessionsEnded,
  SignedInDevice,
} from "../accounts/account.ts";
import { BillingPortal, Invoice, PaymentConfig, SubscriptionOutcome } from "../money/billing.ts";
import { CurrentUser, User } from "../accounts/user.ts";
import type { Asking } from "./ask.ts";

/** The calls about a person, their devices and what they pay. */
export function accountCalls({ ask }: Asking) {
  const { subscription } = User.shape;
  return {
    getCurrentUser: () => ask("get /api/auth/user", CurrentUser),
    getAccountSettings: () => ask("get /api/account/settings", AccountSettings),
    putAccountSettings: (body: AccountSettings) =>
      ask("put /api/account/settings", AccountSettings, { body }),
    listSessions: () => ask("get /api/account/sessions", SignedInDevice.array()),
    endSession: (id: string) => ask("delete /api/account/sessions/{id}", Deleted, { path: { id } }),
    endOtherSessions: () => ask("delete /api/account/sessions", SessionsEnded),
    deleteAccount: () => ask("delete /api/account", Deleted),
    claimInstall: (secret: string) =>
      ask("post /api/installs/claim", InstallClaimed, { body: { secret } }),
    askToLink: (secret: string) =>
      ask("post /api/installs/links", InstallLinkAsked, { body: { secret } }),
    listLinkRequests: () => ask("get /api/installs/links", InstallLinkRequest.array()),
    confirmLink: (id: string) =>
      ask("post /api/installs/links/{id}", InstallClaimed, { path: { id } }),
    refuseLink: (id: string) => ask("delete /api/installs/links/{id}", Deleted, { path: { id } }),
    getPaymentConfig: () => ask("get /api/stripe/config", PaymentConfig),
    createSubscription: (planName: string) =>
      ask("post /api/create-subscription", SubscriptionOutcome, { body: { planName } }),
    syncSubscription: () => ask("post /api/billing/sync", subscription),
    cancelSubscription: () => ask("post /api/billing/cancel", subscription),
    listInvoices: () => ask("get /api/billing/invoices", Invoice.array()),
    getBillingPortal: () => ask("get /api/billing-portal-url", BillingPortal),
  };
}
