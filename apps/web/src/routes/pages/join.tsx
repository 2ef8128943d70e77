import { pageMeta } from "../../components/page-meta.ts";
import { JoinPage } from "../../features/pages/join-page.tsx";
import { plainPage } from "../../lib/page-handle.ts";
import { paths } from "../../paths.ts";

export const handle = plainPage;

export const meta = () =>
  pageMeta(
    "Join the Mission | Flipworth",
    "Second-hand things deserve a fair price and a second owner. How to help Flipworth get better, and where to write.",
    paths.join,
  );

export default JoinPage;
