import { limits, screenshotTypes, withoutUndefined } from "@flipworth/contract";
import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { answer } from "./answer.ts";
import { type Desk, DeskError, type Picture } from "./desk.ts";

const words = (maximum: number, meaning: string) =>
  z.string().max(maximum).optional().describe(meaning);

const ListingInput = z.object({
  title: words(limits.titleCharacters, "The listing's title"),
  price: z
    .union([z.number().min(0), z.string().max(limits.fieldCharacters)])
    .optional()
    .describe("The asking price: US dollars, or as the page writes it, such as “$40 OBO”"),
  description: words(limits.descriptionCharacters, "The seller's description"),
  condition: words(limits.fieldCharacters, "The condition as the page writes it"),
  category: words(limits.fieldCharacters, "The marketplace's section"),
  location: words(limits.fieldCharacters, "Where it is picked up"),
  marketplaceUrl: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("The listing's address"),
  text: words(limits.textCharacters, "The listing pasted as one piece, in place of the fields"),
  milesToDrive: z
    .number()
    .min(0)
    .max(limits.milesToDrive)
    .optional()
    .describe("Miles to drive for it, there and back"),
  picture: z
    .object({
      base64: z.base64().max(Math.ceil((limits.screenshotBytes * 4) / 3) + 4),
      mediaType: z.enum(screenshotTypes),
    })
    .optional()
    .describe("A screenshot of the listing"),
});
type ListingInput = z.infer<typeof ListingInput>;

/** Saved pages have some 3 MB. */
const pageCharacters = 6_000_000;

const PageInput = z.object({
  html: z.string().min(1).max(pageCharacters).describe("The page's HTML, as the browser has it"),
  url: z.string().max(limits.urlCharacters).default("").describe("The page's address"),
});

const SoldInput = z.object({
  title: z.string().min(1).max(limits.titleCharacters).describe("The item, as a title names it"),
});

/** Tools about a listing: what it is worth, what a page says, what like things sold for. */
export function registerListingTools(server: McpServer, desk: Desk): void {
  server.registerTool(
    "appraise_listing",
    {
      title: "Appraise a listing",
      description:
        "Says what a second-hand listing resells for, its net profit after fees, flip score, confidence, verdict, risks and the highest price worth paying. Give fields, pasted text or a screenshot. With a server each answer uses one analysis of the month.",
      inputSchema: ListingInput,
      annotations: { openWorldHint: false },
    },
    (input) =>
      answer(async () => {
        const { picture, ...listing } = input;
        assertSomething(input);
        return withoutStages(await desk.appraise(withoutUndefined(listing), pictureFrom(picture)));
      }),
  );
  server.registerTool(
    "read_page",
    {
      title: "Read a marketplace page",
      description:
        "Reads the HTML of a listing page (Facebook Marketplace, Craigslist, OfferUp, eBay) into title, price, condition, description and location, or of a page of sold results into comparable sales. Nothing is fetched.",
      inputSchema: PageInput,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ html, url }) => answer(() => desk.readPage(html, url)),
  );
  const { findSold } = desk;
  if (!findSold) return;
  server.registerTool(
    "find_sold",
    {
      title: "Find sold evidence",
      description: "Recorded sales of like items, the nearest first, with price, date and source.",
      inputSchema: SoldInput,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ title }) => answer(async () => ({ sales: await findSold(title) })),
  );
}

function assertSomething({ title, description, text, picture }: ListingInput): void {
  if (title ?? description ?? text ?? picture) return;
  throw new DeskError("Give a title, a description, pasted text or a picture.");
}

function pictureFrom(picture: ListingInput["picture"]): Picture | null {
  if (!picture) return null;
  const bytes = Uint8Array.from(Buffer.from(picture.base64, "base64"));
  return { bytes, mediaType: picture.mediaType };
}

/** How each stage came to its result is long, and for screens. */
function withoutStages(analysis: object): object {
  const { details: _details, ...rest } = { details: undefined, ...analysis };
  return rest;
}
