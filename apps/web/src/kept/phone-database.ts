/** IndexedDB's name for what this phone keeps for a person. */
export const phoneDatabase = "flipworth-phone";
