import type { Config } from "@react-router/dev/config";
import { compressFolder } from "./compress.ts";
import { dropUnreadData } from "./drop-unread-data.ts";
import { holdScriptsIn } from "./hold-scripts-in.ts";
import { writeSearchFiles } from "./search-files.ts";
import { writeServiceWorker } from "./service-worker-files.ts";
import { builtPages } from "./src/built-pages.ts";
import { paths } from "./src/paths.ts";
import { trimStylesIn } from "./trim-styles.ts";

const config: Config = {
  appDirectory: "src",
  ssr: false,
  prerender: { paths: [...builtPages, paths.demoAnswers], concurrency: 4 },
  // Nothing is compressed while people wait: the server sends what lies beside each file.
  buildEnd: async ({ reactRouterConfig }) => {
    const site = `${reactRouterConfig.buildDirectory}/client`;
    await dropUnreadData(site);
    await trimStylesIn(site);
    await holdScriptsIn(site);
    await writeSearchFiles(site);
    await writeServiceWorker(site);
    await compressFolder(site);
  },
};

export default config;
