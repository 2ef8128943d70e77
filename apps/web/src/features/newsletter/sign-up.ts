// The newsletter form's own script: the page around it carries no framework code.
import { watchNewsletter } from "./watch-newsletter.ts";

for (const form of document.querySelectorAll<HTMLFormElement>("form[data-newsletter]")) {
  watchNewsletter(form);
}
