import {
  beforeMeeting,
  contentPaths,
  duringMeeting,
  safetyGroups,
  safetyIntro,
  scams,
  whenSomethingGoesWrong,
} from "@flipworth/content";
import { useLoaderData } from "react-router";
import { contentMeta } from "../../components/content/page-meta.ts";
import { SafetyPage } from "../../features/content/safety-page.tsx";
import { fixedHead } from "../../lib/pages/content-head.ts";
import { plainPage } from "../../lib/pages/page-handle.ts";

export const handle = plainPage;
export const meta = contentMeta;

export const loader = () => ({
  head: fixedHead(contentPaths.safety),
  intro: safetyIntro,
  groups: safetyGroups,
  scams,
  before: beforeMeeting,
  during: duringMeeting,
  wrong: whenSomethingGoesWrong,
});

export default function Safety() {
  return <SafetyPage {...useLoaderData<typeof loader>()} />;
}
