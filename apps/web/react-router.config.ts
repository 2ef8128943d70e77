import type { Config } from "@react-router/dev/config";
import { compressFolder } from "./compress.ts";
import { builtPaths } from "./src/paths.ts";

const config: Config = {
  appDirectory: "src",
  ssr: false,
  prerender: [...builtPaths],
  // Nothing is compressed while people wait: the server sends what lies beside each file.
  buildEnd: ({ reactRouterConfig }) => compressFolder(`${reactRouterConfig.buildDirectory}/client`),
};

export default config;
