import {
  Analysis,
  Credits,
  ErrorBody,
  type ErrorCode,
  errorStatus,
  Health,
  Install,
  ListingRequest,
  Problem,
  problemMediaType,
  Ready,
  type Route,
  routes,
  limits,
  screenshotTypes,
  StageEvent,
  StreamedError,
} from "@flipworth/contract";
import type { z } from "zod";
import { sessionCookieName } from "../middleware/session-cookie.ts";
import { createDocument, type ZodOpenApiOperationObject } from "zod-openapi";

const description = `Tells whether a marketplace listing is worth buying to resell.

Send an API key from the settings as \`Authorization: Bearer flipworth_…\`. A key has the limits and the
analyses of its account. \`RateLimit\` and \`RateLimit-Policy\` say what is left. Lists come in pages: \`Link\`
with \`rel="next"\` names the next one. A write with an \`Idempotency-Key\` can be sent again safely. With
\`Accept: application/problem+json\` refusals are problem details (RFC 9457). Agents use MCP at \`/api/mcp\`.`;

/** The OpenAPI 3.1 document of the whole API, made from the contract's own schemas. */
export function openApiDocument(version: string): object {
  const table: [string, Route][] = Object.entries(routes);
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const [name, route] of table) {
    paths[route.path] = { ...paths[route.path], [route.method]: operation(name, route) };
  }
  return createDocument({
    openapi: "3.1.0",
    info: {
      title: "Flipworth",
      version,
      description,
    },
    paths,
    components: {
      schemas: {
        Analysis,
        Credits,
        ErrorBody,
        Health,
        Install,
        ListingRequest,
        Problem,
        Ready,
        StageEvent,
        StreamedError,
      },
      securitySchemes: {
        apiKey: { type: "http", scheme: "bearer", description: "A key from the settings" },
        installSecret: { type: "http", scheme: "bearer" },
        session: { type: "apiKey", in: "cookie", name: sessionCookieName({ isSecure: true }) },
      },
    },
  });
}

function operation(operationId: string, route: Route): ZodOpenApiOperationObject {
  const { success, summary, access, pathParameters, query, headers } = route;
  const streamed = route.takesListing
    ? { "text/event-stream": { schema: { type: "string" } as const } }
    : {};
  return {
    operationId,
    tags: [tagOf(route.path)],
    summary,
    ...(access === "anybody" ? {} : { security: securityOf(route) }),
    requestParams: {
      ...(pathParameters ? { path: pathParameters } : {}),
      ...(query ? { query } : {}),
      ...(headers ? { header: headers } : {}),
    },
    ...(route.takesListing ? { requestBody: listingBody } : {}),
    ...(route.body ? { requestBody: jsonBody(route.body) } : {}),
    ...(route.optionalBody
      ? { requestBody: { ...jsonBody(route.optionalBody), required: false } }
      : {}),
    responses: {
      [success.status]: {
        description: success.description,
        content: {
          [success.contentType ?? "application/json"]: { schema: success.schema },
          ...streamed,
        },
      },
      ...refusals([...route.refusals, "internal"], ErrorBody),
      ...refusals(["unavailable"], route.unavailable ?? ErrorBody),
    },
  };
}

/** "/api/saved-listings/{id}" stands among "saved-listings". */
const tagOf = (path: string) => path.split("/")[2] ?? "";

function securityOf({ access, isPersonal }: Route): Record<string, never[]>[] {
  const session = { session: [] };
  if (isPersonal) return [session];
  const install = access === "owner" ? [{ installSecret: [] }] : [];
  return [{ apiKey: [] }, ...install, session];
}

function refusals(codes: readonly ErrorCode[], schema: z.ZodType) {
  const problem = schema === ErrorBody ? { [problemMediaType]: { schema: Problem } } : {};
  const content = { "application/json": { schema }, ...problem };
  return Object.fromEntries(
    codes.map((code) => [String(errorStatus[code]), { description: code, content }]),
  );
}

const jsonBody = (schema: z.ZodType): NonNullable<ZodOpenApiOperationObject["requestBody"]> => ({
  required: true,
  content: { "application/json": { schema } },
});

const listingBody: NonNullable<ZodOpenApiOperationObject["requestBody"]> = {
  required: true,
  content: {
    "application/json": { schema: ListingRequest },
    "multipart/form-data": {
      schema: {
        type: "object",
        required: ["screenshot"],
        additionalProperties: false,
        properties: {
          screenshot: {
            type: "array",
            maxItems: limits.screenshots,
            items: { type: "string", format: "binary" },
            description:
              "PNG, JPEG or WebP pictures of one listing, in the order of its page: at most 8 MB together and 40 megapixels each",
          },
          listing: { $ref: "#/components/schemas/ListingRequest" },
        },
      },
      encoding: {
        screenshot: { contentType: screenshotTypes.join(", ") },
        listing: { contentType: "application/json" },
      },
    },
  },
};
