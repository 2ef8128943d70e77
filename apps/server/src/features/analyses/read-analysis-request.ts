import type { Said } from "../../words/said.ts";
import { saidOfAnalysis } from "../../words/errors.ts";
import { createHash } from "node:crypto";
import { limits, ListingRequest } from "@flipworth/contract";
import type { Language } from "@flipworth/words";
import { AppError } from "../../http/replies/app-error.ts";
import { parseInput, parseJson } from "../../http/middleware/parse-input.ts";
import { type BodyLimits, readBody } from "../../http/middleware/read-body.ts";

export type AnalysisRequest = {
  listing: ListingRequest;
  /** Pictures of the one listing, in order; none where it came in words. */
  screenshots: readonly Uint8Array[];
  /**
   * The same for the same listing and pictures in one language, whatever the form's boundary or the
   * JSON's spaces.
   */
  hash: string;
  /**
   * The same for the same thing on offer, whatever it is compared with and wished for. See
   * `isOfOneListing` for two of them that differ.
   */
  listingHash: string;
};

// Boundaries and part headers around a screenshot and a listing.
const formOverheadBytes = 16 * 1024;
const formBytes = limits.screenshotBytes + limits.jsonBytes + formOverheadBytes;

const example = '{"title": "…", "price": 40}';
const withHowToSend =
  (id: "wrongType" | "noBody" | "badForm"): Said =>
  (voice) =>
    saidOfAnalysis(id, { howToSend: saidOfAnalysis("howToSend", { example })(voice) })(voice);

type Arrival = Omit<BodyLimits, "maximumBytes"> & { language: Language };

/** Reads and checks the body of `POST /api/analyses`. Throws an AppError that says what to change. */
export async function readAnalysisRequest(
  request: Request,
  { language, ...arrival }: Arrival,
): Promise<AnalysisRequest> {
  const withHash = hashedIn(language);
  const small = { ...arrival, maximumBytes: limits.jsonBytes };
  const contentType = request.headers.get("content-type") ?? "";
  switch (contentType.replace(/;.*$/s, "").trim().toLowerCase()) {
    case "application/json":
      return withHash(readJsonRequest(await readBody(request, small)));
    case "multipart/form-data":
      return withHash(
        await readFormRequest(
          await readBody(request, { ...arrival, maximumBytes: formBytes }),
          contentType,
        ),
      );
    default:
      if ((await readBody(request, small)).length === 0) throw emptyBody();
      throw new AppError("unsupported_media_type", withHowToSend("wrongType"));
  }
}

type FormPart = ReturnType<FormData["get"]>;
type Unhashed = Omit<AnalysisRequest, "hash" | "listingHash">;

function readJsonRequest(bytes: Uint8Array): Unhashed {
  if (bytes.length === 0) throw emptyBody();
  const listing = parseInput(ListingRequest, parseJson(bytes, "The body"));
  const { title, description, text } = listing;
  if (![title, description, text].some((words) => words?.trim())) {
    throw new AppError("invalid_request", saidOfAnalysis("nothingToRead"));
  }
  return { listing, screenshots: [] };
}

async function readFormRequest(bytes: Uint8Array, contentType: string): Promise<Unhashed> {
  const form = await parseForm(bytes, contentType);
  const unknown = [...form.keys()].find((name) => name !== "screenshot" && name !== "listing");
  if (unknown !== undefined) {
    throw invalidForm(saidOfAnalysis("formFields"));
  }
  const pictures = form.getAll("screenshot");
  if (pictures.length > limits.screenshots || form.getAll("listing").length > 1) {
    throw invalidForm(saidOfAnalysis("tooManyParts", { count: limits.screenshots }));
  }
  const parts = pictures.length === 0 ? [null] : pictures;
  return {
    listing: await listingFromPart(form.get("listing")),
    screenshots: await Promise.all(parts.map(screenshotFromPart)),
  };
}

async function parseForm(bytes: Uint8Array, contentType: string): Promise<FormData> {
  try {
    const headers = { "content-type": contentType };
    return await new Response(Buffer.from(bytes), { headers }).formData();
  } catch (cause) {
    throw new AppError("invalid_request", withHowToSend("badForm"), { cause });
  }
}

async function listingFromPart(part: FormPart): Promise<ListingRequest> {
  if (part === null) return {};
  const bytes = typeof part === "string" ? Buffer.from(part) : await part.bytes();
  if (bytes.length > limits.jsonBytes)
    throw new AppError("too_large", saidOfAnalysis("listingTooLong"));
  return parseInput(ListingRequest, parseJson(bytes, 'The field "listing"'));
}

async function screenshotFromPart(part: FormPart): Promise<Uint8Array> {
  if (part === null || typeof part === "string") {
    throw invalidForm(saidOfAnalysis("noFile"));
  }
  if (part.size === 0) throw invalidForm(saidOfAnalysis("emptyFile"));
  if (part.size > limits.screenshotBytes) {
    const megabytes = limits.screenshotBytes / 1024 / 1024;
    throw new AppError("too_large", saidOfAnalysis("tooLarge", { megabytes }));
  }
  return part.bytes();
}

const hashedIn =
  (language: Language) =>
  ({ listing, screenshots }: Unhashed): AnalysisRequest => {
    // English leaves the hash of what was stored before there were other languages as it was.
    const spoken = language === "en" ? "" : `\0${language}`;
    return {
      listing,
      screenshots,
      hash: digest(`${JSON.stringify(listing)}${spoken}`, screenshots),
      listingHash: hashOfListing(listing, screenshots),
    };
  };

const sourceHashCharacters = 32;

/** Its first half is of what was sent to be read, its second of the facts that were set beside it. */
function hashOfListing(listing: ListingRequest, screenshots: readonly Uint8Array[]): string {
  const { text, title, price, description, condition, category, location, attributes } = listing;
  // Where there is nothing to read a title from, the title says which listing it is.
  const name = text?.trim() || screenshots.length > 0 ? null : title;
  const halves = [
    digest(JSON.stringify([text, description, name]), screenshots),
    digest(
      JSON.stringify([
        title,
        price,
        condition,
        category,
        location,
        // Absent ones leave the hash of what was stored before there were any as it was.
        ...(attributes === undefined ? [] : [attributes]),
      ]),
      [],
    ),
  ];
  return halves.map((half) => half.slice(0, sourceHashCharacters)).join("");
}

/** Whether the two differ at most in facts that were set by hand: one corrects the other. */
export function isOfOneListing(listingHash: string, other: string): boolean {
  return listingHash.slice(0, sourceHashCharacters) === other.slice(0, sourceHashCharacters);
}

function digest(words: string, screenshots: readonly Uint8Array[]): string {
  const hash = createHash("sha256").update(words);
  for (const screenshot of screenshots) hash.update("\0").update(screenshot);
  return hash.digest("hex");
}

const invalidForm = (message: Said) => new AppError("invalid_request", message);
const emptyBody = () => invalidForm(withHowToSend("noBody"));
