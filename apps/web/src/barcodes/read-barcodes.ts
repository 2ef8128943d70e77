// oxlint-disable-next-line import/default -- Vite makes the address of a bundled script of it
import workerUrl from "./barcode-worker.ts?worker&url";
import { barcodeFormats } from "./formats.ts";

/** Bars stay readable at this size, and a phone decodes it in a moment. */
const longestSidePx = 1_600;
const longestWaitMs = 20_000;

/** The numbers of the barcodes on a picture; none where there is none or it cannot be read. */
export async function readBarcodes(picture: Blob): Promise<readonly string[]> {
  try {
    const bitmap = await createImageBitmap(picture);
    try {
      return (await readByBrowser(bitmap)) ?? (await readByWorker(pixelsOf(bitmap)));
    } finally {
      bitmap.close();
    }
  } catch {
    return [];
  }
}

type Detector = { detect: (source: ImageBitmap) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
};

/** undefined where the browser has no reader for these codes. */
async function readByBrowser(bitmap: ImageBitmap): Promise<string[] | undefined> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (!BarcodeDetector) return undefined;
  const known = await BarcodeDetector.getSupportedFormats();
  const formats = barcodeFormats
    .map(({ browser }) => browser)
    .filter((name) => known.includes(name));
  if (!formats.includes("ean_13")) return undefined;
  const found = await new BarcodeDetector({ formats }).detect(bitmap);
  return found.map(({ rawValue }) => rawValue);
}

function pixelsOf(bitmap: ImageBitmap): ImageData {
  const scale = Math.min(1, longestSidePx / Math.max(bitmap.width, bitmap.height));
  const width = Math.round(bitmap.width * scale);
  const height = Math.round(bitmap.height * scale);
  const context = new OffscreenCanvas(width, height).getContext("2d");
  if (!context) throw new Error("This browser draws no pictures");
  context.drawImage(bitmap, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

function readByWorker(pixels: ImageData): Promise<string[]> {
  const worker = new Worker(workerUrl);
  return new Promise<string[]>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<string[]>) => resolve(data));
    worker.addEventListener("error", () => reject(new Error("The barcode reader did not start")));
    setTimeout(() => resolve([]), longestWaitMs);
    worker.postMessage(pixels);
  }).finally(() => worker.terminate());
}
