import type { Config } from "@react-router/dev/config";
import { compressFolder } from "./compress.ts";
import { paths } from "./src/paths.ts";

const config: Config = {
  appDirectory: "src",
  ssr: false,
  prerender: [paths.home, paths.analyze, paths.notFound],
  // Nothing is compressed while people wait: the server sends what lies beside each file.
  buildEnd: ({ reactRouterConfig }) => compressFolder(`${reactRouterConfig.buildDirectory}/client`),
};

export default config;
