import { useWords } from "@flipworth/words/react";
import { useCallback, useEffect, useState } from "react";
import { type SayOfPictures, pictureWords } from "../../../words/english/analyses/pictures.ts";
import { findPicturesProblem } from "../pictures/check-pictures.ts";
import { fitPictures, isLarge } from "../pictures/fit-pictures.ts";
import { type Draft, type DraftText, emptyDraft, type ListingWords } from "./draft.ts";
import { draftFromFragment } from "../answer/share-link.ts";

/** What we read of a listing, as it stands in the form to be corrected. */
export type ReadWords = Pick<ListingWords, "title" | "price" | "condition">;

const readFields = ["title", "price", "condition"] as const;
const nothingRead: ReadWords = { title: "", price: "", condition: "" };

/** `read` is what we filled in ourselves. */
type Form = { draft: Draft; read: ReadWords; pictureError?: string };

const emptyForm: Form = { draft: emptyDraft, read: nothingRead };

/** One listing's pictures with more of them, or why they were not taken. */
function withPictures(form: Form, more: readonly File[], say: SayOfPictures): Form {
  const pictures = [...form.draft.pictures, ...more];
  const pictureError = findPicturesProblem(pictures, say);
  return pictureError === undefined ? changed(form, { pictures }) : { ...form, pictureError };
}

/** What is entered, from wherever it comes: typing, a file, the clipboard, a copied link. */
export function useDraft() {
  const say = useWords(pictureWords);
  const [form, setForm] = useState<Form>(emptyForm);

  const change = useCallback(
    (part: Partial<DraftText>) => setForm((last) => changed(last, part)),
    [],
  );
  /** Another listing: nothing of the last one stays. */
  const replace = useCallback((words: Partial<DraftText>) => {
    setForm({ ...emptyForm, draft: { ...emptyDraft, ...words } });
  }, []);
  const takeFiles = useCallback(
    (files: readonly File[]) => {
      const add = (fitting: readonly File[]) => setForm((last) => withPictures(last, fitting, say));
      if (files.some(isLarge)) void fitPictures(files).then(add);
      else add(files);
    },
    [say],
  );
  const takeShared = ({ text, pictures }: { text: string; pictures: readonly File[] }) => {
    replace({ text });
    takeFiles(pictures);
  };
  const takeText = useCallback((text: string) => change({ text }), [change]);
  const fillIn = useCallback((read: ReadWords) => setForm((last) => filled(last, read)), []);
  const removePicture = (picture: File) => {
    setForm((last) => {
      const pictures = last.draft.pictures.filter((other) => other !== picture);
      return changed(last, { pictures });
    });
  };

  useEffect(() => {
    const open = () => {
      const carried = draftFromFragment(location.hash);
      if (carried) replace(carried);
    };
    open();
    window.addEventListener("hashchange", open);
    return () => window.removeEventListener("hashchange", open);
  }, [replace]);

  return {
    draft: form.draft,
    /** The same without what we filled in. */
    entered: withoutRead(form).draft,
    pictureError: form.pictureError,
    change,
    replace,
    takeFiles,
    takeShared,
    takeText,
    fillIn,
    removePicture,
  };
}

/** With another text or picture, what was read of the last one no longer stands there. */
function changed(form: Form, part: Partial<Draft>): Form {
  const isAnother = "text" in part || "pictures" in part;
  const { draft, read } = isAnother ? withoutRead(form) : form;
  return { draft: { ...draft, ...part }, read };
}

function filled(form: Form, read: ReadWords): Form {
  const { draft } = withoutRead(form);
  const free = readFields.filter((field) => draft[field].trim() === "");
  const words = Object.fromEntries(free.map((field) => [field, read[field]]));
  return { draft: { ...draft, ...words }, read: { ...nothingRead, ...words } };
}

function withoutRead({ draft, read }: Form): Form {
  const untouched = readFields.filter((field) => read[field] && draft[field] === read[field]);
  const emptied = Object.fromEntries(untouched.map((field) => [field, ""]));
  return { draft: { ...draft, ...emptied }, read: nothingRead };
}
