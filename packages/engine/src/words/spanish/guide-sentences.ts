import { guideRestrictedSpanish } from "./guide-restricted.ts";
import { guideSourcesSpanish } from "./guide-sources.ts";
import { guideThingsSpanish } from "./guide-things.ts";
import { guideVehiclesSpanish } from "./guide-vehicles.ts";

/** What the built-in guide says, by its English: a guide of one's own keeps its own words. */
export const guideSentencesSpanish = {
  "engine.guide": {
    ...guideRestrictedSpanish,
    ...guideSourcesSpanish,
    ...guideThingsSpanish,
    ...guideVehiclesSpanish,
  },
};
