import { pageMeta } from "../../components/content/page-meta.ts";
import { TermsPage } from "../../features/pages/terms-page.tsx";
import { plainPage } from "../../lib/pages/page-handle.ts";
import { paths } from "../../paths.ts";

export const handle = plainPage;

export const meta = () =>
  pageMeta(
    "Terms of Service | Flipworth",
    "The rules for using Flipworth: who can use it, what the plans include, what an estimate is and isn’t, and which law applies.",
    paths.terms,
  );

export default TermsPage;
