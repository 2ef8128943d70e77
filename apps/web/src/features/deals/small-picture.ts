import { limits, type Receipt } from "@flipworth/contract";

/** Enough to read the small print of a receipt. */
const longestSidePx = 2_000;
const qualities = [0.85, 0.7, 0.5, 0.3];

/** The picture as a JPEG that fits the limit; null where the browser cannot read it. */
export async function smallPicture(file: Blob): Promise<Receipt | null> {
  const image = await createImageBitmap(file).catch(() => null);
  if (image === null) return null;
  const scale = Math.min(1, longestSidePx / Math.max(image.width, image.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  for (const quality of qualities) {
    const base64 = canvas.toDataURL("image/jpeg", quality).split(",")[1] ?? "";
    if ((base64.length * 3) / 4 <= limits.receiptBytes)
      return { contentType: "image/jpeg", base64 };
  }
  return null;
}
