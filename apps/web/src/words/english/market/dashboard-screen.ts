import { defineWords } from "@flipworth/words";

export const dashboardScreen = defineWords("dashboard.screen", {
  title: "Dashboard",
  invitation: "Sign in to see your saved listings and analyses.",
  needsJavaScript: "The dashboard needs JavaScript.",
  loading: "Loading your dashboard",
  lists: "Your deals",
  savedTab: "Saved Listings",
  historyTab: "Analysis History",
  analysesThisMonth: "Analyses This Month",
  savedListings: "Saved Listings",
  currentPlan: "Current Plan",
  freePlan: "Free",
});

export const dashboardWelcome = defineWords("dashboard.welcome", {
  welcome: "Welcome, {name}",
  unnamed: "User",
  creditsUsed: "{used} of {total} credits used; resets {day}",
  creditsGone: "You’ve used all your analyses this month. You get more on {day}.",
  overFairUse:
    "You’re over this month’s fair-use limit. Your analyses still run, without priority. For more, <link>contact support</link>.",
  analyze: "Analyze a listing",
  upgrade: "Upgrade Plan",
  upsellTitle: "Ready to analyze more deals?",
  upsell: "Upgrade to get 50+ analyses per month and advanced features",
  viewPlans: "View Plans",
});

export const dashboardCards = defineWords("dashboard.cards", {
  dealsTitle: "Deals",
  dealsBegin: "Track what you buy, what it sells for and what you keep.",
  dealsInUse:
    "{open} open; {tasks, plural, one {{tasks} thing waits} other {{tasks} things wait}} for you today.",
  openDeals: "Open deals",
  trendsTitle: "Market trends",
  trendsBegin: "See what rises, what falls and what sells fastest.",
  trendMoved: "The price of {name} has moved.",
  trendsMoved: "{count} things you watch have moved.",
  openTrends: "Open trends",
});
