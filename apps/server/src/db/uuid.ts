const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether PostgreSQL would take it for an id: anything else is an error there and not "no row". */
export const isUuid = (text: string) => uuid.test(text);
