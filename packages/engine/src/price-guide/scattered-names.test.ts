import { expect, test } from "vitest";
import { matchEntries } from "./guide.ts";
import { tokenize } from "./tokens.ts";

const namesIn = (title: string) => matchEntries(tokenize(title)).map(({ entry }) => entry.id);

test.each([
  ["Lego set Millennium Falcon retired UCS 75192", "lego-millennium-falcon-75192"],
  ["Honda quiet inverter generator EU 2200i", "honda-eu2200i"],
  ["Bose headphones noise cancelling QuietComfort black 45", "bose-quietcomfort-45"],
  ["Samsung unlocked phone S21 Galaxy 128gb", "samsung-galaxy-s21"],
  ["Milwaukee fuel impact M18 wrench 2767", "milwaukee-2767"],
  ["iphone unlocked 13 pro max 256gb", "apple-iphone-13-pro-max"],
  ["GoPro camera Hero black 9", "gopro-hero-9"],
  ["Steelcase office chair Leap gray v2", "steelcase-leap"],
  ["DeWalt brushless 20V cordless drill", "dewalt-20v-drill"],
  ["Series 11 Apple Watch 46mm", "apple-watch-series-11"],
  ["13 Pro iPhone 128gb", "apple-iphone-13-pro"],
  ["Texas instruments calculator graphing TI 84 plus", "texas-instruments-ti-84-plus"],
])("%j names %s with words between", (title, entry) => {
  expect(namesIn(title)).toContain(entry);
});

test.each([
  ["a count", "Playstation console 5 games", "sony-playstation-5"],
  ["a count of pieces", "Milwaukee drill with 2767 screws", "milwaukee-2767"],
  ["on the other side of a slash", "Xbox one / 360 games", "microsoft-xbox-360"],
  ["a number of pieces", "Lego 75192 pieces bulk", "lego-millennium-falcon-75192"],
])("a number that is %s is no part of a name", (_, title, entry) => {
  const scattered = matchEntries(tokenize(title)).filter(({ isBrandApart }) => isBrandApart);
  expect(scattered.map((match) => match.entry.id)).not.toContain(entry);
});
