import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { contentMeta } from "../../components/content/page-meta.ts";
import { ThingView } from "../../features/things/thing-view.tsx";
import { plainPage } from "../../lib/pages/page-handle.ts";
import { thingPageOf } from "../../lib/things/thing-page.ts";

export const handle = plainPage;
export const meta = contentMeta;

export const loader = ({ params }: LoaderFunctionArgs) => {
  const thing = thingPageOf(params["entryId"] ?? "");
  if (thing === undefined) throw data(null, { status: 404 });
  return { head: thing.head, thing };
};

export default function Thing() {
  return <ThingView thing={useLoaderData<typeof loader>().thing} />;
}
