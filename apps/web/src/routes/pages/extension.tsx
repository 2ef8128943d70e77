import { pageMeta } from "../../components/content/page-meta.ts";
import { ExtensionPage } from "../../features/pages/extension-page.tsx";
import { plainPage } from "../../lib/pages/page-handle.ts";
import { paths } from "../../paths.ts";

export const handle = plainPage;

export const meta = () =>
  pageMeta(
    "Chrome extension for resellers | Flipworth",
    "Press a button on a listing and read what it sells for, what you keep after fees, and whether to buy it. Free for 10 analyses a month.",
    paths.extension,
  );

export default ExtensionPage;
