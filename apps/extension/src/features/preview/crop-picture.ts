import { limits } from "@flipworth/contract";
import { blobFromDataUrl } from "../../lib/request-from-capture.ts";
import { type CropBox, pixelsOf } from "./crop-box.ts";

// The cut picture takes the whole one's place in session storage, 10 MB for all tabs, as base64.
const mostBytes = Math.min(2 * 1024 * 1024, limits.screenshotBytes);
const qualities = [0.92, 0.8, 0.65, 0.5, 0.3];

type Encode = (quality: number) => Promise<Blob>;

/** The part of a `data:` picture in the box, as WebP. Throws when it cannot be cut. */
export async function cropPicture(picture: string, box: CropBox): Promise<string> {
  const bitmap = await createImageBitmap(blobFromDataUrl(picture));
  const { x, y, width, height } = pixelsOf(box, bitmap);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.drawImage(bitmap, x, y, width, height, 0, 0, width, height);
  bitmap.close();
  return dataUrlOf(
    await bestThatFits((quality) => canvas.convertToBlob({ type: "image/webp", quality })),
  );
}

/** The sharpest encoding that is small enough to be kept and sent. */
export async function bestThatFits(encode: Encode, most = mostBytes): Promise<Blob> {
  for (const quality of qualities) {
    const blob = await encode(quality);
    if (blob.size <= most) return blob;
  }
  throw new Error("The picture is too large at every quality");
}

async function dataUrlOf(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte));
  return `data:${blob.type};base64,${btoa(letters.join(""))}`;
}
