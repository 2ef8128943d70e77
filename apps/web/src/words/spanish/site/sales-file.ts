import type { Translated } from "@flipworth/words";
import type { salesFile as english } from "../../english/site/sales-file.ts";

export const salesFile: Translated<typeof english> = {
  choose: "Importar un archivo CSV",
  hint: "Reconocemos archivos de pedidos de eBay, Mercari, Poshmark, Depop, StockX y Facebook. Cualquier otro sirve si tiene un título, un precio y una fecha.",
  import: "Importar {what}",
  importing: "Importando…",
  cancel: "Cancelar",
  preview: "Vista previa de {name}",
  read: "{readable, plural, one {Se puede leer # venta} other {Se pueden leer # ventas}}; {bad, plural, one {# línea no se puede leer} other {# líneas no se pueden leer}}.",
  readFrom:
    "{readable, plural, one {Se puede leer # venta} other {Se pueden leer # ventas}} de {marketplace}; {bad, plural, one {# línea no se puede leer} other {# líneas no se pueden leer}}.",
  notInFile: "No está en este archivo",
  badLines: "Líneas que no se pueden leer",
  badLine: "Línea {line}: {reason}",
  more: "{count, plural, one {# más} other {# más}}",
  title: "Título",
  price: "Precio de venta",
  date: "Fecha de venta",
  shipping: "Envío pagado por el comprador",
  samplePrice: "Precio",
};
