import type { GuideEntry, GuideSection } from "../entry.ts";

/**
 * Makers of road, touring and city bicycles whose models nobody lists one by one: what a typical
 * used one of theirs brings, mostly ten to thirty years old. Their name alone is enough where
 * bicycles are sold.
 */
const makersByPrice: Readonly<Record<number, readonly string[]>> = {
  1500: [
    "Argon 18",
    "Time",
    "Parlee",
    "Independent Fabrication",
    "Rivendell",
    "Richard Sachs",
    "Hampsten",
    "Storck",
    "Factor",
    "3T",
    "Open Cycle",
  ],
  900: [
    "Focus",
    "Kuota",
    "Van Dessel",
    "Guru",
    "Cinelli",
    "Masi",
    "Ritchey",
    "Merlin",
    "Kestrel",
    "Boardman",
    "Ribble",
    "Santana",
    "Co-Motion",
    "Guerciotti",
    "Somec",
    "Basso",
    "Casati",
  ],
  550: [
    "All-City",
    "Soma",
    "Velo Orange",
    "Black Mountain",
    "Bontrager",
    "Breezer",
    "Bottecchia",
    "Gazelle",
    "Pashley",
    "Tommaso",
    "Handsome",
    "Swobo",
    "Spot",
    "Globe",
    "Civia",
    "Dolan",
    "Planet X",
    "Miele",
    "Fat Chance",
  ],
  330: [
    "Bridgestone",
    "Lemond",
    "Puch",
    "Gitane",
    "Lotus",
    "Linus",
    "Public",
    "Biria",
    "Batavus",
    "Virtue",
    "Iron Horse",
    "Ironhorse",
    "Voodoo",
    "Carrera",
    "Claud Butler",
    "Dawes",
    "Ridgeback",
    "Mercier",
    "Windsor",
    "Vilano",
    "Ross",
    "Azuki",
    "Panasonic",
    "Kuwahara",
    "Nashbar",
    "Viscount",
    "Austro Daimler",
  ],
  120: [
    "Apollo",
    "Pacific",
    "Free Spirit",
    "Sears",
    "Avigo",
    "Dynacraft",
    "Critical Cycles",
    "Pure Fix",
    "Micargi",
    "Firmstrong",
    "Muddyfox",
    "Indi",
    "Trax",
    "Falcon",
    "Universal",
    "Probike",
  ],
};

const slug = (words: string): string => words.toLowerCase().replace(/[^a-z\d]+/g, "-");

function makerEntry(brand: string, usedMedianUsd: number): GuideEntry {
  const maker = slug(brand).replaceAll("-", " ");
  return {
    id: `${slug(brand)}-bicycle-any`,
    category: "sporting-goods",
    specificity: "line",
    brand,
    model: "bicycle, model unknown",
    aliases: [maker, `${maker} bike`, `${maker} bicycle`, `${maker} road bike`],
    excludes: ["helmet", "jersey", "shoes", "saddle only", "pump", "trainer"],
    usedMedianUsd,
    scatter: 0.7,
    adjustedBy: ["any_bicycle"],
    shipPounds: null,
    feeClass: "most",
    sellsIn: "weeks",
  };
}

export const bicycleMakers: GuideSection = {
  asOf: "2026-11",
  basis:
    "Flipworth's own estimate from general knowledge of resale prices, not taken from a record of sales",
  entries: Object.entries(makersByPrice).flatMap(([price, makers]) =>
    makers.map((brand) => makerEntry(brand, Number(price))),
  ),
};
