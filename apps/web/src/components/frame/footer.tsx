import { Brand } from "@flipworth/ui";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import { SocialIcons } from "./social-icons.tsx";

// Pages are built once and read for long: the site's script writes the year of the reading.
const builtYear = new Date().getFullYear();

export function Footer() {
  return (
    <footer className="border-t border-line bg-surface print:hidden">
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-x-8 gap-y-10 px-4 py-12 sm:grid-cols-3 sm:px-6 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="flex max-w-sm flex-col items-start gap-4 col-span-2 sm:col-span-3 lg:col-span-1">
          <Brand />
          <p className="text-sm text-pretty text-soft">
            AI-powered marketplace analysis to help you make smarter flipping decisions.
          </p>
          <p className="text-sm text-soft">
            No language model sets a price.{" "}
            <a href={paths.accuracy} className="underline underline-offset-4">
              How prices are made
            </a>
          </p>
          <SocialIcons />
        </div>
        <Column title="Product">
          <FooterLink href={paths.features}>Features</FooterLink>
          <FooterLink href={paths.pricing}>Pricing</FooterLink>
          <FooterLink href={paths.extension}>Chrome Extension</FooterLink>
          <FooterLink href={paths.analyze}>Analyze a listing</FooterLink>
        </Column>
        <Column title="Resources">
          <FooterLink href={paths.installationGuide}>Installation Guide</FooterLink>
          <FooterLink href={paths.contact}>Contact Us</FooterLink>
          <FooterLink href={paths.howItWorks}>How It Works</FooterLink>
          <FooterLink href={paths.guides}>Guides</FooterLink>
          <FooterLink href={paths.prices}>Prices</FooterLink>
          <FooterLink href={paths.calculator}>Profit Calculator</FooterLink>
          <FooterLink href={paths.blog}>Blog</FooterLink>
          <FooterLink href={paths.sitemap}>All pages</FooterLink>
        </Column>
        <Column title="Company">
          <FooterLink href={paths.about}>About</FooterLink>
          <FooterLink href={paths.join}>Join the Mission</FooterLink>
          <FooterLink href={paths.privacy}>Privacy Policy</FooterLink>
          <FooterLink href={paths.terms}>Terms of Service</FooterLink>
        </Column>
      </div>
      <p className="mx-auto max-w-6xl px-4 pb-8 text-sm text-pretty text-soft sm:px-6">
        © <span data-year="">{builtYear}</span> Flipworth. Our figures are estimates. Check the item
        and the sold listings before you pay.
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
