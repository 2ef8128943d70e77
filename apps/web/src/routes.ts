import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("analyze", "routes/analyze.tsx"),
  route("dashboard", "routes/dashboard.tsx"),
  route("settings", "routes/settings.tsx"),
  route("pricing", "routes/pricing.tsx"),
  route("extension", "routes/pages/extension.tsx"),
  route("extension/installation-guide", "routes/pages/installation-guide.tsx"),
  route("installation-guide", "routes/pages/installation-guide.tsx", { id: "installation-guide" }),
  route("guide", "routes/pages/guide.tsx"),
  route("about", "routes/pages/about.tsx"),
  route("join", "routes/pages/join.tsx"),
  route("privacy", "routes/pages/privacy.tsx"),
  route("terms", "routes/pages/terms.tsx"),
  route("design", "routes/design.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
