import type { Config } from "@react-router/dev/config";
import { compressFolder } from "./compress.ts";
import { holdScriptsIn } from "./hold-scripts-in.ts";
import { builtPaths } from "./src/paths.ts";

const config: Config = {
  appDirectory: "src",
  ssr: false,
  prerender: [...builtPaths],
  // Nothing is compressed while people wait: the server sends what lies beside each file.
  buildEnd: async ({ reactRouterConfig }) => {
    const site = `${reactRouterConfig.buildDirectory}/client`;
    await holdScriptsIn(site);
    await compressFolder(site);
  },
};

export default config;
