import {
  campaignFeatures,
  campaignHeadline,
  campaignSubtitle,
  campaignTags,
  contentPaths,
} from "@flipworth/content";
import { useLoaderData } from "react-router";
import { contentMeta } from "../../components/content/page-meta.ts";
import { CampaignPage } from "../../features/campaign/campaign-page.tsx";
import { fixedHead } from "../../lib/pages/content-head.ts";
import { campaignSample } from "../../lib/pages/campaign-sample.ts";
import { plainPage } from "../../lib/pages/page-handle.ts";

export const handle = plainPage;
export const meta = contentMeta;

export const loader = () => ({
  head: fixedHead(contentPaths.campaign),
  headline: campaignHeadline,
  subtitle: campaignSubtitle,
  sample: campaignSample(),
  features: campaignFeatures,
  tags: campaignTags,
});

export default function Reddit() {
  return <CampaignPage {...useLoaderData<typeof loader>()} />;
}
