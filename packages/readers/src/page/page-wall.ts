import { tabName } from "./tab-name.ts";

/** What stands where a page's own words would: a check for robots, or a form to sign in. */
export type PageWall = "check" | "sign_in";

const checkWords = new RegExp(
  [
    "pardon our interruption|security (?:measure|check|verification)|checking your browser|just a moment",
    "(?:verify|confirm|prove)(?: that)? you.re (?:a )?(?:not a robot|human|person)|are you (?:a )?(?:human|robot)",
    "verify yourself|access denied|unusual (?:traffic|activity)|attention required|robot or human",
    "sicherheits(?:prüfung|maßnahme)|kein roboter|vérification de sécurité|pas un robot",
    "verificación de seguridad|no (?:eres|soy) un robot|controllo di sicurezza|non sono un robot",
  ].join("|"),
  "iu",
);
const checkParts =
  "iframe[src*=captcha i], iframe[src*=challenge i], form[action*=captcha i], [id*=captcha i], script[src*=captcha i]";
const signInPath = /\/(?:signin|sign-in|login|account\/login)\b/i;

/** For a page that shows no results; a page with some may have any of these as well. */
export function wallOf(document: Document, address: URL | undefined): PageWall | undefined {
  const headings = [...document.querySelectorAll("h1, h2")].map((one) => one.textContent ?? "");
  const isCheck = [tabName(document), ...headings].some((words) => checkWords.test(words));
  if (isCheck || document.querySelector(checkParts) !== null) return "check";
  const asksForPassword = document.querySelector("input[type=password]") !== null;
  return asksForPassword || signInPath.test(address?.pathname ?? "") ? "sign_in" : undefined;
}
