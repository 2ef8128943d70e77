/**
 * What stands on the item and on its listings: the person's own label, or else the beginning of the
 * deal's id. An import of what sold finds the deal by it again.
 */
export const stockLabel = ({ sku, id }: { sku: string; id: string }) => sku || id.slice(0, 8);
