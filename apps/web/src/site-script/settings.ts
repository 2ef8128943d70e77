type BrowserSettings = { analyticsId: string | undefined; extensionStoreUrl: string | undefined };

export function readSettings(answer: unknown): BrowserSettings {
  const fields: Record<string, unknown> =
    typeof answer === "object" && answer !== null ? { ...answer } : {};
  const text = (value: unknown) => (typeof value === "string" ? value : undefined);
  return {
    analyticsId: text(fields["analyticsId"]),
    extensionStoreUrl: text(fields["extensionStoreUrl"]),
  };
}
