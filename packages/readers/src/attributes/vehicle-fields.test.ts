import { readFileSync } from "node:fs";
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { readListingPage } from "../read-listing-page.ts";

function attributesOn(name: string) {
  const { document } = parseHTML(readFileSync(`${import.meta.dirname}/../pages/${name}`, "utf8"));
  const reading = readListingPage(document, "");
  if (reading.kind !== "listing") throw new Error(`Read as ${reading.kind}`);
  return reading.listing.attributes;
}

test("a Facebook vehicle tells its miles, papers and owners, and no neighbor's", () => {
  expect(attributesOn("facebook-pickup.html")).toEqual({
    mileage: "187,400 miles",
    transmission: "Automatic",
    "exterior color": "White",
    "interior color": "Tan",
    "fuel type": "Diesel",
    owners: "3",
    "title status": "Clean",
  });
});

test("a Craigslist car tells its year and model beside its labeled fields", () => {
  expect(attributesOn("craigslist-car.html")).toEqual({
    "make and model": "2012 nissan altima 2.5 s",
    condition: "good",
    odometer: "131,000",
    "title status": "rebuilt",
  });
});

test("a car's structured data give its fields, and another car's data are passed over", () => {
  expect(attributesOn("offerup-car.html")).toEqual({
    mileage: "98250 miles",
    year: "2015",
    make: "Mazda",
    model: "CX-5",
    trim: "Grand Touring",
    transmission: "Automatic",
    drivetrain: "AllWheelDriveConfiguration",
  });
});

test.each(["craigslist-desk-older.html", "offerup-console.html"])(
  "%s is of no vehicle and tells no such fields",
  (name) => {
    expect(attributesOn(name)).toBeUndefined();
  },
);
