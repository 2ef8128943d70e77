import { pageMeta } from "../../components/content/page-meta.ts";
import { PrivacyPage } from "../../features/pages/privacy-page.tsx";
import { plainPage } from "../../lib/pages/page-handle.ts";
import { paths } from "../../paths.ts";

export const handle = plainPage;

export const meta = () =>
  pageMeta(
    "Privacy Policy | Flipworth",
    "What Flipworth reads and when, what is stored and for how long, and how to have it exported or deleted. Screenshots are never stored.",
    paths.privacy,
  );

export default PrivacyPage;
