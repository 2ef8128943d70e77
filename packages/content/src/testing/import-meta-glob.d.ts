// Vite's own way to read a folder, as far as the tests need it.
interface ImportMeta {
  glob<Content>(
    pattern: string,
    options: { eager: true; import: "default"; query?: "?raw" },
  ): Record<string, Content>;
}
