import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

// `npm run icons -w @flipworth/extension` after icon.svg changed; the pictures are committed.
const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
await mkdir(at("public/icon"), { recursive: true });
for (const size of [16, 32, 48, 128]) {
  // Rendered at its own size, so edges are drawn once instead of scaled.
  const svg = sharp(at("icon.svg"), { density: (72 * size) / 24 });
  await svg
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toFile(at(`public/icon/${size}.png`));
}
