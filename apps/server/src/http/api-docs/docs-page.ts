/** The page's own files. Nothing is inline, so its policy needs no exception for scripts. */
export const docsPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Flipworth API</title>
    <link rel="icon" href="/icon.svg" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <link rel="stylesheet" href="/api/docs/docs.css" />
    <script src="/api/docs/theme.js"></script>
    <script src="/api/docs/swagger-ui-bundle.js" defer></script>
    <script src="/api/docs/docs.js" defer></script>
  </head>
  <body>
    <header class="bar">
      <a href="/">Flipworth</a>
      <a href="/settings">API keys</a>
      <a href="/api/openapi.json">openapi.json</a>
    </header>
    <main id="calls"><noscript>This page needs JavaScript. Every call is in openapi.json.</noscript></main>
  </body>
</html>
`;

export const docsStyle = `body { margin: 0; font-family: system-ui, sans-serif; }
.bar { display: flex; flex-wrap: wrap; gap: 0 1.25rem; padding: 0.5rem 1.25rem; border-bottom: 1px solid #8884; }
.bar a { padding: 0.5rem 0; color: inherit; }
html.dark-mode body { background: #16181d; color: #e7e9ee; }
.swagger-ui .information-container .info { margin: 1.5rem 0; }
@media (max-width: 640px) {
  .swagger-ui .opblock .opblock-summary { flex-wrap: wrap; }
  .swagger-ui .opblock .opblock-summary-path { max-width: 100%; overflow-wrap: anywhere; }
}
`;

/** Before anything is painted: the device's choice, or the one that was made on the site. */
export const themeScript = `let chosen = null;
try {
  chosen = localStorage.getItem("theme");
} catch {
  // Storage is blocked: the device decides.
}
const isDark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
document.documentElement.classList.toggle("dark-mode", isDark);
`;

/** The calls are shown and not sent: a page that explains should change nothing. */
export const docsScript = `SwaggerUIBundle({
  url: "/api/openapi.json",
  dom_id: "#calls",
  deepLinking: true,
  docExpansion: "list",
  defaultModelsExpandDepth: 0,
  supportedSubmitMethods: [],
  validatorUrl: null,
});
`;
