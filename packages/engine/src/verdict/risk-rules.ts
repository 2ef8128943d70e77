/**
 * Words in a listing that are a reason to be careful. `blocks` means that it must not be bought to
 * be resold, whatever the profit. The patterns run whatever the case.
 */
export type RiskRule = { kind: string; pattern: RegExp; sentence: string; blocks: boolean };

const warn = (kind: string, pattern: RegExp, sentence: string): RiskRule => ({
  kind,
  pattern,
  sentence,
  blocks: false,
});
const block = (kind: string, pattern: RegExp, sentence: string): RiskRule => ({
  ...warn(kind, pattern, sentence),
  blocks: true,
});

// Scam signs: scamclarity.com 2026-05-21, fakeorlegit.io, a BBB note.
const scamSigns: readonly RiskRule[] = [
  warn(
    "unprotected_payment",
    /\b(?:zelle|venmo|cash ?app|gift cards?|wire transfer|western union|friends (?:and|&) family)\b/,
    "This way of paying cannot be taken back. Pay in person, after you have seen it.",
  ),
  warn(
    "deposit",
    /\b(?:(?:with|requires?|need|small|non.?refundable) (?:a )?(?:small )?deposit|deposit (?:required|to hold|holds|first)|pay(?:ment)? (?:up ?front|in advance|first))\b/,
    "It asks for money before you see the thing. Do not send a deposit.",
  ),
  warn(
    "ships_only",
    /\b(?:ship(?:ping|s|ped)? only|no (?:local )?(?:pick ?ups?|meet ?ups?)|(?:can ?not|can'?t|won'?t|unable to) meet)\b/,
    "The seller will not meet. Use a platform with buyer protection or walk away.",
  ),
  warn(
    "verification_code",
    /\b(?:verification|google voice|6.?digit) code\b/,
    "Nobody needs a code from your phone to sell you something.",
  ),
  warn(
    "off_platform",
    /\b(?:whats ?app|telegram|email me (?:at|directly)|contact me (?:at|outside)|text me at)\b/,
    "It moves the talk off the marketplace, where nothing protects you.",
  ),
  warn(
    "stock_photo",
    /\b(?:stock (?:photos?|pictures?|images?)|(?:photos?|pictures?|images?|pics?) (?:from|off) (?:the )?(?:internet|web|google|online))\b/,
    "The pictures are not of this item. Ask for one with today's date on paper.",
  ),
  warn(
    "courier",
    /\b(?:courier|escrow|my (?:mover|shipper|agent) will)\b/,
    "Couriers and escrow pages are a common trick. Meet and pay in person.",
  ),
  warn(
    "urgency_story",
    /\b(?:deploy(?:ed|ment|ing)|leaving the country|out of the country|going overseas)\b/,
    "A story that presses for time is a common trick. Take the time to check.",
  ),
];

const authenticity: readonly RiskRule[] = [
  block(
    "counterfeit",
    /\b(?:replicas?|knock.?offs?|1:1 (?:quality|copy)|aaa quality|not authentic|counterfeit|(?:is|are|it'?s) fake|mirror quality)\b/,
    "It says itself that it is a copy. Selling counterfeits is unlawful and gets accounts closed.",
  ),
  warn(
    "counterfeit_prone",
    /\b(?:louis vuitton|gucci|chanel|herm[eè]s|prada|rolex|cartier|omega watch|tiffany|pandora|moncler|canada goose|off-white (?:x|hoodie|belt|nike|tee|shirt|jacket)|supreme (?:hoodie|tee|t-?shirt|shirt|box logo|bag|hat|jacket|backpack)|yeezys?|air jordans?|jordan \d+|nike dunks?|airpods|beats by dre|ray.?bans?|oakleys?|dyson airwrap|uggs?|goyard|balenciaga|dior|burberry|michael kors|coach (?:bag|purse|handbag|tote))\b/,
    "This brand is copied a lot. Check serial numbers, stitching and receipts before you pay.",
  ),
];

// CPSIA 2008: selling a recalled product is unlawful for anyone, yard sales included.
const recalls: readonly RiskRule[] = [
  block(
    "recalled",
    /\b(?:drop.?side cribs?|crib bumpers?|inclined sleepers?|rock ?['n]{1,3} ?play|rock (?:and|&) play|boppy (?:newborn )?lounger|buckyballs|zen magnets|(?:metal|steel).?tip(?:ped)? lawn darts|jarts|galaxy note ?7|peloton tread ?(?:\+|plus)|leachco podster|snuggle nest)(?![a-z])/,
    "This kind of product has been recalled or banned, and selling it is unlawful even second-hand.",
  ),
  warn(
    "check_recall",
    /\b(?:cribs?|bassinets?|car ?seats?|booster seat|bunk beds?|hoverboards?|play ?yards?|pack.?n.?play|high ?chairs?|infant swing|baby gate|space heaters?|pressure cookers?|instant pot)\b/,
    "Check the model at cpsc.gov/recalls first: selling a recalled one is unlawful.",
  ),
];

// Facebook's commerce policy; eBay forbids nearly all of the same.
const prohibited: readonly RiskRule[] = [
  block(
    "weapon",
    /\b(?:hand ?guns?|pistols?|revolvers?|shot ?guns?|rifles?|ar.?15|glock|ammo|ammunition|\d+ ?rounds of|firearms?|silencers?|brass knuckles|switchblades?|tasers?|stun guns?)\b(?! (?:scopes?|cases?|safes?|racks?|bags?|slings?|cabinets?|cans?|box|holsters?|grips?|covers?))/,
    "Weapons and ammunition may not be sold on Facebook, OfferUp or eBay.",
  ),
  block(
    "tobacco_or_drugs",
    /\b(?:vapes?|e.?cig(?:arette)?s?|juul|cigarettes?|cigars|cbd|thc|marijuana|cannabis|kratom)\b(?! (?:box|case|cutter|humidor|lighter|holder|sign|tins?|cards?))/,
    "Tobacco, vapes and drugs may not be sold on these marketplaces.",
  ),
  block(
    "alcohol",
    /\b(?:unopened|sealed|full|bottles? of|cases? of) (?:\w+ ){0,2}(?:bourbon|whiske?y|wine|vodka|tequila|beer|scotch|champagne|rum)\b/,
    "Alcohol may not be resold without a licence.",
  ),
  block(
    "medical",
    /\b(?:prescription (?:drugs?|meds?|medications?|pills?)|insulin|test strips|contact lens(?:es)?|cpap|ozempic|wegovy|xanax|adderall|syringes?)\b/,
    "Medicines and prescription devices may not be sold on these marketplaces.",
  ),
  block(
    "digital_or_account",
    /\b(?:account for sale|netflix account|steam account|jailbroken fire ?stick|jailbroken tv|streaming codes?)\b/,
    "Accounts and digital goods may not be sold on these marketplaces.",
  ),
];

const condition: readonly RiskRule[] = [
  warn(
    "locked",
    /\b(?:icloud lock(?:ed)?|activation lock(?:ed)?|black ?list(?:ed)?|bad (?:esn|imei)|mdm lock(?:ed)?|still (?:owe|financed)|google lock(?:ed)?|carrier locked|locked to (?:at&t|verizon|t-?mobile|sprint))/,
    "A locked or unpaid phone may never be usable. Check the IMEI and the lock before you pay.",
  ),
  warn(
    "vehicle_title",
    /\b(?:salvage(?:d)?(?: title)?|rebuilt title|no title|lost title|title (?:lost|missing)|bill of sale only)\b/,
    "Without a clean title it is hard to register or to resell.",
  ),
  warn(
    "infestation",
    /\b(?:bed ?bugs?|roach(?:es)?|mold(?:y)?|mildew)\b/,
    "Pests and mold follow a thing home and cost more than it earns.",
  ),
];

export const riskRules: readonly RiskRule[] = [
  ...prohibited,
  ...recalls,
  ...authenticity,
  ...scamSigns,
  ...condition,
];
