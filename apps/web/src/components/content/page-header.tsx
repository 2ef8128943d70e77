import type { Breadcrumb } from "@flipworth/content";
import { Badge } from "@flipworth/ui";
import type { ReactNode } from "react";
import { Breadcrumbs } from "./breadcrumbs.tsx";

type PageHeaderProps = {
  trail: readonly Breadcrumb[];
  title: string;
  lead?: ReactNode;
  badges?: readonly string[];
  children?: ReactNode;
};

/** The top of every content page: where it is, what it is, and what it is for. */
export function PageHeader({ trail, title, lead, badges = [], children }: PageHeaderProps) {
  return (
    <header className="flex flex-col gap-3">
      <Breadcrumbs trail={trail} />
      <h1 className="text-3xl font-semibold tracking-tight text-balance sm:text-4xl">{title}</h1>
      {lead && <p className="max-w-2xl text-lg text-pretty text-soft">{lead}</p>}
      {badges.length > 0 && (
        <ul className="flex flex-wrap gap-2 pt-1">
          {badges.map((badge) => (
            <li key={badge}>
              <Badge tone="plain">{badge}</Badge>
            </li>
          ))}
        </ul>
      )}
      {children}
    </header>
  );
}
