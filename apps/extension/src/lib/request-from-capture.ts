import { limits, type ListingRequest } from "@flipworth/contract";
import { languages, sayIn, type Voice } from "@flipworth/words";
import type { Capture } from "../messaging/protocol.ts";
import { previewWords } from "../words/english/preview.ts";

export type AnalysisInput = { listing?: ListingRequest; screenshots?: readonly Blob[] };

/** What goes to the server: the listing's words, cut to its limits, and the picture if one was taken. */
export function requestFromCapture({ content, picture, url, wishes }: Capture): AnalysisInput {
  const listing = content.kind === "listing" ? content.listing : undefined;
  const facts: ListingRequest = {
    ...cut("title", listing?.title, limits.titleCharacters),
    ...cut("price", listing?.price, limits.fieldCharacters),
    ...cut("description", listing?.description, limits.descriptionCharacters),
    ...cut("condition", listing?.condition, limits.fieldCharacters),
    ...cut("category", listing?.category, limits.fieldCharacters),
    ...cut("location", listing?.location, limits.fieldCharacters),
    ...attributesOf(listing?.attributes),
    ...marketplaceUrl(listing?.marketplaceUrl ?? url),
    ...(wishes?.sellingPlatform && { sellingPlatform: wishes.sellingPlatform }),
    ...(wishes?.targets && { targets: wishes.targets }),
  };
  return { listing: facts, ...(picture && { screenshots: [blobFromDataUrl(picture)] }) };
}

const sentFields = [
  "title",
  "price",
  "condition",
  "description",
  "category",
  "location",
  "attributes",
] as const satisfies (keyof ListingRequest)[];

/** One line that says what leaves the browser, and where to. */
export function sentSentence(capture: Capture, serverAddress: string, voice: Voice): string {
  const say = sayIn(previewWords, voice);
  const { listing, screenshots } = requestFromCapture(capture);
  const names = sentFields
    .filter((field) => listing !== undefined && field in listing)
    .map((field) => say(`sent_${field}`));
  const parts = [
    ...(names.length > 0 ? [say("listingsFacts", { names: names.join(", ") })] : []),
    say("pageAddress"),
    ...(screenshots ? [say("pagePicture")] : []),
  ];
  return say("willBeSent", {
    parts: new Intl.ListFormat(languages[voice.language].locale).format(parts),
    host: new URL(serverAddress).host,
  });
}

function cut<F extends string>(
  field: F,
  said: string | null | undefined,
  most: number,
): { [K in F]?: string } {
  const kept = said?.trim().slice(0, most);
  // safe because a computed key of type F makes exactly this object
  return kept ? ({ [field]: kept } as { [K in F]: string }) : {};
}

/** The page's own fields, as many and as long as the server takes. */
function attributesOf(
  told: Readonly<Record<string, string>> = {},
): Pick<ListingRequest, "attributes"> {
  const kept = Object.entries(told)
    .map(([name, value]) => [name.trim(), value.trim().slice(0, limits.fieldCharacters)] as const)
    .filter(
      ([name, value]) => name !== "" && name.length <= limits.attributeNameCharacters && value,
    )
    .slice(0, limits.attributes);
  return kept.length === 0 ? {} : { attributes: Object.fromEntries(kept) };
}

function marketplaceUrl(address: string): { marketplaceUrl?: string } {
  if (!URL.canParse(address) || address.length > limits.urlCharacters) return {};
  return { marketplaceUrl: address };
}

/** `data:image/png;base64,…` as captureVisibleTab gives it. */
export function blobFromDataUrl(dataUrl: string): Blob {
  const [head = "", data = ""] = dataUrl.split(",");
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? "";
  return new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type });
}
