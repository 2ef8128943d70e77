import { createHash } from "node:crypto";
import type { ScreenshotReader } from "../../features/analyses/read-screenshot.ts";

/** Reads a picture once, however often a test file shows it: each reading takes a second of a core. */
export function rememberingReader(reader: ScreenshotReader): ScreenshotReader {
  const known = new Map<string, ReturnType<ScreenshotReader["read"]>>();
  return {
    read: (picture) => {
      const key = createHash("sha256").update(picture).digest("hex");
      const reading = known.get(key) ?? reader.read(picture);
      known.set(key, reading);
      return reading;
    },
  };
}
