/** Told on the page when jobs were added to what waits for a connection, sent or refused. */
export const waitingChanged = "flipworth:waiting";
