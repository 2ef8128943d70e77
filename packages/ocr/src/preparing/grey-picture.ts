/** One byte a pixel, 0 black to 255 white, rows from the top. */
export type GreyPicture = { pixels: Uint8Array; widthPx: number; heightPx: number };

/** The portable graymap format: a header and the bytes as they are, so nothing is compressed. */
export function pgmFromGrey({ pixels, widthPx, heightPx }: GreyPicture): Uint8Array {
  const header = new TextEncoder().encode(`P5\n${widthPx} ${heightPx}\n255\n`);
  const file = new Uint8Array(header.length + pixels.length);
  file.set(header);
  file.set(pixels, header.length);
  return file;
}
