/** As the worker takes them; its constant would bring the schemas into the page. */
export const mostCardsAtOnce = 200;
