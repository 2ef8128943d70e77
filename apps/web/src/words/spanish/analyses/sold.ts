import type { Translated } from "@flipworth/words";
import type { soldWords } from "../../english/analyses/sold.ts";

export const sold: Translated<typeof soldWords> = {
  title: "Precios de venta",
  check: "Ver precios de venta",
  open: "Abrir los anuncios vendidos",
  copyPage:
    "{extension, select, yes {O abre} other {Abre}} los anuncios vendidos de eBay{search, select, yes { para “{words}”} other {}}, copia la página entera (Ctrl+A y luego Ctrl+C; ⌘A y ⌘C en una Mac) y pégala abajo.",
  inOnePress: "La extensión lo hace con un solo clic.",
  searchWider: "Búsqueda más amplia: {words}",
  searchElsewhere: "Buscar en {site}",
  newTab: "(pestaña nueva)",
  copied: "Página copiada",
  pasteHere: "Pega aquí",
  noneFound:
    "No encontramos anuncios vendidos ahí. Copia la página de resultados entera, no solo su dirección, y pégala aquí.",

  byExtension:
    "La extensión abre los anuncios vendidos de eBay para “{words}” en una pestaña en segundo plano, los lee una vez y actualiza el rango. La primera vez te pide permitir www.ebay.com.",
  reading: "Leyendo anuncios vendidos…",
  problem_not_allowed:
    "La extensión aún no puede leer www.ebay.com. Presiona “Permitir www.ebay.com” en su página de opciones y luego presiona aquí de nuevo.",
  problem_check_page:
    "eBay quiere comprobar que eres una persona. Hazlo en la pestaña que se abrió y presiona de nuevo.",
  problem_sign_in:
    "eBay te pide iniciar sesión primero. Hazlo en la pestaña que se abrió y presiona de nuevo.",
  problem_elsewhere:
    "eBay muestra otra página en lugar de los anuncios vendidos. Mira la pestaña que se abrió y presiona de nuevo.",
  problem_no_results:
    "eBay no muestra anuncios vendidos con estas palabras. Prueba otras en la pestaña que se abrió y copia su página.",
  problem_not_loaded:
    "Los anuncios vendidos no se cargaron. Mira la pestaña que se abrió y presiona de nuevo.",
  problem_closed: "La pestaña se cerró antes de que pudiéramos leerla. Presiona de nuevo.",
  problem_failed: "La extensión no respondió. Vuelve a cargar esta página y presiona de nuevo.",
};
