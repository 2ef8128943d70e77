/** What a results page says of its cards, in the languages that the readers know. */
export type Language = {
  sold: (day: Day) => string;
  badge: string;
  shipping: (sum: string) => string;
  freeShipping: string;
  conditions: readonly string[];
  ad: string;
  fewer: string;
  found: string;
  watchers: string;
};
export type Day = { day: number; month: number; year: number };

const english = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const spanish = "ene feb mar abr may jun jul ago sep oct nov dic".split(" ");
const german = "Jan. Feb. März Apr. Mai Juni Juli Aug. Sep. Okt. Nov. Dez.".split(" ");
const french = "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.".split(" ");

export const languages: Readonly<Record<string, Language>> = {
  en: {
    sold: ({ day, month, year }) => `Sold ${english[month - 1]} ${day}, ${year}`,
    badge: "Sold",
    shipping: (sum) => `+${sum} delivery`,
    freeShipping: "Free shipping",
    conditions: ["Pre-Owned", "Brand New", "Open Box", "For parts or not working"],
    ad: "Sponsored",
    fewer: "Results matching fewer words",
    found: "results for",
    watchers: "watchers",
  },
  es: {
    sold: ({ day, month, year }) => `Vendido el ${day} de ${spanish[month - 1]} de ${year}`,
    badge: "Vendido",
    shipping: (sum) => `+${sum} envío`,
    freeShipping: "Envío gratis",
    conditions: ["Usado", "Nuevo", "De segunda mano"],
    ad: "Patrocinado",
    fewer: "Resultados con menos palabras clave",
    found: "resultados para",
    watchers: "personas lo siguen",
  },
  de: {
    sold: ({ day, month, year }) => `Verkauft ${day}. ${german[month - 1]} ${year}`,
    badge: "Verkauft",
    shipping: (sum) => `+${sum} Versand`,
    freeShipping: "Kostenloser Versand",
    conditions: ["Gebraucht", "Neu"],
    ad: "Anzeige",
    fewer: "Ergebnisse für weniger Suchbegriffe",
    found: "Ergebnisse für",
    watchers: "Beobachter",
  },
  fr: {
    sold: ({ day, month, year }) => `Vendu le ${day} ${french[month - 1]} ${year}`,
    badge: "Vendu",
    shipping: (sum) => `+${sum} livraison`,
    freeShipping: "Livraison gratuite",
    conditions: ["D'occasion", "Neuf"],
    ad: "Sponsorisé",
    fewer: "Résultats correspondant à moins de mots",
    found: "résultats pour",
    watchers: "personnes suivent",
  },
};
