import type { FaultKind } from "./fault.ts";
import { broken, few, has } from "./fault-words.ts";

/** Faults of looks: what a grade of "fair" or "poor" tells as well. */
export const faultsOfLooks: readonly FaultKind[] = [
  {
    kind: "cracked_back",
    name: "cracked back",
    phrases: [
      `${broken} (?:the |on the |in the )?(?:back|rear)(?: glass| cover| panel)?`,
      `(?:back|rear)(?: glass| cover| panel)?${has} (?:${broken}|cracks?)`,
      "cracks? (?:on|in|across) (?:the )?(?:back|rear)(?: glass| cover| panel)?",
    ],
    share: 0.25,
    isWear: true,
  },
  {
    kind: "crack",
    name: "crack",
    phrases: [
      `${few}cracks? (?:in|on|along|across|near|at)`,
      "hairline cracks?",
      `(?:has|with|have) ${few}cracks?`,
      "cracked (?:lid|case|casing|corner|body|frame|bezel|shell|plastic|base|housing|top|door|seat|neck|headstock|block|lens|mirror|glass|tail ?light|windshield|handle|bowl|tray|shelf|tank|bumper)",
      `(?:lid|case|casing|corner|body|frame|bezel|shell|plastic|base|housing|lens|mirror|glass|windshield|neck|headstock)${has} cracked`,
    ],
    share: 0.25,
    of: { camera: 0.5, "musical-instruments": 0.4, vehicles: 0.1, antiques: 0.4 },
    isWear: true,
  },
  {
    kind: "tear",
    name: "tear",
    phrases: [
      `${few}(?:(?<!wear (?:and|&|n) )tears?|rips?|gash(?:es)?) (?:in|on|along|near|at)`,
      `(?:has|have|with) ${few}(?:tears?|rips?)(?! drop)`,
      "(?:torn|ripped) (?:seat|seam|cushion|fabric|leather|vinyl|upholstery|lining|pocket|screen|mesh|cover|strap|tent|arm)",
      `(?:seat|seam|cushion|fabric|leather|vinyl|upholstery|lining|pocket|mesh|cover|canvas)${has} (?:torn|ripped)`,
      `${few}holes? in (?:the )?(?:seat|side|back|knee|sleeve|sweater|shirt|fabric|cushion|tent|mesh|screen|lining|front|elbow|bottom|arm|leather)`,
    ],
    share: 0.3,
    of: { clothing: 0.4, vehicles: 0.03, watercraft_or_air_bed: 0.35, "sporting-goods": 0.2 },
    isWear: true,
  },
  {
    kind: "stain",
    name: "stain",
    phrases: [
      `(?:has|have|with|some|few|small|slight|minor|light|visible) ${few}stains?(?!ed|less)`,
      `${few}stains? (?:on|in|from|near)`,
      "stained (?:cushions?|fabric|carpet|seat|mattress|shirt|collar|upholstery|sleeve)",
      "(?:water|coffee|pet|urine|grease|oil|ink|wine) stains?",
    ],
    share: 0.2,
    of: { clothing: 0.4, sofa: 0.3, "baby-items": 0.3 },
    isWear: true,
  },
  {
    kind: "dent",
    name: "dent",
    phrases: [
      `(?:has|have|with|some|few|small|big|slight|minor|large) ${few}dents?`,
      `${few}dents? (?:in|on|near|at)`,
    ],
    share: 0.06,
    of: { vehicles: 0.03 },
    isWear: true,
  },
  {
    kind: "rust",
    name: "rust",
    phrases: [
      "(?:some|has|have|with|minor|light|surface|a little|little|bit of|a bit of|heavy|lots of) (?:surface |minor |light )?rust(?!-| colou?r| orange| red| brown| velvet| patina| finish)",
      "rust (?:spots?|on|in|holes?|through)",
      "rusty|rusted|is rusting",
    ],
    share: 0.12,
    isWear: true,
  },
  {
    kind: "chip",
    name: "chip",
    phrases: [
      `${few}chips? (?:in|on|near|along|at)`,
      `(?:has|have) ${few}chips?(?! ?set)`,
      "chipped",
    ],
    share: 0.12,
    of: {
      "home-decor": 0.4,
      antiques: 0.35,
      collectibles: 0.4,
      art: 0.3,
      vehicles: 0.03,
      "musical-instruments": 0.08,
    },
    isWear: true,
  },
  {
    kind: "peeling",
    name: "peeling surface",
    phrases: [
      "(?:leather|vinyl|veneer|finish|paint|laminate|coating|upholstery)(?: is| has| has started| started| starting)*(?: to)? (?:peel(?:ing|ed|s)?|flak(?:ing|ed|es?)|bubbl(?:ing|ed))",
      "(?:peeling|flaking) (?:leather|vinyl|veneer|finish|paint|laminate|coating|upholstery|a (?:bit|little))",
    ],
    share: 0.35,
    of: { vehicles: 0.1 },
    isWear: true,
  },
  {
    kind: "sagging",
    name: "sagging",
    phrases: [
      "(?:cushions?|seats?|springs?|middle|mattress)(?: is| are)? sag(?:s|ging|gy)",
      "sagging (?:cushions?|seats?|springs?|middle)",
    ],
    share: 0.25,
    isWear: true,
  },
  {
    kind: "scratched_glass",
    name: "scratched glass",
    phrases: [
      `${few}scratch(?:es)? (?:on|in|across) (?:the )?(?:screen|lens|glass|display|crystal)`,
      "scratched (?:screen|lens|glass|display|crystal)",
      "(?:screen|lens|glass|display|crystal)(?: is| has)?(?: a few| some)? scratch(?:ed|es)",
    ],
    share: 0.12,
    of: { camera: 0.3 },
    isWear: true,
  },
  {
    kind: "yellowed",
    name: "yellowed",
    phrases: ["yellowed", "(?:has|some|slight|is) yellowing"],
    share: 0.1,
    isWear: true,
  },
  {
    kind: "written_in",
    name: "writing or marked pages",
    phrases: [
      "(?:writing|highlight(?:s|ing|ed)?|underlin(?:ing|ed)|pen marks|notes) (?:in|on|throughout|inside)",
      "ex-? ?library",
      "library copy",
    ],
    share: 0.35,
    only: ["books"],
    isWear: true,
  },
];
