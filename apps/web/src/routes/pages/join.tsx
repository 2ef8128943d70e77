import { pageMeta } from "../../components/content/page-meta.ts";
import { JoinPage } from "../../features/pages/join-page.tsx";
import { plainPage } from "../../lib/pages/page-handle.ts";
import { paths } from "../../paths.ts";

export const handle = plainPage;

export const meta = () =>
  pageMeta(
    "Join the Mission | Flipworth",
    "Help more secondhand items find a new owner at a fair price. How to improve Flipworth, and where to write.",
    paths.join,
  );

export default JoinPage;
