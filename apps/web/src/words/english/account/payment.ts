import { defineWords } from "@flipworth/words";

export const paymentWords = defineWords("account.payment", {
  payByCard: "Pay by card",
  byStripe: "Stripe processes your payment. Flipworth never sees your card number.",
  formFailed: "We couldn’t load the payment form",
  formFailedDetail:
    "The form comes from Stripe. A blocker or a bad connection may have stopped it. You weren’t charged.",
  paying: "Paying…",

  processing: "Payment Processing",
  processingDetail: "Your subscription is being processed. You'll be redirected shortly.",
  failed: "Payment Failed",
  failedDetail: "Please check your payment details and try again",
  broken: "Payment Error",
  brokenDetail: "An unexpected error occurred with your payment",

  confirming: "Confirming your payment…",
  arrived: "You are on {plan}",
  arrivedDetail: "Your payment went through. You now have {count} analyses a month.",
  notYet: "We’re still waiting for your payment",
  notYetDetail:
    "You don’t need to do anything. Your plan starts when the payment arrives. Check back in a few minutes.",
});
