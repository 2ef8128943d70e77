type PictureType = "png" | "jpeg" | "webp" | "other_picture" | "no_picture";

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

// Kinds that people do send, told apart only so that the refusal can name the problem.
const otherPictures: readonly ((head: string) => boolean)[] = [
  (head) => head.startsWith("GIF8"),
  (head) => head.startsWith("BM"),
  (head) => head.startsWith("II*\0") || head.startsWith("MM\0*"),
  (head) => head.startsWith("%PDF-"),
  (head) => head.slice(4, 8) === "ftyp", // HEIC and AVIF, and films
  (head) => head.startsWith("\xff\x0a") || head.slice(4, 8) === "JXL ",
  (head) => /^\s*(<\?xml[^>]*>\s*)?<svg[\s>]/i.test(head),
];

/**
 * What the first bytes say a file is. The name and the declared type are never asked.
 *
 * It runs before the picture library, so that none of its rarer and less tested decoders
 * (SVG, TIFF, HEIF, …) ever sees a stranger's bytes.
 */
export function pictureType(bytes: Uint8Array): PictureType {
  const head = Buffer.from(bytes.subarray(0, 256)).toString("latin1");
  if (png.every((byte, index) => bytes[index] === byte)) return "png";
  if (head.startsWith("\xff\xd8\xff")) return "jpeg";
  if (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP") return "webp";
  return otherPictures.some((matches) => matches(head)) ? "other_picture" : "no_picture";
}
