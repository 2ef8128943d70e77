import { pageMeta } from "../../components/page-meta.ts";
import { TermsPage } from "../../features/pages/terms-page.tsx";
import { plainPage } from "../../lib/page-handle.ts";
import { paths } from "../../paths.ts";

export const handle = plainPage;

export const meta = () =>
  pageMeta(
    "Terms of Service | Flipworth",
    "The rules of using Flipworth: who may use it, what the plans give, what an estimate is and is not, and which law applies.",
    paths.terms,
  );

export default TermsPage;
