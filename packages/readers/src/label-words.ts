// The words that the readers lean on, in English, Spanish, French and German. A word in another
// language finds nothing, and its field is then missing: it is never taken from somewhere else.

const whole = (words: string) => new RegExp(`^(?:${words})$`, "iu");
const begins = (words: string) => new RegExp(String.raw`^(?:${words})(?!\p{L})`, "iu");

/** Where the item's own part of a page ends: people, advertisements and other items follow. */
export const endOfItem = begins(
  [
    "seller information|about the seller|meet your seller|posted by|more from this seller",
    "sponsored|today's picks|more like this|similar (?:items|listings)|related (?:items|listings)",
    "people (?:also|who) viewed|you may also like|recommended for you|explore related",
    "información del vendedor|acerca del vendedor|publicidad|sugerencias de hoy|artículos similares",
    "más como esto|publicaciones relacionadas",
    "informations sur le vendeur|à propos du vendeur|sponsorisé|sélection du jour|articles similaires",
    "plus d.annonces similaires",
    "verkäuferinformationen|informationen zum verkäufer|infos zum verkäufer|gesponsert|anzeige",
    "heutige auswahl|tipps des tages|ähnliche (?:artikel|angebote)",
  ].join("|"),
);

/** The label before the condition, with or without its colon. */
export const conditionLabel =
  /^(?:(?:item )?condition|estado(?: del artículo)?|état(?: de l'objet)?|(?:artikel)?zustand)(?=\s*(?::|$))/iu;

/** A heading after which the seller's own words stand. */
export const descriptionHeading = whole(
  [
    "details|description|seller's description|about this [\\w ]+",
    "detalles|descripción|descripción del vendedor",
    "détails|description du vendeur|descriptif",
    "beschreibung|artikelbeschreibung|beschreibung des verkäufers",
  ].join("|"),
);

/** The line that says when and where the item was listed. */
export const listedLine = begins(
  "(?:listed|posted)|publicado|publié|mis en vente|eingestellt|veröffentlicht|vor \\d+",
);

export const approximatePlace = whole(
  "location is approximate|la ubicación es aproximada|le lieu est approximatif|l.emplacement est approximatif|(?:der )?standort ist (?:nur )?ungefähr(?:er standort)?|ungefährer standort",
);

const states = {
  sold: whole("sold|vendido|vendida|vendu|vendue|verkauft"),
  pending: whole("pending|pendiente|en attente|ausstehend|reserviert|reservado|réservé"),
  rented: whole("rented|alquilado|alquilada|rentado|loué|louée|vermietet"),
} as const;

/** The state that a word or a badge names: "Sold", "Vendido"; undefined for any other text. */
export function stateOf(word: string): keyof typeof states | undefined {
  const text = word.trim();
  if (states.sold.test(text)) return "sold";
  if (states.pending.test(text)) return "pending";
  return states.rented.test(text) ? "rented" : undefined;
}

/** What a folded text or its buttons add to the seller's words. */
export const foldingWords =
  /\s*(?:…|\.\.\.)?\s*(?:see (?:more|less|translation|original)|ver (?:más|menos|traducción)|voir (?:plus|moins|la traduction)|mehr (?:ansehen|anzeigen)|weniger anzeigen|übersetzung anzeigen)?\s*$/iu;
