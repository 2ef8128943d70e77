import { expect, test } from "vitest";
import { readCondition } from "./read-condition.ts";

test.each([
  ["New", "new"],
  ["New with tags", "new"],
  ["Brand New", "new"],
  ["Used - Like New", "like_new"],
  ["Used - like new", "like_new"],
  ["Open box", "like_new"],
  ["New (Other)", "like_new"],
  ["Excellent - Lightly Ridden", "like_new"],
  ["Certified - Refurbished", "like_new"],
  ["Used - Good", "good"],
  ["Pre-Owned", "good"],
  ["Very Good", "good"],
  ["Used - Fair", "fair"],
  ["Acceptable", "fair"],
  ["Poor", "poor"],
  ["For parts or not working", "parts"],
  ["salvage", "parts"],
])("the label %j means %s", (label, grade) => {
  expect(readCondition(label, "")).toEqual({ grade, words: label });
});

test.each([
  ["Brand new in box, never opened", "new"],
  ["Factory sealed", "new"],
  ["BNWT camp cap", "new"],
  ["Nike dunk low DS size 10", "new"],
  ["Jordan 4 VNDS", "like_new"],
  ["sweater NWOT", "like_new"],
  ["EUC blazer", "like_new"],
  ["GUC jeans", "good"],
  ["Barely used, from a smoke-free home", "like_new"],
  ["Works great", "good"],
  ["Gently used stroller", "good"],
  ["Some wear on the arm", "fair"],
  ["Sold as is", "fair"],
  ["Rusty, needs work", "poor"],
  ["The left drawer is broken", "poor"],
  ["For parts only", "parts"],
  ["Screen cracked, otherwise fine", "parts"],
  ["It won't turn on", "parts"],
  ["Mower, wont stay running", "parts"],
  ["does not power on", "parts"],
  ["iCloud locked", "parts"],
  ["Bose QC35, not holding charge", "poor"],
  ["battery won't hold a charge", "poor"],
  ["Front load washer, error code", "poor"],
  ["iPhone 13 cracked back", "poor"],
  ["iPhone 13 cracked back, works perfect", "fair"],
  // A flaw takes a step off the praise.
  ["Excellent condition, a few scratches on top", "good"],
  ["Brand new, box has dents", "like_new"],
])("the words %j mean %s", (text, grade) => {
  expect(readCondition(null, text)?.grade).toBe(grade);
});

test.each([
  ["Not broken, no cracks", null],
  ["Tears of the Kingdom", null],
  ["Denim Tears hoodie", null],
  ["ripped skinny jeans", null],
  ["faded black tee", null],
  ["No scratches or dents", null],
  ["has never been damaged", null],
  ["no power cord", null],
  ["no error codes", null],
  ["Scanner that reads error codes", null],
  ["Brand new battery installed", null],
  ["sealed bearings", null],
  ["not mint", null],
  ["Oak desk, 48 inches", null],
  ["", null],
  ["Works great, no issues, nothing broken", "good"],
  ["Unlocked, works fine", "good"],
])("the words %j are not misread: %s", (text, grade) => {
  expect(readCondition(null, text)?.grade ?? null).toBe(grade);
});

test("words that say the thing is dead overrule a kind label", () => {
  expect(readCondition("Used - Good", "Laptop doesn't turn on")).toEqual({
    grade: "parts",
    words: "doesn't turn on",
  });
});

test("an unknown label leaves the decision to the text", () => {
  expect(readCondition("see photos", "works perfectly")?.grade).toBe("good");
});

test("a label of nothing but used leaves the grade to the seller's words", () => {
  expect(readCondition("Used", "jeans NWT")?.grade).toBe("like_new");
  expect(readCondition("Pre-owned", "some wear on the collar")?.grade).toBe("fair");
  expect(readCondition("Used", "jeans")?.grade).toBe("good");
  expect(readCondition("Used - Good", "jeans NWT")?.grade).toBe("good");
});
