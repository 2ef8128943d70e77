import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { contentMeta } from "../../components/content/page-meta.ts";
import { GuideView } from "../../features/content/guide-view.tsx";
import { brandGuideOf } from "../../lib/pages/guides.ts";
import { plainPage } from "../../lib/pages/page-handle.ts";

export const handle = plainPage;
export const meta = contentMeta;

export const loader = ({ params }: LoaderFunctionArgs) => brandGuideOf(params["brand"]);

export default function BrandGuide() {
  return <GuideView {...useLoaderData<typeof loader>()} />;
}
