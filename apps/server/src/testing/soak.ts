/**
 * How often a test repeats itself, or over what: `npm run soak` has hours, `npm test` has minutes.
 */
export function times<Amount>(usual: Amount, soaking: Amount): Amount {
  return process.env["FLIPWORTH_SOAK"] === "1" ? soaking : usual;
}
