import { limits, ListingRequest } from "@flipworth/contract";
import { englishVoice } from "@flipworth/words";
import { expect, test } from "vitest";
import { itemUrl, sampleCapture, sampleListing } from "../testing/samples.ts";
import { requestFromCapture, sentSentence } from "./request-from-capture.ts";

const server = "http://localhost:3000";
const picture = "data:image/png;base64,aGk=";

test("a listing travels in the page's words, without what the page did not say", () => {
  expect(requestFromCapture(sampleCapture())).toEqual({
    listing: {
      title: "Oak dresser, six drawers",
      price: "$120",
      condition: "Used - Good",
      description: "Solid oak.",
      location: "Dayton, OH",
      marketplaceUrl: itemUrl,
    },
  });
});

test("the fields of the page travel with it and are named before they are sent", () => {
  const attributes = { mileage: "80,000 miles", "title status": "Clean", " ": "nothing" };
  const listing = sampleListing({ attributes });
  const capture = sampleCapture({ content: { kind: "listing", listing } });

  expect(requestFromCapture(capture).listing?.attributes).toEqual({
    mileage: "80,000 miles",
    "title status": "Clean",
  });
  expect(sentSentence(capture, server, englishVoice)).toContain("details");
});

test("how a visitor resells travels with the listing", () => {
  const wishes = { sellingPlatform: "mercari", targets: { profit: 25, roiPercent: 50 } } as const;

  expect(requestFromCapture(sampleCapture({ wishes })).listing).toMatchObject(wishes);
});

test("words over the server's limits are cut, so that the contract takes them", () => {
  const long = "x".repeat(30_000);
  const listing = sampleListing({ title: long, price: long, description: long, location: long });
  const request = requestFromCapture(sampleCapture({ content: { kind: "listing", listing } }));

  expect(ListingRequest.safeParse(request.listing).success).toBe(true);
  expect(request.listing?.title).toHaveLength(limits.titleCharacters);
});

test("a picture travels as the file it is", async () => {
  const { screenshots: [screenshot] = [] } = requestFromCapture(
    sampleCapture({ content: { kind: "picture" }, picture }),
  );

  expect(screenshot?.type).toBe("image/png");
  expect(await screenshot?.text()).toBe("hi");
});

test("what is sent is said before anything else", () => {
  expect(sentSentence(sampleCapture(), server, englishVoice)).toBe(
    "We send localhost:3000: the listing’s title, price, condition, description, location and the page’s address.",
  );
  expect(
    sentSentence(sampleCapture({ content: { kind: "picture" }, picture }), server, englishVoice),
  ).toBe(
    "We send localhost:3000: the page’s address and a picture of the visible page, which we don’t store.",
  );
});
