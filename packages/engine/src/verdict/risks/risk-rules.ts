/**
 * Words in a listing that are a reason to be careful. `blocks` means that it must not be bought to
 * be resold, whatever the profit. The patterns run whatever the case. Recalled and forbidden products are data
 * of their own (restricted/).
 */
export type RiskRule = {
  kind: string;
  pattern: RegExp;
  sentence: string;
  blocks: boolean;
  /** Only where these words, not denied, stand in the listing as well. */
  needs?: RegExp;
  /** Never where these words stand in it. */
  unless?: RegExp;
};

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

const payInPerson = "You can't reverse this kind of payment. Pay in person, after you see it.";
/** Nobody who hands a thing over at a pickup asks for these. */
const irreversible =
  /\b(?:(?:pay|payment|paid|accept(?:s|ed|ing)?|send|take|prefer|via|with|by|through|in|only|or|use) (?:(?:an?|by|with|in|apple|amazon|google|steam|visa|ebay|target|walmart|prepaid) ){0,4}gift cards?|gift cards? (?:only|accepted|as payment|preferred|please)|wire (?:transfers?|the money)|western union|money ?gram|bitcoin|crypto(?:currency)? (?:only|accepted|payment)|friends (?:and|&) family|f ?& ?f only)\b/;
const paymentApp = /\b(?:zelle|venmo|cash ?app|apple pay|bank transfer)\b/;
/** Beside cash at a pickup an app is a convenience; as the only way, or before meeting, it is a sign. */
const onlyByApp =
  /\b(?:zelle|venmo|cash ?app)\b(?=(?:(?: (?:or|and|\/|&))? ?(?:zelle|venmo|cash ?app|apple pay)){0,4} (?:only|is (?:best|preferred)|preferred|payments? only)\b)|(?<=\b(?:only|just) (?:(?:by|via|with|through|take|accept|taking|accepting|accepts|use) )?)(?:zelle|venmo|cash ?app)\b/;
const beforeMeeting =
  /\b(?:deposits?|(?:to|will|can|i['’]?ll) hold (?:it|this|for)?|holding fee|reserve(?: it)?|up ?front|in advance|before (?:pick ?up|meeting|you (?:come|see)|i (?:ship|send|hold)|shipping|delivery)|pay(?:ment)? first|(?:can|will|i|we|only|have it|be) ship(?:s|ped|ping)?|ship(?:ping|s|ped)? (?:only|available|is|it|to|after|once|anywhere|nationwide|cost\w*|extra)|deliver(?:ed|y|ies)? (?:after|once|upon) pay\w*|mail (?:it|to))\b/i;

// Scam signs: scamclarity.com 2026-05-21, fakeorlegit.io, a BBB note.
const scamSigns: readonly RiskRule[] = [
  warn("unprotected_payment", irreversible, payInPerson),
  {
    ...warn("unprotected_payment", paymentApp, payInPerson),
    needs: beforeMeeting,
  },
  {
    ...warn("unprotected_payment", onlyByApp, payInPerson),
    unless: /\bcash\b(?! ?app)/i,
  },
  warn(
    "deposit",
    /\b(?:(?:with|requires?|need|small|non.?refundable) (?:a )?(?:small )?deposit|deposit (?:required|to hold|holds|first)|pay(?:ment)? (?:up ?front|in advance|first))\b/,
    "They want money before you see it. Don't send a deposit.",
  ),
  warn(
    "ships_only",
    /\b(?:ship(?:ping|s|ped)? only|no (?:local )?(?:pick ?ups?|meet ?ups?)|(?:can ?not|can'?t|won'?t|unable to) meet)\b/,
    "The seller won't meet. Use a platform with buyer protection, or walk away.",
  ),
  warn(
    "verification_code",
    /\b(?:verification|google voice|6.?digit) code\b/,
    "Nobody needs a code from your phone to sell you something.",
  ),
  warn(
    "off_platform",
    /\b(?:whats ?app|telegram|email me (?:at|directly)|contact me (?:at|outside)|text me at)\b/,
    "They want to leave the marketplace chat, where nothing protects you.",
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
    "A rushed sob story is a common trick. Take the time to check.",
  ),
];

const authenticity: readonly RiskRule[] = [
  block(
    "counterfeit",
    /\b(?:replicas?|knock.?offs?|1:1 (?:quality|copy)|aaa quality|not authentic|counterfeit|(?:is|are|it'?s) fake|mirror quality)\b/,
    "The listing says it's a copy. Selling counterfeits is illegal and gets accounts closed.",
  ),
  warn(
    "counterfeit_prone",
    /\b(?:louis vuitton|gucci|chanel|herm[eè]s|prada|rolex|cartier|omega watch|tiffany|pandora|moncler|canada goose|off-white (?:x|hoodie|belt|nike|tee|shirt|jacket)|supreme (?:hoodie|tee|t-?shirt|shirt|box logo|bag|hat|jacket|backpack)|yeezys?|air jordans?|jordan \d+|nike dunks?|airpods|beats by dre|ray.?bans?|oakleys?|dyson airwrap|uggs?|goyard|balenciaga|dior|burberry|michael kors|coach (?:bag|purse|handbag|tote))\b/,
    "This brand is often faked. Check serial numbers, stitching and receipts before you pay.",
  ),
];

// CPSIA 2008: selling a recalled product is unlawful for anyone, yard sales included.
const checks: readonly RiskRule[] = [
  warn(
    "check_recall",
    /\b(?:cribs?|bassinets?|car ?seats?|booster seat|bunk beds?|hoverboards?|play ?yards?|pack.?n.?play|high ?chairs?|infant swing|baby gate|space heaters?|pressure cookers?|instant pot)\b/,
    "Check the model at cpsc.gov/recalls first. Selling a recalled one is illegal.",
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
    "Alcohol may not be resold without a license.",
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
    "Without a clean title, it's hard to register or resell.",
  ),
  warn(
    "infestation",
    /\b(?:bed ?bugs?|roach(?:es)?|mold(?:y)?|mildew)\b/,
    "Pests and mold can spread to your home and cost more than the item earns.",
  ),
];

export const riskRules: readonly RiskRule[] = [
  ...prohibited,
  ...checks,
  ...authenticity,
  ...scamSigns,
  ...condition,
];
