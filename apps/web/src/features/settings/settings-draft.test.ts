import { defaultAccountSettings } from "@flipworth/contract";
import { englishVoice, sayIn } from "@flipworth/words";
import { expect, test } from "vitest";
import { settingsFormWords } from "../../words/english/account/settings-form.ts";
import { draftFromSettings, problemsAtFields, settingsFromDraft } from "./settings-draft.ts";

const draft = draftFromSettings(defaultAccountSettings);
const say = sayIn(settingsFormWords, englishVoice);

test("settings survive the way into the fields and back", () => {
  const settings = {
    sellingPlatform: "ebay" as const,
    targets: { profit: 12.5, roiPercent: 40 },
    costPerMile: 0,
    usualShipping: 8.25,
    theme: "dark" as const,
  };

  expect(settingsFromDraft(draftFromSettings(settings), settings, say)).toEqual({
    kind: "settings",
    settings,
  });
  expect(settingsFromDraft(draft, { theme: "system" }, say)).toEqual({
    kind: "settings",
    settings: defaultAccountSettings,
  });
});

test("figures may be written as people write them", () => {
  const written = { ...draft, profit: "$1,250", roiPercent: "30 %", usualShipping: " $9.50 " };

  expect(settingsFromDraft(written, { theme: "light" }, say)).toMatchObject({
    settings: { targets: { profit: 1250, roiPercent: 30 }, usualShipping: 9.5 },
  });
});

test.each([
  [{ profit: "ten" }, { profit: "Enter an amount such as 40." }],
  [{ profit: "" }, { profit: "Enter an amount such as 40." }],
  [{ roiPercent: "-5" }, { roiPercent: "Enter 0 or more." }],
  [{ roiPercent: "lots" }, { roiPercent: "Enter a number such as 30." }],
  [{ costPerMile: "11" }, { costPerMile: "Enter $10 or less." }],
  [{ usualShipping: "a lot" }, { usualShipping: "Enter an amount such as 40." }],
])("%j is not sent", (change, problems) => {
  expect(settingsFromDraft({ ...draft, ...change }, { theme: "light" }, say)).toEqual({
    kind: "problems",
    problems,
  });
});

test("the API's names of fields become the form's, and unknown ones are left out", () => {
  expect(problemsAtFields({ "targets.profit": "too much", theme: "odd" }, say)).toEqual({
    profit: "too much",
  });
});

test("who only ships, or only meets people, keeps that and the platforms picked elsewhere", () => {
  const allowedExits = { shipsParcels: true, meetsLocally: true, platforms: ["ebay" as const] };
  const before = { ...defaultAccountSettings, allowedExits };
  const changed = { ...draftFromSettings(before), waysToSell: "meet" as const };

  expect(settingsFromDraft(changed, before, say)).toMatchObject({
    settings: { allowedExits: { shipsParcels: false, meetsLocally: true, platforms: ["ebay"] } },
  });
});

test("every way to sell is what nobody needs to say", () => {
  const before = {
    ...defaultAccountSettings,
    allowedExits: { shipsParcels: true, meetsLocally: false, platforms: null },
  };
  expect(draftFromSettings(before).waysToSell).toBe("ship");

  const changed = { ...draftFromSettings(before), waysToSell: "both" as const };

  expect(settingsFromDraft(changed, before, say)).toEqual({
    kind: "settings",
    settings: defaultAccountSettings,
  });
});
