import type { Translations } from "@flipworth/words";

export const pricesNames: Translations = {
  "prices.conditions": {
    new: "Nuevo",
    like_new: "Como nuevo",
    good: "Bueno",
    fair: "Aceptable",
    poor: "Malo",
    parts: "Para piezas",
  },
  "prices.kinds": {
    phones: "Teléfonos",
    tablets: "Tabletas",
    computers: "Computadoras",
    computer_parts: "Piezas de computadora",
    wearables: "Relojes inteligentes y pulseras",
    consoles: "Consolas de juegos",
    video_games: "Videojuegos",
    cameras: "Cámaras",
    action_cameras: "Cámaras de acción y drones",
    televisions: "Televisores",
    headphones: "Audífonos",
    speakers: "Bocinas",
  },
};
