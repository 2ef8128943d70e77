import { pageMeta } from "../../components/content/page-meta.ts";
import { AboutPage } from "../../features/pages/about-page.tsx";
import { plainPage } from "../../lib/pages/page-handle.ts";
import { paths } from "../../paths.ts";

export const handle = plainPage;

export const meta = () =>
  pageMeta(
    "About Flipworth",
    "Why Flipworth exists and what we promise: unbiased estimates, honest ranges, dated fees, clear reasons and privacy.",
    paths.about,
  );

export default AboutPage;
