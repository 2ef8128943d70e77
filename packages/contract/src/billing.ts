import { z } from "zod";
import { httpUrl } from "./fields.ts";

/** Answer of `GET /api/billing-portal-url`: where the payment provider lets a person manage their plan. */
export const BillingPortal = z.object({ url: httpUrl });
