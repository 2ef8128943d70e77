import { defineWords } from "@flipworth/words";

/** Why a person's deals, sales, listings, keys and plan were left as they were. */
export const recordErrors = defineWords("server.record-errors", {
  accountGone: "This account is gone.",
  fullSales: "We keep up to {count} sales for each person, and this would be more.",
  fullDeals: "We keep up to {count} deals for each person.",
  fullTrips: "The log keeps up to {count} drives.",
  fullWatches: "You can watch at most {count} things. Stop watching one first.",
  fullReceipts: "Your receipts are full at 200 MB. Delete old ones first.",
  fullKeys: "You can have {count} API keys. Revoke one you no longer use.",
  fullWebhooks: "You can have {count} webhooks. Delete one first.",
  planDeals:
    "The Free plan keeps {limit} open deals. Close one, or choose a larger plan at /pricing.",
  planListings:
    "The Free plan keeps {limit} saved listings. Delete one, or choose a larger plan at /pricing.",
  unknownThing: "The price guide doesn't list this thing.",
  unknownCategory: "The price guide doesn't list this category.",
  noSuchSale: "There is no such sale.",
  noSuchDeal: "This deal doesn't exist.",
  noSuchTrip: "This drive isn't in your log.",
  noSuchListing: "This listing doesn't exist.",
  noSuchKey: "This API key doesn't exist.",
  noSuchWebhook: "This webhook doesn't exist.",
  noReceipt: "This deal has no receipt.",
  dealChanged: "This deal changed in the meantime. Load it again, then change it.",
  dealClosed: "This deal is closed, so it can't be split.",
  dealUnsold: "This deal isn't sold, so nothing can come back.",
  lotSplit: "This lot was split. Change the items that came from it.",
  lotHasItems:
    "Items from this lot are still in your deals, and their cost rests on it. Delete them first.",
  receiptInUse:
    "Items sold from this deal still need its receipt. Add the receipt to them and delete it here first.",
  partsCost:
    "The parts cost {parts} together, but the lot cost {lot}. Change a part by {difference}.",
  pictureTooLarge: "The picture must be at most 1.5 MB.",
  notAPicture: "This isn't a PNG, JPEG or WebP picture.",
  notCsv: "This file can't be read as CSV. Export it again.",
  nameOne: "Name a deal or an analysis: ?deal= or ?analysis=.",
  otherKey: "This Idempotency-Key made another API key. Use a new one.",
  keyInUse: "This Idempotency-Key made an API key that is in use.",
  otherWebhook: "This Idempotency-Key made another webhook. Use a new one.",
  noPlanToManage: "You don't have a paid plan to manage yet.",
  noPlanToCancel: "You don't have a paid plan to cancel.",
  noSuchPlan: "This plan doesn't exist. See /pricing for all plans.",
  freeNeedsNone: "Free needs no payment. To leave a paid plan, cancel it in your settings.",
  changingPlan: "We're already changing your plan. Try again in a minute.",
  processingPlan: "We're still processing your last plan change. Check your plan in a moment.",
  paymentNotSetUp: "We couldn't set up the payment.",
  lastPaymentFailed:
    "Your last payment failed. Pay it under Manage Account, then change your plan.",
  cardRefused:
    "We couldn't charge your card, so your plan stays the same. Change the card under Manage Account.",
  paymentsAway:
    "The payment provider isn't responding. Try again in a moment. You won't be charged twice.",
  noPayments: "Payments aren’t set up on this server.",
});
