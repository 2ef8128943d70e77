/** A camera's photo is far larger than what its words need; a screenshot is sharp and stays as it is. */
const largestBytes: Readonly<Record<string, number>> = {
  "image/jpeg": 1_300_000,
  "image/webp": 1_300_000,
  "image/png": 6_000_000,
};
const longestSidePx = 2_400;
const quality = 0.85;

/** Photos made small enough to send from a garage sale. What cannot be made smaller stays as it is. */
export function fitPictures(files: readonly File[]): Promise<readonly File[]> {
  const fitted = async (file: File) => (isLarge(file) ? shrunk(file).catch(() => file) : file);
  return Promise.all(files.map(fitted));
}

export const isLarge = ({ type, size }: File) => size > (largestBytes[type] ?? Infinity);

async function shrunk(file: File): Promise<File> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longestSidePx / Math.max(picture.width, picture.height));
  const width = Math.round(picture.width * scale);
  const height = Math.round(picture.height * scale);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, width, height);
  picture.close();
  const blob = await canvas.convertToBlob({ type: "image/jpeg", quality });
  return blob.size < file.size
    ? new File([blob], file.name.replace(/\.\w+$/, ".jpg"), { type: blob.type })
    : file;
}
