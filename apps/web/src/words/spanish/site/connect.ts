import type { Translated } from "@flipworth/words";
import type { connect as english } from "../../english/site/connect.ts";

export const connect: Translated<typeof english> = {
  title: "Conectar la extensión",
  connectedTitle: "Tu extensión está conectada",
  refusedTitle: "No se conectó nada",
  invitation: "Inicia sesión en la cuenta que quieres usar en la extensión.",
  loading: "Cargando",
  needsScripts: "Para conectar hace falta JavaScript.",
  waiting: "Esperando a la extensión. Si no pasa nada, ábrela y presiona “Iniciar sesión” ahí.",
  tryAgain: "Reintentar",
  connected: "Vuelve a la extensión. Puedes desconectarla en tus ajustes.",
  refused: "La extensión no puede usar tu cuenta.",
  toDashboard: "Ir a tu panel",
  unknownBrowser: "un navegador desconocido",
  question: "La extensión de Flipworth en <b>{place}</b> quiere usar la cuenta <b>{name}</b>.",
  questionOfNobody: "La extensión de Flipworth en <b>{place}</b> quiere usar tu cuenta.",
  may: "Puede usar los análisis de tu plan, y ver y guardar anuncios y análisis.",
  mayNot: "No puede exportar ni eliminar tu cuenta, ni cambiar tu plan.",
  ends: "Puedes desconectarla en tus ajustes cuando quieras. La conexión termina a los 90 días.",
  caution: "Conéctala solo si acabas de presionar “Iniciar sesión” en la extensión.",
  connect: "Conectar",
  connecting: "Conectando…",
  notNow: "Ahora no",
};
