import { buttonClasses } from "@flipworth/ui";
import { paths } from "../../paths.ts";
import { Article, Section } from "./article.tsx";
import { SupportMail } from "./support-mail.tsx";

export function JoinPage() {
  return (
    <Article
      title="Join the Mission"
      lead="Secondhand things deserve a fair price and a second owner. If you care about that too, write to us."
    >
      <Section id="how" title="What helps most">
        <ul>
          <li>
            <strong>A wrong answer.</strong> Send the listing’s words, what Flipworth said, and what
            the thing sold for. That is worth more to us than praise.
          </li>
          <li>
            <strong>What you know.</strong> If you have sold one kind of thing for years, tell us
            which models matter and what condition does to their price.
          </li>
          <li>
            <strong>A page that was misread.</strong> Say which site and which part of the listing
            came out wrong.
          </li>
          <li>
            <strong>Your skills.</strong> Engineers, designers, writers and resellers are all
            welcome to introduce themselves.
          </li>
        </ul>
      </Section>
      <Section id="write" title="Write to us">
        <p>
          Write to <SupportMail />. Please leave out other people’s names and addresses.
        </p>
        <div className="flex flex-wrap gap-3">
          <a href={paths.contact} className={buttonClasses()}>
            Email us
          </a>
          <a href={paths.about} className={buttonClasses({ look: "quiet" })}>
            About Flipworth
          </a>
        </div>
      </Section>
    </Article>
  );
}
