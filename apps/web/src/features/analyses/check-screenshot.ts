import { limits, screenshotTypes } from "@flipworth/contract";

const bytesPerMegabyte = 1024 * 1024;

/** Why a file would be refused by the server, in words; undefined when it may be sent. */
export function findScreenshotProblem(file: File): string | undefined {
  if (!screenshotTypes.some((type) => type === file.type)) {
    return `“${file.name}” isn’t a PNG, JPEG or WebP picture. Use a screenshot of the listing.`;
  }
  if (file.size > limits.screenshotBytes) {
    const size = (file.size / bytesPerMegabyte).toFixed(1);
    return `“${file.name}” is ${size} MB; the limit is ${limits.screenshotBytes / bytesPerMegabyte} MB. Crop it to the listing, or save it as JPEG.`;
  }
  return undefined;
}
