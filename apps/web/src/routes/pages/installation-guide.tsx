import { pageMeta } from "../../components/content/page-meta.ts";
import { InstallationGuidePage } from "../../features/pages/installation-guide-page.tsx";
import { plainPage } from "../../lib/pages/page-handle.ts";
import { paths } from "../../paths.ts";

export const handle = plainPage;

export const meta = () =>
  pageMeta(
    "Install the Chrome extension | Flipworth",
    "How to install the Flipworth extension step by step, from the store or by hand from the zip, and how to make the first analysis.",
    paths.installationGuide,
  );

export default InstallationGuidePage;
