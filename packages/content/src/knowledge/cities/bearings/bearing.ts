import type { AreaKind, ClimateTag, Clause, HousingTag, PeopleTag } from "../city-record.ts";

/**
 * What the facts of a city mean for one category. Every text goes on from a city's clause after
 * ", so ", and must be true after any clause of its tag.
 */
export type CityBearing = {
  climate: Readonly<Record<ClimateTag, Clause>>;
  housing: Readonly<Record<HousingTag, Clause>>;
  people: Readonly<Record<PeopleTag, Clause>>;
  areas: Readonly<Record<AreaKind, Clause>>;
  roads: readonly [Clause, Clause];
  tastes: readonly [Clause, Clause];
};
