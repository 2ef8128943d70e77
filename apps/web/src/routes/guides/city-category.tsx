import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { contentMeta } from "../../components/content/page-meta.ts";
import { GuideView } from "../../features/content/guide-view.tsx";
import { cityCategoryGuideOf } from "../../lib/pages/guides.ts";
import { plainPage } from "../../lib/pages/page-handle.ts";

export const handle = plainPage;
export const meta = contentMeta;

export const loader = ({ params }: LoaderFunctionArgs) =>
  cityCategoryGuideOf(params["cityState"], params["category"]);

export default function CityCategoryGuide() {
  return <GuideView {...useLoaderData<typeof loader>()} />;
}
