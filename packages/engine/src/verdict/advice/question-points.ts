import type { Category } from "../../category.ts";
import type { pointWords, questionWords } from "../../words/english/questions.ts";

/** What to ask, and the words of a listing that answer it. */
type Ask<Id extends string> = { ask: Id; answeredBy: RegExp };
export type Question = Ask<keyof typeof questionWords.english>;
/** One of several that are asked in one question; `only` of titles that say so. */
export type Point = Ask<keyof typeof pointWords.english> & { only?: RegExp };

export const works: Question = {
  ask: "works",
  answeredBy:
    /\b(?:works? (?:great|perfect(?:ly)?|fine|well|as (?:it should|intended|expected|new)|flawless(?:ly)?|like new|100 ?%)|(?:everything|all|it all|all functions|all buttons) works?|(?:fully|perfectly|100 ?%) (?:functional|functioning|working)|(?:in )?(?:perfect|full|great|good) working (?:order|condition)|tested (?:and|&|,) ?work(?:s|ing)|no (?:issues|problems)|nothing (?:wrong|broken)|runs (?:great|perfect(?:ly)?|fine|well|strong)|plays (?:great|perfectly)|for parts|not working|does(?:n['’]t| not) work)\b/i,
};
export const label: Question = {
  ask: "label",
  answeredBy:
    /\b(?:serial (?:number|no\.?|#)|s\/n|model (?:number|no\.?|#)|(?:photo|picture|pic)s? of (?:the )?(?:label|tag|serial))\b/i,
};
export const reason: Question = {
  ask: "reason",
  answeredBy:
    /\b(?:(?:bought|purchased|got) (?:it |this |them )?(?:new )?(?:in|on|last|a (?:few|couple)|\d+|two|three|about)|(?:\d+|one|two|three|four|five|few) (?:years?|months?|weeks?) old|(?:moving|upgrad(?:ed|ing)|down ?sizing|no longer (?:need|use)|do(?:n['’]t| not) (?:need|use)|never use it|selling because|reason for selling))\b/i,
};

const measure =
  /\d ?(?:"|”|″|''|inch(?:es)?\b|in\.|ft\b|feet\b|cm\b|['’] ?\d)|\d ?(?:["”]? ?[wldh])? ?[x×] ?\d/i;
const phoneLike =
  /\b(?:phone|iphone|galaxy (?:s|a|z|note) ?\d|pixel|ipad|tablet|macbook|laptop|chromebook|watch|imac|computer)\b/i;

/** What decides the price of such things and no photo shows, point by point. */
export const pointsByCategory: Partial<Record<Category, readonly Point[]>> = {
  electronics: [
    {
      ask: "unlocked",
      only: /\b(?:phone|iphone|galaxy (?:s|a|z|note) ?\d|pixel|watch|cellular)\b/i,
      answeredBy:
        /\b(?:unlocked|locked to|carrier|verizon|at&t|t-?mobile|sprint|wi-?fi only|any network)\b/i,
    },
    {
      ask: "signedOut",
      only: phoneLike,
      answeredBy:
        /\b(?:signed out|logged out|reset|wiped|icloud (?:is )?(?:off|removed|clear|free|unlocked)|no icloud|find my (?:iphone |phone )?(?:is )?off|no (?:google|activation) lock)\b/i,
    },
    {
      ask: "cables",
      answeredBy:
        /\b(?:(?:with|includes?|including|comes with|have|has|and|&|original|plus|no|without|missing) (?:\w+ ){0,4}(?:chargers?|cables?|cords?|adapt[eo]rs?|power supply)|(?:chargers?|cables?|cords?|adapt[eo]rs?) (?:is |are )?(?:not )?included|everything (?:included|pictured)|in (?:the )?box|complete)\b/i,
    },
  ],
  appliances: [
    {
      ask: "running",
      answeredBy:
        /\b(?:(?:see|hear|test|try|demo) it (?:running|run|work(?:ing)?|out)?|plugged in|hooked up|still (?:installed|connected)|can be tested|will demonstrate|power (?:available|to test))\b/i,
    },
  ],
  furniture: [
    { ask: "measurements", answeredBy: measure },
    {
      ask: "smokeFree",
      answeredBy: /\b(?:smok(?:e|ing|er)|smoke-?free|pets?|pet-?free|cats?|dogs?)\b/i,
    },
  ],
  tools: [
    {
      ask: "tryIt",
      answeredBy:
        /\b(?:can (?:be )?(?:test|try|tried|demo)\w*|test it|try it|come try|runs? (?:great|well|perfect\w*)|works? (?:great|well|perfect\w*))\b/i,
    },
    {
      ask: "batteries",
      answeredBy: /\b(?:batter(?:y|ies)|chargers?|bare tool|tool only|corded|gas|kit)\b/i,
    },
  ],
  "sporting-goods": [
    {
      ask: "size",
      answeredBy: new RegExp(
        `\\b(?:size|small|medium|large|x-?large|xl|\\d+ ?(?:cm|inch|in|mm|lbs?|pounds|kg)|one size)\\b|${measure.source}`,
        "i",
      ),
    },
    {
      ask: "notStolen",
      answeredBy: /\b(?:serial|receipt|original owner|proof of purchase|registered)\b/i,
    },
  ],
  vehicles: [
    {
      ask: "clearTitle",
      answeredBy:
        /\b(?:clean|clear|salvage|rebuilt|lost|no|have|pink|with|in hand)[ -](?:the )?(?:title|slip)\b|\btitle (?:in hand|is clean|is clear|in my name|ready)\b/i,
    },
  ],
  clothing: [
    {
      ask: "labelAndWear",
      answeredBy:
        /\b(?:(?:photo|picture|pic)s? of (?:the )?(?:label|tag)|nwt|with tags|tags (?:still )?(?:on|attached)|never worn|no (?:flaws|wear|stains))\b/i,
    },
    {
      ask: "authentic",
      answeredBy:
        /\b(?:authentic|genuine|100 ?% real|receipt|certificate|entrupy|replica|not authentic)\b/i,
    },
  ],
  jewelry: [
    {
      ask: "marked",
      answeredBy: /\b(?:marked|stamped|hallmark(?:ed)?|925|14 ?k|10 ?k|18 ?k|sterling)\b/i,
    },
    { ask: "weight", answeredBy: /\d ?(?:g|gr|grams?|dwt|oz|ounces?|ct|carats?)\b/i },
  ],
  "musical-instruments": [
    {
      ask: "changed",
      answeredBy:
        /\b(?:all original|stock|modified|mods?|upgraded|replaced|refinished|repair(?:ed|s)?|refret|new pickups|no (?:repairs|mods|modifications))\b/i,
    },
    { ask: "case", answeredBy: /\b(?:case|gig ?bag)\b/i },
  ],
  collectibles: [
    {
      ask: "edges",
      answeredBy: /\b(?:see (?:photos|pics|pictures)|(?:photo|picture|pic)s? (?:of|show))\b/i,
    },
    {
      ask: "graded",
      answeredBy: /\b(?:psa|bgs|cgc|sgc|graded|ungraded|raw|slab(?:bed)?)\b/i,
    },
  ],
  toys: [
    {
      ask: "complete",
      answeredBy:
        /\b(?:(?:100 ?% )?complete|incomplete|all (?:the )?(?:pieces|parts)|every (?:piece|part)|missing|sealed|new in box|nib|unopened)\b(?! (?:a|the|good|great|nice))/i,
    },
  ],
  "baby-items": [
    {
      ask: "whenMade",
      answeredBy:
        /\b(?:made in 20\d\d|manufactured|expires?|expiration|date of manufacture|dom)\b/i,
    },
    {
      ask: "accidentOrRecall",
      answeredBy:
        /\b(?:no accidents?|never (?:been )?in an? (?:accident|crash)|accident[- ]free|not recalled|no recalls?|recall)\b/i,
    },
  ],
  beauty: [
    {
      ask: "opened",
      answeredBy:
        /\b(?:unopened|sealed|never (?:opened|used)|opened|swatched|used (?:once|twice)|brand new|new in box)\b/i,
    },
    { ask: "expires", answeredBy: /\b(?:expires?|expiration|exp\.?|best before)\b/i },
  ],
  art: [
    {
      ask: "signed",
      answeredBy: /\b(?:signed|unsigned|numbered|signature|\d+ ?\/ ?\d+)\b/i,
    },
    {
      ask: "provenance",
      answeredBy:
        /\b(?:provenance|certificate|coa|bought (?:from|at)|from (?:the )?(?:estate|artist|gallery))\b/i,
    },
  ],
  antiques: [
    {
      ask: "repairsOrMarks",
      answeredBy:
        /\b(?:repair(?:ed|s)?|marked|mark on|stamped|unmarked|no (?:repairs|marks|chips|cracks))\b/i,
    },
    {
      ask: "underside",
      answeredBy: /\b(?:underside|bottom|marked on)\b/i,
    },
  ],
};
