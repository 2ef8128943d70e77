/** The codes on goods, as browsers and the reader that is loaded instead call them. */
export const barcodeFormats = [
  { browser: "ean_13", wasm: "EAN-13" },
  { browser: "ean_8", wasm: "EAN-8" },
  { browser: "upc_a", wasm: "UPC-A" },
  { browser: "upc_e", wasm: "UPC-E" },
] as const;
