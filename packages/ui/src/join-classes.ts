/** Joins the class names that are given, leaving out the ones a condition turned off. */
export function joinClasses(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
