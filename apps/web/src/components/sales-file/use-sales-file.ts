import type { SalesColumns } from "@flipworth/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

type Chosen = { name: string; csv: string };
type Preview = { csv: string; isPreview: true; columns?: SalesColumns };

/** A file that is chosen, read for a preview, and read anew with other columns. */
export function useSalesFile<Read>(readFile: (asked: Preview) => Promise<Read>) {
  const [file, setFile] = useState<Chosen>();
  // Stays in sight while the file is read anew with other columns.
  const [read, setRead] = useState<Read>();
  const preview = useMutation({
    mutationFn: ({ csv, columns }: { csv: string; columns?: SalesColumns }) =>
      readFile({ csv, isPreview: true, ...(columns ? { columns } : {}) }),
    onSuccess: setRead,
  });
  const choose = async (picked: File) => {
    const csv = await picked.text();
    setFile({ name: picked.name, csv });
    setRead(undefined);
    preview.mutate({ csv });
  };
  const close = () => {
    setFile(undefined);
    setRead(undefined);
    preview.reset();
  };
  return { file, read, preview, choose, close };
}
