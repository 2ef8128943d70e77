import { type OcrBox, type OcrPage, readScreenshot } from "@flipworth/engine";

/**
 * The pictures of one listing as one page: under each other in the order they were sent, or the one
 * that shows the listing where they do not add up to one, as with the same picture twice.
 */
export function onePage(pages: readonly OcrPage[]): OcrPage {
  const isListing = (page: OcrPage) => readScreenshot(page).kind === "listing";
  const whole = underEachOther(pages);
  if (pages.length < 2 || isListing(whole)) return whole;
  return pages.find(isListing) ?? whole;
}

function underEachOther(pages: readonly OcrPage[]): OcrPage {
  let heightPx = 0;
  const lines = pages.flatMap((page) => {
    const down = heightPx;
    heightPx += page.heightPx;
    return page.lines.map((line) => ({
      ...line,
      box: moved(line.box, down),
      words: line.words.map((word) => ({ ...word, box: moved(word.box, down) })),
    }));
  });
  return { widthPx: Math.max(...pages.map(({ widthPx }) => widthPx)), heightPx, lines };
}

function moved({ left, top, right, bottom }: OcrBox, down: number): OcrBox {
  return { left, top: top + down, right, bottom: bottom + down };
}

/** Which of the pictures to look at: the one with the fewest words shows the item and not its page. */
export function likeliestPhoto(
  screenshots: readonly Uint8Array[],
  pages: readonly OcrPage[],
): { screenshot: Uint8Array; page: OcrPage } {
  const both = screenshots.flatMap((screenshot, at) => {
    const page = pages[at];
    return page ? [{ screenshot, page }] : [];
  });
  return both.reduce((best, other) => (wordsOn(other.page) < wordsOn(best.page) ? other : best));
}

const wordsOn = ({ lines }: OcrPage) => lines.reduce((sum, { words }) => sum + words.length, 0);
