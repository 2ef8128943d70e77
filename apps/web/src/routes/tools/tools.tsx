import { contentPaths, toolButton, toolItself, toolPath, tools } from "@flipworth/content";
import { useLoaderData } from "react-router";
import { contentMeta } from "../../components/content/page-meta.ts";
import { ToolsIndex } from "../../features/content/indexes/tools-index.tsx";
import { fixedHead } from "../../lib/pages/content-head.ts";
import { plainPage } from "../../lib/pages/page-handle.ts";

export const handle = plainPage;
export const meta = contentMeta;

export const loader = () => ({
  head: fixedHead(contentPaths.tools),
  tools: tools.map((tool) => ({
    ...tool,
    path: toolPath(tool),
    button: toolButton(tool),
    itself: toolItself(tool),
  })),
});

export default function Tools() {
  return <ToolsIndex {...useLoaderData<typeof loader>()} />;
}
