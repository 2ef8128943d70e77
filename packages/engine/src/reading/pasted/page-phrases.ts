/**
 * What pages print around a listing, as data: regular expressions of whole lines. A line of one of
 * these is never a title, a description or a place.
 */
const link = String.raw`https?:\/\/\S+|www\.\S+`;

/** Links and buttons about the seller, which a page sets beside the title or the price. */
export const sellerLinks: readonly string[] = [
  String.raw`(?:contact|message|ask|email|call|text|follow|save|report|view|visit|chat with) (?:the |this )?(?:seller|store|shop|owner|poster|user|profile)s?`,
  String.raw`(?:the )?seller['’]?s? (?:other items|profile|page|store|listings|feedback|ratings)`,
  String.raw`(?:see|view|browse|visit) (?:all |the |other |more |seller['’]?s )*(?:items|listings|profile|store|shop|feedback)(?: (?:from|by) (?:this|the) seller)?`,
  String.raw`(?:other items|more) (?:from|by) (?:this|the) seller`,
  String.raw`message (?!board|cent|in a bottle)\p{Lu}[\p{L}'’-]+`,
];

/** Messages that a page has ready to be sent. */
export const preparedMessages: readonly string[] = [
  String.raw`(?:(?:hi|hello|hey)(?: there)?(?:,? \p{L}[\p{L}'’.-]*){0,2}[,!.]? ?)?(?:is|are) (?:this|these|it|the item|your item)(?: item| listing)? (?:still )?(?:available|for sale)\??`,
  String.raw`(?:(?:hi|hello|hey)(?:,? \p{L}[\p{L}'’.-]*){0,2}[,!.]? ?)?(?:i['’]?m|i am) interested in (?:this|your|the)(?: item| listing)?[.!]?(?: is (?:it|this) still available\??)?`,
  String.raw`(?:what condition is (?:this|the|it)(?: item)?(?: in)?|do you deliver|can you deliver|where are you located|is the price negotiable|can i (?:see|buy) it today|what is the condition)\?`,
  String.raw`(?:start|send) (?:a )?(?:conversation|message|chat)(?: with .{1,30})?`,
  String.raw`(?:write|type) (?:a |your )?message(?: here)?(?:\.{3}|…)?`,
];

/** Remarks of a map and of its privacy. */
export const mapRemarks: readonly string[] = [
  String.raw`(?:the )?(?:item |exact )?(?:location|address)? ?(?:is|are) (?:approximate|hidden|not shown|shared after .*)`,
  String.raw`approximate location`,
  String.raw`map (?:data|of) .*`,
  String.raw`get directions|show map|view (?:on )?map|open in maps`,
];

/** A line that is an address of a page and nothing else. */
export const bareLinks: readonly string[] = [String.raw`(?:${link})(?: (?:${link}))*`];

export const wholeLineOf = (phrases: readonly string[]): RegExp =>
  new RegExp(String.raw`^(?:${phrases.join("|")})$`, "iu");

/** What people write beside a link that they paste. */
const idleWords =
  /\b(?:check|this|that|out|one|listing|link|look|at|here|is|it|what|about|worth|good|deal|a|the|see|please|thoughts|how|item|hey|hi|you|think|do|of|buy|should|i)\b/gi;

/** A text that is a link and says nothing of what it leads to. */
export function isBareLink(text: string): boolean {
  const links = new RegExp(link, "giu");
  if (text.search(links) === -1) return false;
  return !/[\p{L}\d]/u.test(text.replace(links, " ").replace(idleWords, " "));
}
