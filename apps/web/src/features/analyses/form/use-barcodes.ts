import { useEffect, useState } from "react";
import type { NamedBarcode } from "../../../barcodes/name-barcode.ts";

type Found = { picture: File; barcode: NamedBarcode | undefined };

/** The first barcode on the pictures, looked for beside the page as they are added. */
export function useBarcodes(pictures: readonly File[]): NamedBarcode | undefined {
  const [found, setFound] = useState<readonly Found[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      for (const picture of pictures) {
        if (found.some((known) => known.picture === picture)) continue;
        const barcode = await barcodeOn(picture);
        if (!isCurrent) return;
        setFound((known) => [...known, { picture, barcode }]);
      }
    };
    // Without it the person types the name, as for any other picture.
    look().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [pictures, found]);
  return found.find(({ picture, barcode }) => barcode && pictures.includes(picture))?.barcode;
}

async function barcodeOn(picture: File): Promise<NamedBarcode | undefined> {
  const [{ readBarcodes }, { nameBarcode }] = await Promise.all([
    import("../../../barcodes/read-barcodes.ts"),
    import("../../../barcodes/name-barcode.ts"),
  ]);
  const [number] = await readBarcodes(picture);
  return number === undefined ? undefined : nameBarcode(number);
}
