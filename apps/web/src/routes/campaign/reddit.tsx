import {
  campaignFeatures,
  campaignHeadline,
  campaignSubtitle,
  campaignTags,
  contentPaths,
} from "@flipworth/content";
import { useLoaderData } from "react-router";
import { contentMeta } from "../../components/page-meta.ts";
import { CampaignPage } from "../../features/campaign/campaign-page.tsx";
import { fixedHead } from "../../lib/content-head.ts";
import { campaignSample } from "../../lib/campaign-sample.ts";
import { plainPage } from "../../lib/page-handle.ts";

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
