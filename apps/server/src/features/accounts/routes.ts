import type { User } from "@flipworth/contract";
import { Hono } from "hono";
import type { Database } from "../../db/client.ts";
import type { ApiContext, ApiEnv } from "../../http/middleware/api-env.ts";
import { replyJson } from "../../http/replies/reply.ts";
import { findUser, type UserRow } from "./users.ts";

type AccountRoutesDeps = {
  database: Database;
  currentUser: (c: ApiContext) => Promise<string | undefined>;
  subscription: (userId: string) => Promise<User["subscription"]>;
};

export function accountRoutes({ database, currentUser, subscription }: AccountRoutesDeps) {
  return new Hono<ApiEnv>().get("/user", async (c) => {
    const userId = await currentUser(c);
    const user = userId === undefined ? undefined : await findUser(database, userId);
    if (!user) return replyJson(c, null);
    return replyJson(c, userToWire(user, await subscription(user.id)));
  });
}

function userToWire(row: UserRow, subscription: User["subscription"]): User {
  const { firstName, lastName, email, profileImageUrl } = row;
  return { firstName, lastName, email, profileImageUrl, subscription };
}
