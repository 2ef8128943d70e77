import type { Refusal, RefusalReason } from "./ocr-page.ts";

/** The limits that a picture has to keep; the sentences below quote them. */
export const pictureLimits = {
  minimumSidePx: 80,
  maximumSidePx: 16_000,
  /** The longer side over the shorter one. */
  maximumRatio: 25,
  megapixels: 40,
} as const;

const sentences = {
  not_a_picture: "This file isn't a picture. Send a screenshot as PNG, JPEG or WebP.",
  damaged: "This picture is damaged or cut off. Take the screenshot again and send the new file.",
  too_small: `This picture is too small to read. Each side needs at least ${pictureLimits.minimumSidePx} pixels.`,
  too_many_pixels: `This picture has too many pixels. Send one of at most ${pictureLimits.megapixels} megapixels.`,
  too_long: `This picture is too long. Send one of at most ${pictureLimits.maximumSidePx.toLocaleString("en-US")} pixels a side and ${pictureLimits.maximumRatio} times as long as wide.`,
  animated: "This picture is animated. Send a still screenshot as PNG, JPEG or WebP.",
  unsupported_type:
    "We don't support this kind of picture. Send a screenshot as PNG, JPEG or WebP.",
} as const satisfies Record<RefusalReason, string>;

export function refusal(reason: RefusalReason): Refusal {
  return { kind: "refused", reason, sentence: sentences[reason] };
}
