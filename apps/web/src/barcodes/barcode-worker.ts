import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { barcodeFormats } from "./formats.ts";

prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });

addEventListener("message", ({ data }: MessageEvent<ImageData>) => {
  void readBarcodes(data, {
    formats: barcodeFormats.map(({ wasm }) => wasm),
    tryHarder: true,
    maxNumberOfSymbols: 4,
  }).then(
    (found) => postMessage(found.filter(({ isValid }) => isValid).map(({ text }) => text)),
    () => postMessage([]),
  );
});
