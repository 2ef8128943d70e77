import { resourceMissing } from "../http/errors.ts";
import { listParams, page } from "../http/lists.ts";
import { optionalFlag, optionalText, texts } from "../http/params.ts";
import type { Call, Route } from "../http/router.ts";
import type { World } from "../world.ts";

const priceFilters = ["active", "currency", "lookup_keys", "product", "type"] as const;

export const priceRoutes: readonly Route[] = [
  { method: "GET", path: "/v1/prices", accepts: [...listParams, ...priceFilters], run: listPrices },
  {
    method: "GET",
    path: "/v1/prices/:id",
    accepts: [],
    run: ({ world, id }) => getPrice(world, id),
  },
  {
    method: "GET",
    path: "/v1/products",
    accepts: [...listParams, "active", "ids"],
    run: listProducts,
  },
  { method: "GET", path: "/v1/products/:id", accepts: [], run: retrieveProduct },
];

export function getPrice(world: World, id: string, param?: string) {
  const found = world.prices.get(id);
  if (found === undefined) throw resourceMissing("price", id, param);
  return found;
}

function listPrices({ world, params }: Call) {
  const keys = texts(params, "lookup_keys");
  const product = optionalText(params, "product");
  const active = optionalFlag(params, "active");
  const found = [...world.prices.values()].filter(
    (price) =>
      (keys.length === 0 || (price.lookup_key !== null && keys.includes(price.lookup_key))) &&
      (product === undefined || price.product === product) &&
      (active === undefined || price.active === active) &&
      (optionalText(params, "currency") ?? price.currency) === price.currency &&
      (optionalText(params, "type") ?? price.type) === price.type,
  );
  return page(found, params, "/v1/prices");
}

function listProducts({ world, params }: Call) {
  const ids = texts(params, "ids");
  const active = optionalFlag(params, "active");
  const found = [...world.products.values()].filter(
    (product) =>
      (ids.length === 0 || ids.includes(product.id)) &&
      (active === undefined || product.active === active),
  );
  return page(found, params, "/v1/products");
}

function retrieveProduct({ world, id }: Call) {
  const found = world.products.get(id);
  if (found === undefined) throw resourceMissing("product", id);
  return found;
}
