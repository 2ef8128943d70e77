import { z } from "zod";
import { Health, Ready } from "../accounts/install.ts";
import { NewsletterSignedUp, NewsletterSignUp } from "../accounts/newsletter.ts";
import { Settings } from "../accounts/settings.ts";
import { ProblemKind } from "../calls/problem.ts";
import type { Route } from "../calls/route.ts";

export const serverRoutes = {
  getSettings: {
    method: "get",
    path: "/api/settings",
    summary: "What the site asks the server at run time: the extension's store page, analytics",
    access: "anybody",
    success: { status: 200, description: "The settings", schema: Settings },
    refusals: [],
  },
  signUpForNewsletter: {
    method: "post",
    path: "/api/newsletter",
    summary: "Ask for the newsletter",
    access: "anybody",
    success: { status: 200, description: "The address is kept", schema: NewsletterSignedUp },
    refusals: ["invalid_request", "forbidden", "unsupported_media_type", "rate_limited"],
    body: NewsletterSignUp,
  },
  getProblem: {
    method: "get",
    path: "/api/problems/{code}",
    summary: "What the `type` of a problem means",
    access: "anybody",
    success: { status: 200, description: "Its title and status", schema: ProblemKind },
    refusals: ["not_found"],
    pathParameters: z.object({ code: z.string() }),
  },
  getHealth: {
    method: "get",
    path: "/api/health",
    summary: "Whether the server and its database answer; 503 with the same body when not",
    access: "anybody",
    success: { status: 200, description: "All is well", schema: Health },
    refusals: [],
    unavailable: Health,
  },
  getReady: {
    method: "get",
    path: "/api/ready",
    summary: "Whether this server wants new requests; 503 with the same body when not",
    access: "anybody",
    success: { status: 200, description: "It does", schema: Ready },
    refusals: [],
    unavailable: Ready,
  },
} as const satisfies Record<string, Route>;
