import type { Translated } from "@flipworth/words";
import type { deviceWords } from "../../english/account/devices.ts";
import type { saleWords } from "../../english/account/recorded-sales.ts";
import type { sharedWords } from "../../english/account/shared.ts";
import type { dataWords } from "../../english/account/your-data.ts";

export const shared: Translated<typeof sharedWords> = {
  loading: "Cargando…",
  tryAgain: "Reintentar",
};

export const devices: Translated<typeof deviceWords> = {
  title: "Dispositivos con sesión iniciada",
  loadFailed: "No pudimos cargar tus dispositivos. {reason}",
  thisDevice: "Este dispositivo",
  unknownBrowser: "Navegador desconocido",
  browserOn: "{browser} en {system}",
  extensionIn: "Extensión en {browser}",
  signedIn: "Sesión iniciada el <start>{startedOn}</start>, último uso: <used>{usedAt}</used>",
  signedInNow: "Sesión iniciada el <start>{startedOn}</start>, último uso: ahora",
  connected: "Conectada el <start>{startedOn}</start>, último uso: <used>{usedAt}</used>",
  connectedNow: "Conectada el <start>{startedOn}</start>, último uso: ahora",
  signOut: "Cerrar sesión<hidden> en {name}</hidden>",
  signingOut: "Cerrar sesión…<hidden> en {name}</hidden>",
  disconnect: "Desconectar<hidden> {name}</hidden>",
  disconnecting: "Desconectar…<hidden> {name}</hidden>",
  whenSignedOut:
    "Cerramos la sesión de dispositivos y extensiones 30 días después de su último uso, o 90 días después de iniciarla. Cerrar las demás sesiones también desconecta todas tus extensiones.",
  signOutElsewhere: "Cerrar las demás sesiones",

  signedOut: "Sesión cerrada",
  signedOutDetail: "Cerraste la sesión de ese dispositivo.",
  signedOutElsewhere: "Cerraste las demás sesiones",
  signedOutCount:
    "{count, plural, =0 {No había sesión iniciada en otros dispositivos.} one {Se cerró la sesión en # dispositivo.} other {Se cerró la sesión en # dispositivos.}}",
};

export const yourData: Translated<typeof dataWords> = {
  title: "Tus datos",
  what: "Todo lo que guardamos sobre ti, en un solo archivo: tu cuenta, ajustes, anuncios guardados, ventas registradas y análisis.",
  download: "Descargar mis datos",

  deleteAccount: "Eliminar cuenta",
  deleteHint: "Elimina todos tus datos y cancela cualquier plan de pago. No se puede deshacer.",
  deleteWarning:
    "Esto elimina tus anuncios guardados, análisis y ajustes, y cancela cualquier plan de pago. No se puede deshacer.",
  confirmation: "ELIMINAR",
  typeToConfirm: "Escribe {word} para confirmar",
  typeInCapitals: "Escribe {word} en mayúsculas para continuar.",
  deleteFailed: "No pudimos eliminar tu cuenta. {reason}",
  delete: "Eliminar mi cuenta",
  deleting: "Eliminando…",
  keep: "Conservarla",
  deleted: "Eliminamos tu cuenta",
  deletedDetail: "Gracias por usar Flipworth.",
};

export const recordedSales: Translated<typeof saleWords> = {
  title: "Ventas registradas",
  what: "Precios de venta que importaste o leíste en páginas de resultados. Cada uno afina tu próxima estimación de algo parecido.",
  loadFailed: "No pudimos cargar tus ventas. {reason}",
  none: "Aún no hay ventas registradas.",
  showLatest: "Mostrar las últimas {count}",
  asked: "pedido: {amount} · {date} · {marketplace}",
  sold: "vendido: {amount} · {date} · {marketplace}",
  notCounted: "No cuenta",
  doNotCount: "No contar",
  doNotCountSale: "No contar {title}",

  condition: "Estado",
  readingFile: "Leyendo el archivo…",
  whereTheySold: "Dónde se vendieron",
  whereTheySoldHint: "Opcional. Se muestra junto a cada venta.",
  sales: "{count, plural, one {# venta} other {# ventas}}",
  added: "{count, plural, one {# venta agregada} other {# ventas agregadas}}",
  addedDetail: "Se usan desde tu próximo análisis.",
  written: "{kept, number} de {total, plural, one {# venta guardada} other {# ventas guardadas}}",
};
