import { findAnimal } from "./find-animal.ts";
import type { NotAnItemReason } from "./identification.ts";

/** The text without prices; `category` is the marketplace's own words. */
export type ListingWords = { title: string; description: string; category: string };

const dwelling =
  "(?:apartment|apt|condo|studio|house|home|flat|townhouse|duplex|loft|bungalow|cottage)";
/** In this order: "roommate wanted" is about a home, "drivers wanted" about a job. */
const ruleByReason: readonly { reason: NotAnItemReason; title: RegExp; category?: RegExp }[] = [
  {
    reason: "job",
    title:
      /\b(?:now hiring|hiring(?: now| immediately)?|help wanted(?! sign)|job (?:opening|opportunity|offer|available|vacancy)|(?:part|full)[- ]time (?:job|position|work|nanny|driver|cashier|cook|cleaner|sales)|apply (?:now|today|online)|drivers? (?:needed|wanted)|(?:nanny|cook|cleaner|caregiver|driver|welder|server|worker|staff|helper|technician|stylist|hairdresser|barber|chef|therapist)s? (?:needed|wanted|required)|immediate (?:start|openings?)|work from home|\$?\d+ ?(?:\/|per|an) ?h(?:ou)?r pay|earn (?:cash|money|up to)|per hour)\b|(?<!\S)\/ ?h(?:ou)?r\b/i,
    category: /^(?:jobs?|gigs?|employment)\b/i,
  },
  {
    reason: "housing",
    title: new RegExp(
      String.raw`\b(?:\d+ ?(?:br|bd|bdrm|bed ?rooms?|beds?)\b.{0,25}(?:\b\d(?:\.\d)? ?(?:ba|baths?|bathrooms?)\b|\b${dwelling}s?\b(?!-? ?siz)|\bto rent\b|\bfor rent\b)|(?:room|${dwelling}|garage|basement|office space|parking space)s? (?:available |is |now )*(?:for|to) (?:rent|let|lease|share)|rooms? (?:available|in shared|in (?:a )?house)\b|room ?mates? (?:wanted|needed)|sub ?(?:let|lease)\b|lease (?:takeover|transfer)|(?:single|double|furnished) room (?:available|to|for)|${dwelling} for sale(?! by)|(?:beach|vacation) (?:house|home|rental)|section 8|move[- ]in (?:ready|special))`,
      "i",
    ),
    category: /^(?:housing|real estate|property|apartments?|rentals?|rooms?)\b/i,
  },
  {
    reason: "wanted",
    title:
      /^\W*(?:wtb|iso|in search of|looking (?:for|to buy)|want(?:ed)? to buy|i (?:want|need) (?:a|an|to buy)|searching for|buying)\b(?! (?:a )?(?:good |new |loving |forever )*home)|^\W*wanted\b(?! (?:poster|sign|dead|man|movie|dvd|cd|book|game|\w+ poster))|\bwanted\s*:|(?<!\b(?:most|need for speed most|help))\s\bwanted\b\s*[!.)\]]*$|\b(?:we|i) (?:will )?buy\b|\bcash (?:paid )?for (?:your|junk|cars|phones|iphones|old|broken|used)\b|\b(?:will pay|paying) (?:top |cash|good)|\bbuying (?:all|your|any|used|broken)\b|\bsell (?:me )?your\b/i,
  },
  {
    reason: "rental",
    title:
      /\b(?:(?:for|to) (?:rent|hire|let)|(?<!\b(?:ex|former|old)[- ])rentals?\b(?! (?:car )?(?:return|copy|dvd|movie|box|sale|fleet))|rent (?:a|our|this|me)|(?:party|gazebo|marquee|heater|skip|van|car|tool|plant|bouncy castle|chair|equipment|costume|crockery) hire|hire (?:service|company)|self[- ]storage)\b|(?:\/ ?|\bper )(?:month|mo|week|wk|pcm|day)\b(?! (?:supply|old|free|trial|planner|ago|pass|calendar|bed))|\bper night\b|\b(?:monthly|weekly|daily) (?:rent|rate|hire)/i,
  },
  {
    reason: "service",
    title:
      /\b(?:(?:cleaning|moving|repair|outboard|boiler|driving|delivery|installation|install|removal|painting|landscaping|lawn|tree|gardening|plumbing|electrical|roofing|plastering|towing|hauling|hauling|storage|photography|dj|catering|tutoring|unlock(?:ing)?|carpet cleaning|house ?keeping|pest control|web design|removals|locksmith|rubbish|waste) (?:service|services|work|company|contractors?|experts?|specialists?|shop)\b(?! (?:manual|cart|trolley|tool))|\b(?:local|reliable|experienced|professional|need an?) handyman\b|handyman (?:available|for hire|services?)\b|mobile (?:mechanic|detailing|notary|groomer)\b(?! tool)|(?:pressure|power|soft) washing\b(?! machine)|photographer (?:available|for hire)|free (?:estimates?|quotes?)|licensed (?:and|&) insured|lawn care|lawn mowing\b|junk removal|rubbish (?:removal|clearance)|house clearance|dog walk(?:ing|er)\b|pet sitting|baby ?sitt(?:ing|er)\b|child ?care\b|tutor(?:s|ing)?\b|(?:guitar|piano|music|drum|violin|singing|swim|swimming|driving|tennis|spanish|english|dance|art|golf|riding) (?:lessons?|classes|teacher|tuition)\b(?! (?:books?|dvds?|cds?))|(?:man|men) (?:and|&|with a?) ?van\b|(?:iphone|phone|screen|computer|laptop|tv|bike|appliance|ps\d|console|macbook|ipad|watch|car|boiler|window|washer) (?:screens? )?repairs?\b(?! (?:kit|manual|tool|stand|parts?|book|guide))|screens? (?:done|fixed|replaced)\b|(?:computer|phone|laptop|iphone)s? fix(?:ing)?\b|i (?:will|can) (?:fix|repair|clean|paint|move|mow|install|build)\b|we (?:fix|repair|clean|move|install|build|offer)\b|unlock phone shop|(?:unlock|flash)(?:ing)? (?:un\w+ )?(?:your |\w+ )?phones?\b|call (?:us )?for (?:a )?quote)/i,
    category: /^(?:services?)\b/i,
  },
];

/** What makes a listing no thing to flip, with the words that show it; null for a thing for sale. */
export function findNotAnItem(
  listing: ListingWords,
): { reason: NotAnItemReason; words: string } | null {
  for (const { reason, title, category } of ruleByReason) {
    const words = title.exec(listing.title)?.[0] ?? category?.exec(listing.category.trim())?.[0];
    if (words !== undefined) return { reason, words: words.trim() };
  }
  const offered =
    /\b(?:free estimates?|licensed (?:and|&) insured|now hiring|first and last month['’]?s? rent|utilities included|no pets allowed.{0,40}lease)\b/i.exec(
      listing.description,
    )?.[0];
  if (offered !== undefined) return { reason: reasonFromDescription(offered), words: offered };
  const animal = findAnimal(listing);
  return animal === null ? null : { reason: "animal", words: animal };
}

function reasonFromDescription(words: string): NotAnItemReason {
  if (/hiring/i.test(words)) return "job";
  return /rent|utilities|lease/i.test(words) ? "housing" : "service";
}
