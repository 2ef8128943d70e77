import { z } from "zod";
import { ApiKey } from "./api-keys.ts";
import { Webhook } from "./webhooks.ts";

/** What the account's download has of keys and webhooks: neither keys nor secrets. */
export const exportedDevelopers = { apiKeys: z.array(ApiKey), webhooks: z.array(Webhook) };
