/** In slices, so that the first marks come while the others are worked out. */
export const cardsAtOnce = 40;
