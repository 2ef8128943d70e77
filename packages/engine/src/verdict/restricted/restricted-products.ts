import { bannedForAll, bannedForBabies } from "./banned-products.ts";
import { medicalProducts } from "./medical-products.ts";
import { productsWithRemedy } from "./products-with-remedy.ts";
import type { RestrictedProduct } from "./restricted-product.ts";

/** Every thing that may not be sold, or only with a remedy: for the verdict and the public pages. */
export const restrictedProducts: readonly RestrictedProduct[] = [
  ...bannedForBabies,
  ...bannedForAll,
  ...productsWithRemedy,
  ...medicalProducts,
];
