import {
  advancedTechniques,
  contentPaths,
  tipGroups,
  tipsDo,
  tipsDont,
  tipsIntro,
} from "@flipworth/content";
import { useLoaderData } from "react-router";
import { contentMeta } from "../../components/content/page-meta.ts";
import { TipsPage } from "../../features/content/tips-page.tsx";
import { fixedHead } from "../../lib/pages/content-head.ts";
import { plainPage } from "../../lib/pages/page-handle.ts";

export const handle = plainPage;
export const meta = contentMeta;

export const loader = () => ({
  head: fixedHead(contentPaths.tips),
  intro: tipsIntro,
  groups: tipGroups,
  techniques: advancedTechniques,
  dos: tipsDo,
  donts: tipsDont,
});

export default function Tips() {
  return <TipsPage {...useLoaderData<typeof loader>()} />;
}
