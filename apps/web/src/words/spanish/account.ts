import type { Translations } from "@flipworth/words";
import { newsletter, payment, plan, planFeatures, subscribe } from "./account/billing.ts";
import { apiKeys, shownOnce, webhooks } from "./account/developers.ts";
import { settings, settingsForm } from "./account/settings.ts";
import { devices, recordedSales, shared, yourData } from "./account/your-data.ts";

export const account: Translations = {
  "account.shared": shared,
  "account.settings": settings,
  "account.settingsForm": settingsForm,
  "account.devices": devices,
  "account.yourData": yourData,
  "account.recordedSales": recordedSales,
  "account.apiKeys": apiKeys,
  "account.webhooks": webhooks,
  "account.shownOnce": shownOnce,
  "account.plan": plan,
  "account.subscribe": subscribe,
  "account.planFeatures": planFeatures,
  "account.payment": payment,
  "account.newsletter": newsletter,
};
