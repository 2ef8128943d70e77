import sharp from "sharp";
import { createOcr } from "../ocr.ts";
import { whiteDotsOnBlack } from "./white-dots-on-black.ts";

// A process of its own reads the worst that passes the gate, two at a time as the server does, and
// prints how each ended and the most memory that it held, in MB.

const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
const pictures = [
  await whiteDotsOnBlack(2_500, 16_000),
  await whiteDotsOnBlack(6_300, 6_300),
  await sharp({ create: { width: 2_000, height: 2_000, channels: 3, background: "grey", noise } })
    .png()
    .toBuffer(),
];
const ocr = createOcr({ workers: 2, timeoutMs: 30_000, maximumQueued: 50 });
const ends = await Promise.all(
  pictures.flatMap((picture) =>
    ["ana", "ben"].map((owner) =>
      ocr.read(picture, { groups: [owner] }).then(
        (outcome) => outcome.kind,
        () => "given up",
      ),
    ),
  ),
);
await ocr.close();
const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
process.stdout.write(JSON.stringify({ ends, peakMb }));
