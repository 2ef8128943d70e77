import type { Plan, Trap } from "./plan.ts";

// What runs inside the rendered page, as text: these scripts have no types of a browser.

const trapPieces: Record<Trap, string> = {
  was: "",
  ad: `<p style="padding:10px 20px"><span class="soft">Sponsored</span> &nbsp; Queen mattress, try it for 100 nights <b>$399</b></p>`,
  menu: `<p class="soft" style="padding:8px 20px">Vehicles &nbsp; Electronics &nbsp; Apparel &nbsp; Free stuff</p>`,
  chat: `<div style="position:fixed;right:16px;bottom:0;width:250px;padding:12px;background:var(--panel);border:1px solid var(--line)"><b>Casey</b><p class="soft">Would you take $70?</p><p>I can do</p><p>$80</p></div>`,
};

/** Puts the plan's text and traps into a fixture page. */
export function fillScript({ text, traps }: Plan): string {
  const { title, price, condition, place, description } = text;
  const fields = { title, price, condition, location: place, description, was: olderThan(price) };
  const before = traps.filter((trap) => trap !== "chat").map((trap) => trapPieces[trap]);
  const after = traps.includes("chat") ? trapPieces.chat : "";
  return `(() => {
    for (const [field, text] of Object.entries(${JSON.stringify(fields)})) {
      for (const holder of document.querySelectorAll('[data-field="' + field + '"]')) holder.textContent = text;
    }
    const struck = ${JSON.stringify(traps.includes("was") && olderThan(price) !== null)};
    if (!struck) for (const holder of document.querySelectorAll('[data-field="was"]')) {
      (holder.closest(".small.soft") ?? holder).remove();
    }
    document.querySelector("main")?.insertAdjacentHTML("beforebegin", ${JSON.stringify(before.join(""))});
    document.body.insertAdjacentHTML("beforeend", ${JSON.stringify(after)});
  })()`;
}

/** "$55" for "$40" and "£55" for "£40"; no site strikes out the price of a gift, a rent or a range. */
function olderThan(price: string): string | null {
  const [, sign = "", digits = ""] = /^(\D*)([\d.,]+)(?: OBO)?$/.exec(price) ?? [];
  if (digits === "") return null;
  return `${sign}${Math.round(Number(digits.replaceAll(",", "")) * 1.3 + 3)}`;
}

export type Clip = { x: number; y: number; width: number; height: number };

/** What a person sees of each field: the words that are inside the clip and under nothing else. */
export function seenScript({ x, y, width, height }: Clip): string {
  return `(() => {
    const isSeen = (range) => [...range.getClientRects()].every((box) => {
      const inside = box.left >= ${x} && box.top >= ${y} && box.right <= ${x + width} && box.bottom <= ${y + height};
      const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      return inside && top !== null && top.contains(range.startContainer);
    });
    const wordsOf = (holder) => {
      const node = holder.firstChild;
      return [...(node?.textContent ?? "").matchAll(/\\S+/g)].map((match) => {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        return { text: match[0], isSeen: isSeen(range) };
      });
    };
    const seen = {};
    for (const holder of document.querySelectorAll("[data-field]")) {
      const words = wordsOf(holder);
      seen[holder.dataset.field] ??= {
        text: words.filter((word) => word.isSeen).map((word) => word.text).join(" "),
        isWhole: words.length > 0 && words.every((word) => word.isSeen),
      };
    }
    return seen;
  })()`;
}
