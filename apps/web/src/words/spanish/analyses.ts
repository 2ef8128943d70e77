import type { Translations } from "@flipworth/words";
import { answer, lists } from "./analyses/answer.ts";
import { form } from "./analyses/form.ts";
import { garageSale } from "./analyses/garage-sale.ts";
import { pictures } from "./analyses/pictures.ts";
import { sold } from "./analyses/sold.ts";

export const analyses: Translations = {
  "analyses.form": form,
  "analyses.pictures": pictures,
  "analyses.answer": answer,
  "analyses.lists": lists,
  "analyses.sold": sold,
  "analyses.garageSale": garageSale,
};
