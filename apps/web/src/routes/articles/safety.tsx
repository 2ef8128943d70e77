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
import { contentMeta } from "../../components/page-meta.ts";
import { SafetyPage } from "../../features/content/safety-page.tsx";
import { fixedHead } from "../../lib/content-head.ts";
import { plainPage } from "../../lib/page-handle.ts";

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
