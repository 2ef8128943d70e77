import { defineWords } from "@flipworth/words";

export const newsletterWords = defineWords("account.newsletter", {
  title: "The newsletter",
  what: "What sold, what didn’t, and which fees changed. A short email now and then.",
  email: "Email",
  placeholder: "Enter your email",
  subscribe: "Subscribe Free",
  needsJavaScript: "Subscribing needs JavaScript.",

  stored: "Thanks! You’re on the list.",
  asked: "Check your email: the link in it puts you on the list.",
  badAddress: "Enter an email address like name@example.com.",
  tooMany: "Too many signups came from your network today. Try again tomorrow.",
  failed: "We couldn’t sign you up. Try again in a moment.",
});
