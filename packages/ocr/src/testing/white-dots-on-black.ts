import sharp from "sharp";

/** A PNG that is small for what it unpacks to and looks like text everywhere: a dot every few pixels. */
export async function whiteDotsOnBlack(widthPx: number, heightPx: number): Promise<Uint8Array> {
  const tile = Buffer.alloc(4 * 4);
  for (const at of [0, 1, 4, 5]) tile[at] = 255;
  return sharp({
    create: { width: widthPx, height: heightPx, channels: 3, background: "black" },
    limitInputPixels: false,
  })
    .composite([{ input: tile, raw: { width: 4, height: 4, channels: 1 }, tile: true }])
    .greyscale()
    .png()
    .toBuffer();
}
