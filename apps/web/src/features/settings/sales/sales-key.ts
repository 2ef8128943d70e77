/** Under which the browser keeps the person's sales. */
export const salesKey = ["sales"] as const;
