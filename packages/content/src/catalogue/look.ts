/** Names of the site's icon set; content says which, the site draws it. */
export type IconName =
  | "armchair"
  | "badge-check"
  | "badge-dollar-sign"
  | "bike"
  | "calculator"
  | "camera"
  | "chart-line"
  | "clock"
  | "eye"
  | "handshake"
  | "lock"
  | "map-pin"
  | "message-circle"
  | "scale"
  | "scan-search"
  | "search"
  | "shield-check"
  | "smartphone"
  | "sparkles"
  | "tag"
  | "trophy"
  | "truck"
  | "wallet"
  | "washing-machine"
  | "wrench";

/** Tells groups apart. No red, green or amber: those mean loss, profit and doubt. */
export type AccentColor = "blue" | "cyan" | "indigo" | "pink" | "slate" | "violet";
