// Vite's own way to read a folder, as far as the tests need it: with Node's types here, the
// compiler would let the engine use a clock and a network.
interface ImportMeta {
  glob<Content>(
    pattern: string,
    options: { eager: true; import?: "default"; query?: "?raw" },
  ): Record<string, Content>;
}
