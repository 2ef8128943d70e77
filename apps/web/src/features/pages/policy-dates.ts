/** Both policies hold from this day; a change of either page's meaning changes it. */
export const effectiveFrom = "January 26, 2025";
