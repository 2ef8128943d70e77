import { paths } from "../../paths.ts";

/** The support address as a link that shows it: a mail program is not everywhere. */
export function SupportMail() {
  return <a href={paths.contact}>{paths.contact.replace("mailto:", "")}</a>;
}
