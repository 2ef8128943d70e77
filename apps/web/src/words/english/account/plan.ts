import { defineWords } from "@flipworth/words";

export const planWords = defineWords("account.plan", {
  title: "Plan and invoices",
  free: "Free",
  nameAndPrice: "<name>{plan}</name><price> · {amount} a month</price>",
  left: "{left} of {total} analyses left; resets {day}",
  viewPlans: "View Plans",
  cancelPlan: "Cancel plan",
  keep: "Keep {plan}",

  yourPlan: "Your plan",
  ends: "Your plan ends on {day}.",
  changes: "Your plan changes to {plan} on {day}.",
  paymentFailed: "Your last payment failed",
  paymentFailedDetail:
    "{plan} stays active while we retry your card. Check the card or use another one under Manage Account.",

  cancelTitle: "Cancel {plan}?",
  cancelWarning:
    "You keep {plan} until your paid month ends, and we won’t charge you again. Then you move to Free, with {analyses} analyses a month. Your saved listings stay.",
  cancelFailed: "We couldn’t cancel your plan. {reason}",
  cancel: "Cancel my plan",
  canceling: "Canceling…",
  canceled: "Plan canceled",
  keptUntilDay: "You keep {plan} until {day}.",
  keptUntilMonthEnds: "You keep {plan} until your paid month ends.",

  invoices: "Invoices",
  invoicesFailed: "We couldn’t load your invoices. {reason}",
  noInvoices: "No invoices yet.",
  invoice_open: "Due",
  invoice_paid: "Paid",
  invoice_uncollectible: "Unpaid",
  invoice_void: "Voided",
  viewInvoice: "View <more>the invoice of {day} (new tab)</more>",
});
