import {
  accuracyMeasuredOn,
  accuracyMisses,
  accuracyRows,
  accuracySections,
  contentPaths,
} from "@flipworth/content";
import { useLoaderData } from "react-router";
import { contentMeta } from "../../components/content/page-meta.ts";
import { AccuracyPage } from "../../features/content/accuracy-page.tsx";
import { fixedHead } from "../../lib/pages/content-head.ts";
import { plainPage } from "../../lib/pages/page-handle.ts";

export const handle = plainPage;
export const meta = contentMeta;

export const loader = () => ({
  head: fixedHead(contentPaths.accuracy),
  measuredOn: accuracyMeasuredOn,
  rows: accuracyRows,
  misses: accuracyMisses,
  sections: accuracySections,
});

export default function Accuracy() {
  return <AccuracyPage {...useLoaderData<typeof loader>()} />;
}
