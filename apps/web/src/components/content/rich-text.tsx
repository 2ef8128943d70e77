import type { RichText as Markup } from "@flipworth/content";
import { Fragment } from "react";

/** A list of so many items is folded under the line that announces it, where a page folds at all. */
const foldedFrom = 3;

type Block = { kind: "paragraph"; text: string } | { kind: "list"; items: string[] };

type RichTextProps = { text: Markup; isFolded?: boolean };

/** Paragraphs, lists and links of the content package's markup, as elements. */
export function RichText({ text, isFolded = false }: RichTextProps) {
  const blocks = blocksOf(text);
  const leadOf = (place: number) => (isFolded ? leadBefore(blocks, place) : undefined);
  return blocks.map((block, place) => {
    if (block.kind === "paragraph") {
      if (leadOf(place + 1) !== undefined) return null;
      return (
        <p key={place}>
          <RichLine text={block.text} />
        </p>
      );
    }
    const lead = leadOf(place);
    if (lead === undefined) return <List key={place} items={block.items} />;
    return (
      <details key={place}>
        <summary>{`${lead} (${block.items.length})`}</summary>
        <List items={block.items} />
      </details>
    );
  });
}

function List({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <RichLine text={item} />
        </li>
      ))}
    </ul>
  );
}

/** The words of a line such as "Skip these:" right before a long list; a line with links stays a line. */
function leadBefore(blocks: readonly Block[], place: number): string | undefined {
  const [lead, list] = [blocks[place - 1], blocks[place]];
  if (lead?.kind !== "paragraph" || list?.kind !== "list") return undefined;
  const isLong = list.items.length >= foldedFrom;
  return isLong && /^[^\][]*:$/.test(lead.text) ? lead.text.slice(0, -1) : undefined;
}

/** One line of it, for where a paragraph or a list item is already open. */
export function RichLine({ text }: { text: Markup }) {
  // A split by a pattern with groups: words, link words, link path, words, …
  const pieces = text.split(/\[([^\]]+)\]\((\/[^)\s]*)\)/);
  return pieces.map((piece, place) => {
    if (place % 3 === 0) return <Fragment key={place}>{piece}</Fragment>;
    if (place % 3 === 2) return null;
    return (
      <a key={place} href={pieces[place + 1]}>
        {piece}
      </a>
    );
  });
}

function blocksOf(text: Markup): Block[] {
  return text.split(/\n{2,}/).flatMap((chunk) => {
    const blocks: Block[] = [];
    for (const line of chunk.split("\n")) addLine(blocks, line.trim());
    return blocks;
  });
}

function addLine(blocks: Block[], line: string): void {
  const last = blocks.at(-1);
  if (line.startsWith("- ")) {
    if (last?.kind === "list") last.items.push(line.slice(2));
    else blocks.push({ kind: "list", items: [line.slice(2)] });
  } else if (last?.kind === "paragraph") {
    last.text += ` ${line}`;
  } else if (line !== "") {
    blocks.push({ kind: "paragraph", text: line });
  }
}
