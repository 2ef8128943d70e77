import { defineWords } from "@flipworth/words";

export const subscribeWords = defineWords("account.subscribe", {
  title: "Subscribe",
  preparing: "Preparing your subscription",
  needsJavaScript: "Paying by card needs JavaScript.",
  subscribeTo: "Subscribe to {plan}",
  switchTo: "Switch to {plan}",
  keep: "Keep {plan}",

  noPayments: "Payments aren’t set up",
  noPaymentsDetail: "The publishable key is missing from the server configuration.",
  failed: "Failed to create subscription",
  noSecret: "Payment setup failed - missing client secret",
  noSecretDetail:
    "You weren’t charged. Choose the plan again. If this keeps happening, contact support.",
  subscriptionError: "Subscription Error",
  returnToPricing: "Return to Pricing",

  startHeading: "Start {plan}?",
  startDetail: "You pay by card, {price} a month.",
  start: "Start {plan}",
  settleHeading: "Pay the balance?",
  settleDetail: "Your last payment failed.",
  balanceDue: "Balance due",
  settle: "Pay the balance",
  keepHeading: "Keep {plan}?",
  keepDetail:
    "Your plan is set to switch to {next} on {day}. If you keep {plan}, it renews on that day.",
  changeHeading: "Change from {from} to {plan}?",
  upDetail: "{plan} starts now. We charge your card the difference for the rest of your month.",
  difference: "Prorated difference",
  downDetail: "You keep {from} until your paid month ends. Then you switch to {plan}.",
  change: "Change to {plan}",
  payAndSubscribe: "Pay {amount} and subscribe",
  payNow: "Pay now",
  keepCurrent: "Keep my current plan",

  outcome_payment: "Enter your card",
  outcome_upgraded: "Your plan has changed",
  outcome_downgrade_scheduled: "Your plan will change",
  outcome_already_on_plan: "Your plan stays",
  toDashboard: "Go to your dashboard",

  whatYouPay: "What you pay",
  aMonth: "{plan}, a month",
  dueToday: "Due today",
  renews:
    "Renews every month at {price}. Cancel anytime under Manage Account, and you keep the plan until the month ends. The <terms>Terms of Service</terms> apply.",
});

/** What a plan holds, as the table of plans says it in English. */
export const featureWords = defineWords("account.planFeatures", {
  analyses: "{count} analyses a month",
  analysesFairUse: "{count} analyses a month (fair use)",
  anySavedDeals: "Unlimited saved deals",
  savedDeals: "Up to {count} favorite deals",
  anyOpenDeals: "Unlimited deals with profit tracking",
  openDeals: "{count} open deals with profit tracking",
  history: "Analysis history",
  priority: "Priority processing",
  more: "More on request: contact support",
});
