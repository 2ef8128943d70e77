import type { Translations } from "@flipworth/words";
import { stages, costKinds, feeClasses, categories, platforms } from "./deals/choices.ts";
import { drafts } from "./deals/drafts.ts";
import { money, bankroll, accuracy } from "./deals/figures.ts";
import { form, problems, split, sale, returned } from "./deals/forms.ts";
import { history, historyValues } from "./deals/history.ts";
import { imported } from "./deals/import.ts";
import { screen, parts, list, today, taskKinds } from "./deals/screens.ts";
import { deal, listings, costs, receipt } from "./deals/sheet.ts";
import { taxes, platformReports, mileage } from "./deals/taxes.ts";

export const deals: Translations = {
  "deals.stages": stages,
  "deals.costKinds": costKinds,
  "deals.feeClasses": feeClasses,
  "deals.categories": categories,
  "deals.platforms": platforms,
  "deals.drafts": drafts,
  "deals.money": money,
  "deals.bankroll": bankroll,
  "deals.accuracy": accuracy,
  "deals.form": form,
  "deals.problems": problems,
  "deals.split": split,
  "deals.sale": sale,
  "deals.return": returned,
  "deals.history": history,
  "deals.historyValues": historyValues,
  "deals.import": imported,
  "deals.screen": screen,
  "deals.parts": parts,
  "deals.list": list,
  "deals.today": today,
  "deals.taskKinds": taskKinds,
  "deals.deal": deal,
  "deals.listings": listings,
  "deals.costs": costs,
  "deals.receipt": receipt,
  "deals.taxes": taxes,
  "deals.platformReports": platformReports,
  "deals.mileage": mileage,
};
