import { pageMeta } from "../../components/content/page-meta.ts";
import { GuidePage } from "../../features/pages/guide-page.tsx";
import { plainPage } from "../../lib/pages/page-handle.ts";
import { paths } from "../../paths.ts";

export const handle = plainPage;

export const meta = () =>
  pageMeta(
    "Getting the Most from Flipworth",
    "How to get good answers from Flipworth: getting started, pro tips, scan limits, saving deals, what it cannot know, and questions.",
    paths.guide,
  );

export default GuidePage;
