import type { CallToolResult } from "@modelcontextprotocol/server";
import { DeskError } from "./desk.ts";

/** What a tool answers: the same as text, for agents that read nothing else. */
export async function answer(work: () => Promise<object>): Promise<CallToolResult> {
  try {
    const value = { ...(await work()) };
    return {
      content: [{ type: "text", text: JSON.stringify(value) }],
      structuredContent: value,
    };
  } catch (error) {
    if (!(error instanceof DeskError)) throw error;
    return { content: [{ type: "text", text: error.message }], isError: true };
  }
}
