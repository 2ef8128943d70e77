/** One line for whoever looks into the browser's console. People never see it. */
export function logDiagnosis(sentence: string): void {
  // oxlint-disable-next-line no-console -- the product's one diagnostic line, as specified
  console.info(sentence);
}
