import {
  AccountExport,
  AccountSettings,
  Deleted,
  InstallClaim,
  InstallClaimed,
} from "../account.ts";
import type { Route } from "../route.ts";
import { CurrentUser } from "../user.ts";

export const accountRoutes = {
  getCurrentUser: {
    method: "get",
    path: "/api/auth/user",
    summary: "Who is signed in; null for a visitor",
    access: "anybody",
    success: { status: 200, description: "The user, or null", schema: CurrentUser },
    refusals: [],
  },
  claimInstall: {
    method: "post",
    path: "/api/installs/claim",
    summary: "Add an install and its history to the account",
    access: "account",
    success: { status: 200, description: "It belongs to the account", schema: InstallClaimed },
    refusals: [
      "invalid_request",
      "not_signed_in",
      "forbidden",
      "not_found",
      "too_large",
      "unsupported_media_type",
      "rate_limited",
    ],
    body: InstallClaim,
  },
  getAccountSettings: {
    method: "get",
    path: "/api/account/settings",
    summary: "How the person resells",
    access: "account",
    success: { status: 200, description: "The settings", schema: AccountSettings },
    refusals: ["not_signed_in"],
  },
  putAccountSettings: {
    method: "put",
    path: "/api/account/settings",
    summary: "Replace the settings",
    access: "account",
    success: { status: 200, description: "The settings as they stand", schema: AccountSettings },
    refusals: [
      "invalid_request",
      "not_signed_in",
      "forbidden",
      "too_large",
      "unsupported_media_type",
      "rate_limited",
    ],
    body: AccountSettings,
  },
  exportAccount: {
    method: "get",
    path: "/api/account/export",
    summary: "Everything that is kept about the person",
    access: "account",
    success: { status: 200, description: "All of it", schema: AccountExport },
    refusals: ["not_signed_in"],
  },
  deleteAccount: {
    method: "delete",
    path: "/api/account",
    summary: "Delete the account and everything that belongs to it, and cancel its subscription",
    access: "account",
    success: { status: 200, description: "It is gone", schema: Deleted },
    refusals: ["not_signed_in", "forbidden", "rate_limited"],
  },
} as const satisfies Record<string, Route>;
