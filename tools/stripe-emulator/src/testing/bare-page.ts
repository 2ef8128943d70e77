type Listener = (event: object) => void;

/** A node with just what the payment form uses of one. */
export class BareNode {
  readonly tag: string;
  children: BareNode[] = [];
  textContent = "";
  value = "";
  readonly #listeners = new Map<string, Listener[]>();
  constructor(tag: string) {
    this.tag = tag;
  }
  append(...added: (BareNode | string)[]): void {
    for (const each of added) {
      if (typeof each === "string") this.textContent += each;
      else this.children.push(each);
    }
  }
  replaceChildren(...children: BareNode[]): void {
    this.children = children;
  }
  remove(): void {}
  showModal(): void {}
  addEventListener(name: string, listener: Listener): void {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
  }
  fire(name: string): void {
    for (const listener of this.#listeners.get(name) ?? []) listener({});
  }
  /** Itself and everything in it. */
  all(): BareNode[] {
    return [this, ...this.children.flatMap((child) => child.all())];
  }
}

/** The few globals of a page that the script needs, without a browser. */
export function barePage() {
  const body = new BareNode("body");
  const left: string[] = [];
  const window: Record<string, unknown> = {
    location: { assign: (address: string) => left.push(address) },
  };
  const document = { body, createElement: (tag: string) => new BareNode(tag) };
  return { body, left, globals: { window, document, fetch, URL, setTimeout } };
}
