export type FormValue = string | FormValue[] | Form;
export type Form = { [name: string]: FormValue };

/** Reads `items[0][price]=x&metadata[user]=7` into lists and objects. */
export function decodeForm(text: string): Form {
  const root: Form = emptyForm();
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+|\[\]/g)].map(([part]) => part);
    place(root, path, value);
  }
  return mapValues(root);
}

// Without a prototype, so that a parameter called `__proto__` is a name like any other.
const emptyForm = (): Form => Object.create(null);

function place(form: Form, path: string[], value: string): void {
  const [head = "", ...rest] = path;
  const name = head === "[]" ? String(Object.keys(form).length) : head;
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  const inner = form[name];
  const next = isForm(inner) ? inner : emptyForm();
  form[name] = next;
  place(next, rest, value);
}

function mapValues(form: Form): Form {
  const result = emptyForm();
  for (const [name, value] of Object.entries(form)) result[name] = withLists(value);
  return result;
}

function withLists(value: FormValue): FormValue {
  if (!isForm(value)) return value;
  const names = Object.keys(value);
  const isList = names.length > 0 && names.every((name) => /^\d+$/.test(name));
  if (!isList) return mapValues(value);
  const inOrder = names.toSorted((a, b) => Number(a) - Number(b));
  return inOrder.map((name) => withLists(value[name] ?? ""));
}

export function isForm(value: FormValue | undefined): value is Form {
  return typeof value === "object" && !Array.isArray(value);
}
