import type { riskWords } from "../../words/english/risks.ts";

export type RiskSentence = keyof typeof riskWords.english;

/**
 * Words in a listing that are a reason to be careful. `blocks` means that it must not be bought to
 * be resold, whatever the profit. The patterns run whatever the case. Recalled and forbidden products are data
 * of their own (restricted/).
 */
export type RiskRule = {
  kind: string;
  pattern: RegExp;
  sentence: RiskSentence;
  blocks: boolean;
  /** Only where these words, not denied, stand in the listing as well. */
  needs?: RegExp;
  /** Never where these words stand in it. */
  unless?: RegExp;
};

const warn = (kind: string, pattern: RegExp, sentence: RiskSentence): RiskRule => ({
  kind,
  pattern,
  sentence,
  blocks: false,
});
const block = (kind: string, pattern: RegExp, sentence: RiskSentence): RiskRule => ({
  ...warn(kind, pattern, sentence),
  blocks: true,
});

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
  warn("unprotected_payment", irreversible, "payInPerson"),
  {
    ...warn("unprotected_payment", paymentApp, "payInPerson"),
    needs: beforeMeeting,
  },
  {
    ...warn("unprotected_payment", onlyByApp, "payInPerson"),
    unless: /\bcash\b(?! ?app)/i,
  },
  warn(
    "deposit",
    /\b(?:(?:with|requires?|need|small|non.?refundable) (?:a )?(?:small )?deposit|deposit (?:required|to hold|holds|first)|pay(?:ment)? (?:up ?front|in advance|first))\b/,
    "deposit",
  ),
  warn(
    "ships_only",
    /\b(?:ship(?:ping|s|ped)? only|no (?:local )?(?:pick ?ups?|meet ?ups?)|(?:can ?not|can'?t|won'?t|unable to) meet)\b/,
    "shipsOnly",
  ),
  warn("verification_code", /\b(?:verification|google voice|6.?digit) code\b/, "verificationCode"),
  warn(
    "off_platform",
    /\b(?:whats ?app|telegram|email me (?:at|directly)|contact me (?:at|outside)|text me at)\b/,
    "offPlatform",
  ),
  warn(
    "stock_photo",
    /\b(?:stock (?:photos?|pictures?|images?)|(?:photos?|pictures?|images?|pics?) (?:from|off) (?:the )?(?:internet|web|google|online))\b/,
    "stockPhoto",
  ),
  warn("courier", /\b(?:courier|escrow|my (?:mover|shipper|agent) will)\b/, "courier"),
  warn(
    "urgency_story",
    /\b(?:deploy(?:ed|ment|ing)|leaving the country|out of the country|going overseas)\b/,
    "urgencyStory",
  ),
];

const authenticity: readonly RiskRule[] = [
  block(
    "counterfeit",
    /\b(?:replicas?|knock.?offs?|1:1 (?:quality|copy)|aaa quality|not authentic|counterfeit|(?:is|are|it'?s) fake|mirror quality)\b/,
    "counterfeit",
  ),
  warn(
    "counterfeit_prone",
    /\b(?:louis vuitton|gucci|chanel|herm[eè]s|prada|rolex|cartier|omega watch|tiffany|pandora|moncler|canada goose|off-white (?:x|hoodie|belt|nike|tee|shirt|jacket)|supreme (?:hoodie|tee|t-?shirt|shirt|box logo|bag|hat|jacket|backpack)|yeezys?|air jordans?|jordan \d+|nike dunks?|airpods|beats by dre|ray.?bans?|oakleys?|dyson airwrap|uggs?|goyard|balenciaga|dior|burberry|michael kors|coach (?:bag|purse|handbag|tote))\b/,
    "counterfeitProne",
  ),
];

// CPSIA 2008: selling a recalled product is unlawful for anyone, yard sales included.
const checks: readonly RiskRule[] = [
  warn(
    "check_recall",
    /\b(?:cribs?|bassinets?|car ?seats?|booster seat|bunk beds?|hoverboards?|play ?yards?|pack.?n.?play|high ?chairs?|infant swing|baby gate|space heaters?|pressure cookers?|instant pot)\b/,
    "checkRecall",
  ),
];

// Facebook's commerce policy; eBay forbids nearly all of the same.
const prohibited: readonly RiskRule[] = [
  block(
    "weapon",
    /\b(?:hand ?guns?|pistols?|revolvers?|shot ?guns?|rifles?|ar.?15|glock|ammo|ammunition|\d+ ?rounds of|firearms?|silencers?|brass knuckles|switchblades?|tasers?|stun guns?)\b(?! (?:scopes?|cases?|safes?|racks?|bags?|slings?|cabinets?|cans?|box|holsters?|grips?|covers?))/,
    "weapon",
  ),
  block(
    "tobacco_or_drugs",
    /\b(?:vapes?|e.?cig(?:arette)?s?|juul|cigarettes?|cigars|cbd|thc|marijuana|cannabis|kratom)\b(?! (?:box|case|cutter|humidor|lighter|holder|sign|tins?|cards?))/,
    "tobaccoOrDrugs",
  ),
  block(
    "alcohol",
    /\b(?:unopened|sealed|full|bottles? of|cases? of) (?:\w+ ){0,2}(?:bourbon|whiske?y|wine|vodka|tequila|beer|scotch|champagne|rum)\b/,
    "alcohol",
  ),
  block(
    "digital_or_account",
    /\b(?:account for sale|netflix account|steam account|jailbroken fire ?stick|jailbroken tv|streaming codes?)\b/,
    "digitalOrAccount",
  ),
];

const condition: readonly RiskRule[] = [
  warn(
    "locked",
    /\b(?:icloud lock(?:ed)?|activation lock(?:ed)?|black ?list(?:ed)?|bad (?:esn|imei)|mdm lock(?:ed)?|still (?:owe|financed)|google lock(?:ed)?|carrier locked|locked to (?:at&t|verizon|t-?mobile|sprint))/,
    "locked",
  ),
  warn(
    "vehicle_title",
    /\b(?:salvage(?:d)?(?: title)?|rebuilt title|no title|lost title|title (?:lost|missing)|bill of sale only)\b/,
    "vehicleTitle",
  ),
  warn("infestation", /\b(?:bed ?bugs?|roach(?:es)?|mold(?:y)?|mildew)\b/, "infestation"),
];

export const riskRules: readonly RiskRule[] = [
  ...prohibited,
  ...checks,
  ...authenticity,
  ...scamSigns,
  ...condition,
];
