import type { Analysis } from "@flipworth/contract";

/**
 * The site's /analyze page with this listing filled in. The words travel in the fragment, which
 * browsers keep to themselves.
 */
export function webAppAddress(serverAddress: string, analysis: Analysis): string {
  const { title, priceWords, conditionWords, description } =
    analysis.details.analysisStages.reading;
  const fields = [
    ["text", description],
    ["title", title],
    ["price", priceWords],
    ["condition", conditionWords],
  ].flatMap(([field, words]) => (field && words ? [[field, words]] : []));
  return `${serverAddress}/analyze#${new URLSearchParams(fields).toString()}`;
}
