import { limits, screenshotTypes } from "@flipworth/contract";
import type { SayOfPictures } from "../../../words/english/analyses/pictures.ts";

const bytesPerMegabyte = 1024 * 1024;

/** Why the server would refuse these pictures of one listing, in words; undefined when they may be sent. */
export function findPicturesProblem(
  pictures: readonly File[],
  say: SayOfPictures,
): string | undefined {
  const other = pictures.find(({ type }) => !screenshotTypes.some((known) => known === type));
  if (other) return say("noPicture", { name: other.name });
  if (pictures.length > limits.screenshots) return say("tooMany", { count: limits.screenshots });
  const bytes = pictures.reduce((sum, { size }) => sum + size, 0);
  if (bytes <= limits.screenshotBytes) return undefined;
  const size = (bytes / bytesPerMegabyte).toFixed(1);
  const limit = limits.screenshotBytes / bytesPerMegabyte;
  const [only, second] = pictures;
  return only && !second
    ? say("tooLarge", { name: only.name, size, limit })
    : say("tooLargeTogether", { size, limit });
}
