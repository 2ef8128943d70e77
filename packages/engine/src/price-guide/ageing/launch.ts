/**
 * The month in which a thing was first sold, and for how many US dollars in its base version with
 * no contract; no price where it is not surely known. For an entry of several models: the middle one's.
 */
export type Launch = readonly [month: string, usd?: number];

/** By the id of the price guide's entry. Public knowledge from the makers' announcements. */
export type Launches = Readonly<Record<string, Launch>>;
