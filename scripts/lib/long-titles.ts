import type { Guide } from "@flipworth/guide/guide";

const titleChars = 1_000;

const often = (words: string) => `${words} `.repeat(titleChars).slice(0, titleChars);

/** Titles of a thousand characters of each kind that reading could take long over, by what they are. */
export function longTitles({ entries, categories }: Guide): readonly (readonly [string, string])[] {
  const names = entries.map(({ aliases }) => aliases[0] ?? "").filter((_, at) => at % 97 === 0);
  const makers = Object.values(categories).flatMap(({ brands }) => brands);
  return [
    ["names of the guide", often(names.join(" "))],
    ["one name", often("nike air jordan 1 retro high")],
    ["names of guitars", often("fender stratocaster gibson les paul")],
    ["a phone and its case", often("case for iphone 13 pro max")],
    ["models with slashes", often("iphone 7/8/x/11/12")],
    ["makers", often(makers.join(" "))],
    ["relation words", often("with and for no without only fits compatible style")],
    ["parts", often("charger cable battery case cover screen")],
    ["misspelt words", often("refridgerator washng mashine dinning tabel cofee makr")],
    ["vehicles", often("2012 honda civic toyota camry ford f150 chevy silverado")],
    ["things counted", often("2 chairs 3 tables 4 lamps and 5 stools,")],
    ["numbers", often("1 2 3 4 5 6 7 8 9")],
    ["one number", "1234567890".repeat(titleChars / 10)],
    ["prices", often("$5 $10 $1,000 5 dollars")],
    ["one giant word", "a".repeat(titleChars)],
    ["one giant code", "A1".repeat(titleChars / 2)],
    ["brackets", "(".repeat(titleChars)],
  ];
}
