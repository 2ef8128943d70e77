import type { RichText as Markup } from "@flipworth/content";
import { Fragment } from "react";

type Block = { kind: "paragraph"; text: string } | { kind: "list"; items: string[] };

/** Paragraphs, lists and links of the content package's markup, as elements. */
export function RichText({ text }: { text: Markup }) {
  return blocksOf(text).map((block, place) =>
    block.kind === "list" ? (
      <ul key={place}>
        {block.items.map((item) => (
          <li key={item}>
            <RichLine text={item} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={place}>
        <RichLine text={block.text} />
      </p>
    ),
  );
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
