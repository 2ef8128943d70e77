import type { Category } from "../../category.ts";

/** A question, and the words of a listing that answer it. */
export type Point = { ask: string; answeredBy?: RegExp };

export const works: Point = {
  ask: "Does everything work, and is anything damaged or missing?",
  answeredBy:
    /\b(?:works? (?:great|perfect(?:ly)?|fine|well|as (?:it should|intended|expected|new)|flawless(?:ly)?|like new|100 ?%)|(?:everything|all|it all|all functions|all buttons) works?|(?:fully|perfectly|100 ?%) (?:functional|functioning|working)|(?:in )?(?:perfect|full|great|good) working (?:order|condition)|tested (?:and|&|,) ?work(?:s|ing)|no (?:issues|problems)|nothing (?:wrong|broken)|runs (?:great|perfect(?:ly)?|fine|well|strong)|plays (?:great|perfectly)|for parts|not working|does(?:n['’]t| not) work)\b/i,
};
export const label: Point = {
  ask: "Can you send a photo of the maker's label or the serial number?",
  answeredBy:
    /\b(?:serial (?:number|no\.?|#)|s\/n|model (?:number|no\.?|#)|(?:photo|picture|pic)s? of (?:the )?(?:label|tag|serial))\b/i,
};
export const reason: Point = {
  ask: "How old is it, and why are you selling it?",
  answeredBy:
    /\b(?:(?:bought|purchased|got) (?:it |this |them )?(?:new )?(?:in|on|last|a (?:few|couple)|\d+|two|three|about)|(?:\d+|one|two|three|four|five|few) (?:years?|months?|weeks?) old|(?:moving|upgrad(?:ed|ing)|down ?sizing|no longer (?:need|use)|do(?:n['’]t| not) (?:need|use)|never use it|selling because|reason for selling))\b/i,
};

const measure =
  /\d ?(?:"|”|″|''|inch(?:es)?\b|in\.|ft\b|feet\b|cm\b|['’] ?\d)|\d ?(?:["”]? ?[wldh])? ?[x×] ?\d/i;
const phoneLike =
  /\b(?:phone|iphone|galaxy (?:s|a|z|note) ?\d|pixel|ipad|tablet|macbook|laptop|chromebook|watch|imac|computer)\b/i;

/** What decides the price of such things and no photo shows, point by point. */
export const pointsByCategory: Partial<Record<Category, readonly (Point & { only?: RegExp })[]>> = {
  electronics: [
    {
      ask: "Is it unlocked",
      only: /\b(?:phone|iphone|galaxy (?:s|a|z|note) ?\d|pixel|watch|cellular)\b/i,
      answeredBy:
        /\b(?:unlocked|locked to|carrier|verizon|at&t|t-?mobile|sprint|wi-?fi only|any network)\b/i,
    },
    {
      ask: "Is it signed out of every account",
      only: phoneLike,
      answeredBy:
        /\b(?:signed out|logged out|reset|wiped|icloud (?:is )?(?:off|removed|clear|free|unlocked)|no icloud|find my (?:iphone |phone )?(?:is )?off|no (?:google|activation) lock)\b/i,
    },
    {
      ask: "Are its cables there",
      answeredBy:
        /\b(?:(?:with|includes?|including|comes with|have|has|and|&|original|plus|no|without|missing) (?:\w+ ){0,4}(?:chargers?|cables?|cords?|adapt[eo]rs?|power supply)|(?:chargers?|cables?|cords?|adapt[eo]rs?) (?:is |are )?(?:not )?included|everything (?:included|pictured)|in (?:the )?box|complete)\b/i,
    },
  ],
  appliances: [
    {
      ask: "Can I see it running before I pay",
      answeredBy:
        /\b(?:(?:see|hear|test|try|demo) it (?:running|run|work(?:ing)?|out)?|plugged in|hooked up|still (?:installed|connected)|can be tested|will demonstrate|power (?:available|to test))\b/i,
    },
  ],
  furniture: [
    { ask: "What are its measurements", answeredBy: measure },
    {
      ask: "Is it from a smoke-free, pet-free home",
      answeredBy: /\b(?:smok(?:e|ing|er)|smoke-?free|pets?|pet-?free|cats?|dogs?)\b/i,
    },
  ],
  tools: [
    {
      ask: "Can I try it",
      answeredBy:
        /\b(?:can (?:be )?(?:test|try|tried|demo)\w*|test it|try it|come try|runs? (?:great|well|perfect\w*)|works? (?:great|well|perfect\w*))\b/i,
    },
    {
      ask: "Do batteries and charger come with it",
      answeredBy: /\b(?:batter(?:y|ies)|chargers?|bare tool|tool only|corded|gas|kit)\b/i,
    },
  ],
  "sporting-goods": [
    {
      ask: "What size is it",
      answeredBy: new RegExp(
        `\\b(?:size|small|medium|large|x-?large|xl|\\d+ ?(?:cm|inch|in|mm|lbs?|pounds|kg)|one size)\\b|${measure.source}`,
        "i",
      ),
    },
    {
      ask: "Can I have the serial number to check that it isn't stolen",
      answeredBy: /\b(?:serial|receipt|original owner|proof of purchase|registered)\b/i,
    },
  ],
  vehicles: [
    {
      ask: "Is the title in your name and clear",
      answeredBy:
        /\b(?:clean|clear|salvage|rebuilt|lost|no|have|pink|with|in hand)[ -](?:the )?(?:title|slip)\b|\btitle (?:in hand|is clean|is clear|in my name|ready)\b/i,
    },
  ],
  clothing: [
    {
      ask: "Can you send photos of the label and of any wear",
      answeredBy:
        /\b(?:(?:photo|picture|pic)s? of (?:the )?(?:label|tag)|nwt|with tags|tags (?:still )?(?:on|attached)|never worn|no (?:flaws|wear|stains))\b/i,
    },
    {
      ask: "Is it authentic",
      answeredBy:
        /\b(?:authentic|genuine|100 ?% real|receipt|certificate|entrupy|replica|not authentic)\b/i,
    },
  ],
  jewelry: [
    {
      ask: "Is it marked",
      answeredBy: /\b(?:marked|stamped|hallmark(?:ed)?|925|14 ?k|10 ?k|18 ?k|sterling)\b/i,
    },
    { ask: "What does it weigh", answeredBy: /\d ?(?:g|gr|grams?|dwt|oz|ounces?|ct|carats?)\b/i },
  ],
  "musical-instruments": [
    {
      ask: "Has anything been changed or repaired",
      answeredBy:
        /\b(?:all original|stock|modified|mods?|upgraded|replaced|refinished|repair(?:ed|s)?|refret|new pickups|no (?:repairs|mods|modifications))\b/i,
    },
    { ask: "Is the case there", answeredBy: /\b(?:case|gig ?bag)\b/i },
  ],
  collectibles: [
    {
      ask: "Can you send photos of the edges and the back",
      answeredBy: /\b(?:see (?:photos|pics|pictures)|(?:photo|picture|pic)s? (?:of|show))\b/i,
    },
    {
      ask: "Has it been graded",
      answeredBy: /\b(?:psa|bgs|cgc|sgc|graded|ungraded|raw|slab(?:bed)?)\b/i,
    },
  ],
  toys: [
    {
      ask: "Is it complete, with every part and the box",
      answeredBy:
        /\b(?:(?:100 ?% )?complete|incomplete|all (?:the )?(?:pieces|parts)|every (?:piece|part)|missing|sealed|new in box|nib|unopened)\b(?! (?:a|the|good|great|nice))/i,
    },
  ],
  "baby-items": [
    {
      ask: "When was it made",
      answeredBy:
        /\b(?:made in 20\d\d|manufactured|expires?|expiration|date of manufacture|dom)\b/i,
    },
    {
      ask: "Has it been in an accident or recalled",
      answeredBy:
        /\b(?:no accidents?|never (?:been )?in an? (?:accident|crash)|accident[- ]free|not recalled|no recalls?|recall)\b/i,
    },
  ],
  beauty: [
    {
      ask: "Has it been opened",
      answeredBy:
        /\b(?:unopened|sealed|never (?:opened|used)|opened|swatched|used (?:once|twice)|brand new|new in box)\b/i,
    },
    { ask: "When does it expire", answeredBy: /\b(?:expires?|expiration|exp\.?|best before)\b/i },
  ],
  art: [
    {
      ask: "Is it signed or numbered",
      answeredBy: /\b(?:signed|unsigned|numbered|signature|\d+ ?\/ ?\d+)\b/i,
    },
    {
      ask: "Do you know where it came from",
      answeredBy:
        /\b(?:provenance|certificate|coa|bought (?:from|at)|from (?:the )?(?:estate|artist|gallery))\b/i,
    },
  ],
  antiques: [
    {
      ask: "Are there repairs or marks",
      answeredBy:
        /\b(?:repair(?:ed|s)?|marked|mark on|stamped|unmarked|no (?:repairs|marks|chips|cracks))\b/i,
    },
    {
      ask: "Can you send a photo of the underside",
      answeredBy: /\b(?:underside|bottom|marked on)\b/i,
    },
  ],
};
