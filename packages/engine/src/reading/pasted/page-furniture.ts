import {
  bareLinks,
  mapRemarks,
  preparedMessages,
  sellerLinks,
  wholeLineOf,
} from "./page-phrases.ts";

/** Where a page stops speaking of its listing: everything after belongs to other listings. */
const otherListings =
  /^(?:today['’]?s picks|more like this|similar (?:items|listings|products|to this)|sponsored(?: (?:items|listings|posts))?|related (?:items|listings|posts|products|searches)|you (?:may|might) also like|recommended(?: for you)?|people (?:also|who)|others? also|more from this seller|seller['’]?s other (?:items|listings)|other (?:items|listings)|browse similar|explore related|inspired by|recently viewed|suggested (?:for you|listings)|more (?:items|listings|nearby|ads)|see (?:more|all) (?:listings|items)|shop similar|post id: ?\d+.*|best of \[\?\]|©.*craigslist.*)\b[\s:>]*$/i;

/** The end of the listing's own words; facts about the seller, maps and safety follow. */
const endOfDescription =
  /^(?:seller|post id: ?\d+.*|avoid scams.*|seller (?:information|details|info)|about (?:the|this) seller|meet the seller|sold by|seller description|send (?:the )?seller a message|message seller|ask (?:the )?seller.*|joined facebook in .*|location is approximate|map data.*|safety tips|report (?:this )?(?:item|listing|ad|post)|buyer protection|purchase protection|learn more about.*|posted: .*|updated: .*|©.*)$/i;

const menuWords =
  /^(?:home|menu|search(?: marketplace| craigslist)?|search results|marketplace|browse all|notifications|inbox|marketplace access|buying|selling|create new listing|sell|categories|filters|log ?in(?: to continue)?|forgot(?:ten)? password\??|create (?:an? |new )*account|sign ?(?:in|up)|sign up for free|account|my account|my offers|help|chats?|messenger|message|messages|save|saved|share|favorite|favou?rites?|hide|flag|flagged|print|reply|contact|call|text|email|make (?:an )?offer|buy(?: it)? now|add to cart|add to watchlist|ask|is this (?:still )?available\??|hi,? is this (?:still )?available\??|hello, is this still available\??|send|cancel|close|back|next|previous|prev|skip to .*|see (?:more|less|all|details|translation)|show (?:more|less|map)|read more|more|follow|following|like|comment|details|description|about this item|item details|condition|category|condition & details|location|price|overview|photos?|images?|\d+ ?(?:\/|of) ?\d+|image \d+ of \d+|[‹›<>▲▼•·|×✕★☆…\s]+|qr code link to this post|google map|more ads by this user|delete|edit|account settings|post(?: an ad)?|posting|\[\?\]|prohibited ?\[\?\]|craigslist|cl|facebook|facebook marketplace|offerup|ebay|for sale(?: by (?:owner|dealer))?|> .*|.* > .*|shop by category|local pickup|in stock|free shipping|pickup only|door (?:pickup|dropoff).*|public meetup|meet up|details & condition|product details|unread|new messages?|notifications? ?\(?\d*\)?|today|yesterday|.{0,12}logo)$/i;

const listedLine =
  /^(?:(?:listed|posted|renewed|updated|active|bumped)\b.*?\b(?:ago|today|yesterday|just now|week|day|hour|minute)s?(?: ago)?|listed)\b(?: (?:in|near|at) (?<place>.+))?$/i;
const placeLine =
  /^[A-Z][\p{L}.' -]{1,40}, (?:[A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?)(?:,? \d{5})?(?:,? (?:USA|United States))?$/u;

export const isOtherListings = (line: string): boolean => otherListings.test(line);
export const isEndOfDescription = (line: string): boolean => endOfDescription.test(line);
/** "Home / Audio / Turntables": the way to the page, not its name, as "stools / leather / wood" is. */
const breadcrumbs = /^\p{Lu}[\p{L}&' ]*(?: [/›»|] \p{Lu}[\p{L}&' ]*){2,}$/u;

const sellerLink = wholeLineOf(sellerLinks);
const otherFurniture = wholeLineOf([...preparedMessages, ...mapRemarks, ...bareLinks]);

/** "Contact seller", "Seller's other items": a link beside the listing, and no heading over others. */
export const isSellerLink = (line: string): boolean => sellerLink.test(line);
export const isMenuLine = (line: string): boolean =>
  menuWords.test(line) ||
  isSellerLink(line) ||
  otherFurniture.test(line) ||
  breadcrumbs.test(line) ||
  !/[\p{L}\d]/u.test(line);
export const isPlaceLine = (line: string): boolean => placeLine.test(line);

/** The place of "Listed 3 days ago in Denver, CO": "" when the line names none, null for other lines. */
export function placeOfListedLine(line: string): string | null {
  const match = listedLine.exec(line);
  return match === null ? null : (match.groups?.["place"] ?? "").trim();
}
