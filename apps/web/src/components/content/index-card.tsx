import type { ReactNode } from "react";

type IndexCardProps = {
  href: string;
  title: string;
  text?: string;
  /** A line in small type beneath the words. */
  note?: ReactNode;
};

/** A card that is one link as a whole. */
export function IndexCard({ href, title, text, note }: IndexCardProps) {
  return (
    <li className="flex">
      <a
        href={href}
        className="flex w-full flex-col gap-2 rounded-card border border-line bg-surface p-5 hover:border-edge"
      >
        <span className="font-semibold">{title}</span>
        {text && <span className="text-sm text-pretty text-soft">{text}</span>}
        {note && <span className="text-sm text-soft tabular-nums">{note}</span>}
      </a>
    </li>
  );
}
