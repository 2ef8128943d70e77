export type TesseractReply = {
  jobId: string;
  action: string;
  status: "resolve" | "reject";
  data: unknown;
};

/** The final reply to one call, or undefined for a progress message. */
export function parseReply(message: unknown): TesseractReply | undefined {
  if (typeof message !== "object" || message === null) return undefined;
  if (!("jobId" in message && "action" in message && "status" in message)) return undefined;
  const { jobId, action, status } = message;
  if (typeof jobId !== "string" || typeof action !== "string") return undefined;
  if (status !== "resolve" && status !== "reject") return undefined;
  return { jobId, action, status, data: "data" in message ? message.data : undefined };
}
