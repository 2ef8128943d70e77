import { contentPaths, toolButton, toolItself, toolPath, tools } from "@flipworth/content";
import { useLoaderData } from "react-router";
import { contentMeta } from "../../components/page-meta.ts";
import { ToolsIndex } from "../../features/content/tools-index.tsx";
import { fixedHead } from "../../lib/content-head.ts";
import { plainPage } from "../../lib/page-handle.ts";

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
