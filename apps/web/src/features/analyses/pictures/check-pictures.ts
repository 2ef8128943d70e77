import { limits, screenshotTypes } from "@flipworth/contract";

const bytesPerMegabyte = 1024 * 1024;

/** Why the server would refuse these pictures of one listing, in words; undefined when they may be sent. */
export function findPicturesProblem(pictures: readonly File[]): string | undefined {
  const other = pictures.find(({ type }) => !screenshotTypes.some((known) => known === type));
  if (other) {
    return `“${other.name}” isn’t a PNG, JPEG or WebP picture. Use a screenshot or a photo.`;
  }
  if (pictures.length > limits.screenshots) {
    return `You can add up to ${limits.screenshots} pictures of one listing.`;
  }
  const bytes = pictures.reduce((sum, { size }) => sum + size, 0);
  const most = limits.screenshotBytes / bytesPerMegabyte;
  if (bytes <= limits.screenshotBytes) return undefined;
  const size = `${(bytes / bytesPerMegabyte).toFixed(1)} MB`;
  const [only, second] = pictures;
  return only && !second
    ? `“${only.name}” is ${size}; the limit is ${most} MB. Crop it to the listing, or save it as JPEG.`
    : `These pictures are ${size} together; the limit is ${most} MB. Remove one.`;
}
