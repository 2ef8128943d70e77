import { Brand } from "@flipworth/ui";
import { Sentence, useWords } from "@flipworth/words/react";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import { frame } from "../../words/english/site/frame.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { SocialIcons } from "./social-icons.tsx";

// Pages are built once and read for long: the site's script writes the year of the reading.
const builtYear = String(new Date().getFullYear());

export function Footer({ isSpoken = false }: { isSpoken?: boolean }) {
  const say = useWords(frame);
  return (
    <footer className="border-t border-line bg-surface print:hidden">
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-x-8 gap-y-10 px-4 py-12 sm:grid-cols-3 sm:px-6 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="flex max-w-sm flex-col items-start gap-4 col-span-2 sm:col-span-3 lg:col-span-1">
          <Brand />
          <p className="text-sm text-pretty text-soft">{say("slogan")}</p>
          <p className="text-sm text-soft">
            <Sentence
              words={frame}
              id="noModelSetsPrices"
              tags={{
                link: (content) => (
                  <a href={paths.accuracy} className="underline underline-offset-4">
                    {content}
                  </a>
                ),
              }}
            />
          </p>
          <SocialIcons />
          {isSpoken && <LanguageChoice />}
        </div>
        <Column title={say("product")}>
          <FooterLink href={paths.features}>{say("features")}</FooterLink>
          <FooterLink href={paths.pricing}>{say("pricing")}</FooterLink>
          <FooterLink href={paths.extension}>{say("chromeExtension")}</FooterLink>
          <FooterLink href={paths.analyze}>{say("analyzeListing")}</FooterLink>
        </Column>
        <Column title={say("resources")}>
          <FooterLink href={paths.installationGuide}>{say("installationGuide")}</FooterLink>
          <FooterLink href={paths.contact}>{say("contact")}</FooterLink>
          <FooterLink href={paths.howItWorks}>{say("howItWorks")}</FooterLink>
          <FooterLink href={paths.guides}>{say("guides")}</FooterLink>
          <FooterLink href={paths.prices}>{say("prices")}</FooterLink>
          <FooterLink href={paths.calculator}>{say("calculator")}</FooterLink>
          <FooterLink href={paths.blog}>{say("blog")}</FooterLink>
          <FooterLink href={paths.sitemap}>{say("allPages")}</FooterLink>
        </Column>
        <Column title={say("company")}>
          <FooterLink href={paths.about}>{say("about")}</FooterLink>
          <FooterLink href={paths.join}>{say("join")}</FooterLink>
          <FooterLink href={paths.privacy}>{say("privacy")}</FooterLink>
          <FooterLink href={paths.terms}>{say("terms")}</FooterLink>
        </Column>
      </div>
      <p className="mx-auto max-w-6xl px-4 pb-8 text-sm text-pretty text-soft sm:px-6">
        <Sentence
          words={frame}
          id="estimates"
          values={{ year: builtYear }}
          tags={{ now: (content) => <span data-year="">{content}</span> }}
        />
      </p>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="pb-2 text-sm font-semibold">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a
        href={href}
        className="inline-flex min-h-9 items-center text-sm text-soft underline-offset-4 hover:text-ink hover:underline"
      >
        {children}
      </a>
    </li>
  );
}
