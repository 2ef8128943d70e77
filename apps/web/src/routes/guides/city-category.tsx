import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { contentMeta } from "../../components/page-meta.ts";
import { GuideView } from "../../features/content/guide-view.tsx";
import { cityCategoryGuideOf } from "../../lib/guides.ts";
import { plainPage } from "../../lib/page-handle.ts";

export const handle = plainPage;
export const meta = contentMeta;

export const loader = ({ params }: LoaderFunctionArgs) =>
  cityCategoryGuideOf(params["cityState"], params["category"]);

export default function CityCategoryGuide() {
  return <GuideView {...useLoaderData<typeof loader>()} />;
}
