import { createEngine, type Engine } from "@flipworth/engine";
import { expandGuide } from "@flipworth/guide/expand";
import { type PackedSource, unpackSource } from "@flipworth/guide/pack";

/**
 * The engine for a page, a worker or a phone. `packedGuide` is the parsed JSON that
 * `packedGuideJson()` wrote when this was built; it is taken apart, so parse it anew for another.
 */
export function loadEngine(packedGuide: unknown): Engine {
  // safe because the file comes out of the same build and from nowhere else
  return createEngine(expandGuide(unpackSource(packedGuide as PackedSource)));
}
