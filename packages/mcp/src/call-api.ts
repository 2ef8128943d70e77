import { ErrorBody, type ListingRequest } from "@flipworth/contract";
import { type ApiCall, DeskError, type Picture } from "./desk.ts";

/** The JSON of a reply, and whether a page of a list comes after it. Throws `DeskError`. */
export async function readReply(reply: Response): Promise<{ body: unknown; next: string | null }> {
  const body: unknown = await reply.json().catch(() => null);
  if (!reply.ok) throw new DeskError(sentenceOf(body, reply));
  const link = /[?&]before=([^&>]+)[^>]*>; rel="next"/.exec(reply.headers.get("link") ?? "");
  return { body, next: link?.[1] ?? null };
}

function sentenceOf(body: unknown, reply: Response): string {
  const parsed = ErrorBody.safeParse(body);
  if (!parsed.success) return `The server answered ${reply.status}.`;
  const { code, message, errors } = parsed.data;
  const fields = errors ? ` ${JSON.stringify(errors)}` : "";
  return `${message} (${code})${fields}`;
}

/** An analysis by the server: it is in the person's history and counts like any other. */
export async function appraiseByApi(
  api: ApiCall,
  listing: ListingRequest,
  picture: Picture | null,
): Promise<object> {
  const headers = { "idempotency-key": crypto.randomUUID() };
  const init = picture ? formOf(listing, picture) : jsonOf(listing);
  const reply = await api("/api/analyses", {
    ...init,
    method: "POST",
    headers: { ...init.headers, ...headers },
  });
  const { body } = await readReply(reply);
  if (typeof body === "object" && body !== null) return body;
  throw new DeskError("The server answered with no analysis.");
}

type Sent = { body: string | FormData; headers: Record<string, string> };

const jsonOf = (body: unknown): Sent => ({
  body: JSON.stringify(body),
  headers: { "content-type": "application/json" },
});

function formOf(listing: ListingRequest, { bytes, mediaType }: Picture): Sent {
  const form = new FormData();
  form.set("screenshot", new Blob([bytes], { type: mediaType }), "screenshot");
  if (Object.keys(listing).length > 0) form.set("listing", JSON.stringify(listing));
  return { body: form, headers: {} };
}

/** A write that is done once, however often the connection breaks. */
export function writeInit(method: "POST" | "PUT", body: unknown): RequestInit {
  const { headers, ...init } = jsonOf(body);
  return {
    ...init,
    method,
    headers: { ...headers, "idempotency-key": crypto.randomUUID() },
  };
}
