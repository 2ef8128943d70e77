import type { ConditionGrade } from "../price-guide/entry.ts";

/** Where the assistant writes for, in the order in which people look for a place to sell. */
export const draftPlatforms = [
  "ebay",
  "facebook_local",
  "facebook_shipped",
  "mercari",
  "poshmark",
  "depop",
  "offerup_shipped",
  "etsy",
] as const;
export type DraftPlatform = (typeof draftPlatforms)[number];

type PlatformRule = {
  titleCharacters: number;
  conditions: Readonly<Record<ConditionGrade, string>>;
  /** The fields of its form, in its order. */
  fields: readonly string[];
};

const ebayWords = {
  new: "New",
  like_new: "Open box",
  good: "Used",
  fair: "Used",
  poor: "Used",
  parts: "For parts or not working",
};
const facebookWords = {
  new: "New",
  like_new: "Used - Like New",
  good: "Used - Good",
  fair: "Used - Fair",
  poor: "Used - Fair",
  parts: "Used - Fair",
};
const mercariWords = {
  new: "New",
  like_new: "Like new",
  good: "Good",
  fair: "Fair",
  poor: "Poor",
  parts: "Poor",
};

// General knowledge of November 2026: no official page was read for the limits and the condition words.
export const platformRules = {
  ebay: {
    titleCharacters: 80,
    conditions: ebayWords,
    fields: ["Title", "Category", "Item specifics", "Condition", "Description", "Price"],
  },
  facebook_local: {
    titleCharacters: 99,
    conditions: facebookWords,
    fields: ["Title", "Price", "Category", "Condition", "Description"],
  },
  facebook_shipped: {
    titleCharacters: 99,
    conditions: facebookWords,
    fields: ["Title", "Price", "Category", "Condition", "Description"],
  },
  mercari: {
    titleCharacters: 80,
    conditions: mercariWords,
    fields: ["Title", "Description", "Category", "Brand", "Condition", "Price"],
  },
  poshmark: {
    titleCharacters: 80,
    conditions: { ...mercariWords, new: "New with tags", poor: "Fair", parts: "Fair" },
    fields: ["Title", "Description", "Category", "Quantity", "Size", "Brand", "Price"],
  },
  depop: {
    titleCharacters: 65,
    conditions: {
      new: "Brand new",
      like_new: "Like new",
      good: "Used - Good",
      fair: "Used - Fair",
      poor: "Used - Fair",
      parts: "Used - Fair",
    },
    fields: ["Description", "Category", "Brand", "Condition", "Price"],
  },
  offerup_shipped: {
    titleCharacters: 50,
    conditions: {
      new: "New",
      like_new: "Open box (never used)",
      good: "Used (normal wear)",
      fair: "Used (normal wear)",
      poor: "Other (see description)",
      parts: "For parts",
    },
    fields: ["Title", "Category", "Description", "Condition", "Price"],
  },
  etsy: {
    titleCharacters: 140,
    conditions: { ...mercariWords, new: "New", poor: "Fair", parts: "Fair" },
    fields: ["Title", "Category", "Description", "Price", "Quantity"],
  },
} as const satisfies Record<DraftPlatform, PlatformRule>;
