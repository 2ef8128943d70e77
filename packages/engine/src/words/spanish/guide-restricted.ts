/** Why a product may not be sold, and what makes it right, by the guide's English. */
export const guideRestrictedSpanish: Readonly<Record<string, string>> = {
  "It is illegal to sell, even second-hand; don't buy it.":
    "Es ilegal venderlo, incluso de segunda mano; no lo compres.",
  "Do not buy it to resell; the maker owes the owner a refund or replacement.":
    "No lo compres para revender; el fabricante le debe al dueño un reembolso o un reemplazo.",
  "Do not buy it to resell.": "No lo compres para revender.",
  "Do not buy it; check the model at cpsc.gov.": "No lo compres; busca el modelo en cpsc.gov.",

  // Recalled or banned.
  "Babies died in this sleeper, and all of them are recalled.":
    "Murieron bebés en esta cuna y todas fueron retiradas del mercado.",
  "Infant sleepers with an incline above 10 degrees are banned.":
    "Las cunas para bebés con una inclinación de más de 10 grados están prohibidas.",
  "Padded crib bumpers are banned: babies suffocated against them.":
    "Los protectores acolchados de cuna están prohibidos: hubo bebés que se asfixiaron con ellos.",
  "Cribs with a side that drops are banned.": "Las cunas con un lado que baja están prohibidas.",
  "Babies died on these loungers, and all of them are recalled.":
    "Murieron bebés en estos cojines y todos fueron retirados del mercado.",
  "Infant loungers like this one have been named in federal safety warnings after deaths.":
    "Cojines para bebés como este aparecen en advertencias federales de seguridad por muertes.",
  "Swallowed magnet balls have killed children, and these brands are recalled.":
    "Hay niños que murieron por tragar bolitas magnéticas, y estas marcas fueron retiradas del mercado.",
  "Lawn darts with metal tips are banned.":
    "Los dardos de jardín con punta de metal están prohibidos.",
  "Its battery catches fire, and every one is recalled.":
    "Su batería se incendia y todos fueron retirados del mercado.",

  // Recalled until they are mended.
  "Older ones are recalled: a crawling child can be caught in the hanging strap.":
    "Los más antiguos tienen un retiro: un niño que gatea puede enredarse en la correa que cuelga.",
  "Ask 4moms for the free strap fastener, and sell it only with that.":
    "Pide a 4moms el sujetador de correa gratis y véndelo solo con él.",
  "It tips over when it is not fixed to a wall; children have died, and it is recalled.":
    "Se vuelca si no está fijo a la pared; han muerto niños y tiene un retiro.",
  "Sell it only with the wall anchor, which IKEA gives for free.":
    "Véndelo solo con el anclaje de pared, que IKEA da gratis.",
  "Federal agencies and pediatricians warn against weights on sleeping babies.":
    "Agencias federales y pediatras advierten que no se ponga peso sobre bebés dormidos.",
  "Large stores stopped selling them. Skip it.":
    "Las tiendas grandes dejaron de vender estos productos. Déjalo pasar.",
  "It is recalled: a baby who sleeps in it can suffocate on the padding.":
    "Tiene un retiro: un bebé que duerme en él puede asfixiarse con el acolchado.",
  "Cut off the headrest and remove the body support, as the recall says.":
    "Corta el reposacabezas y quita el soporte del cuerpo, como indica el retiro.",
  "Older ones are recalled: babies fall out of a seat without a belt.":
    "Los más antiguos tienen un retiro: los bebés se caen de un asiento sin cinturón.",
  "Sell it only with the restraint belt, a free repair kit.":
    "Véndelo solo con el cinturón de seguridad, un kit de reparación gratis.",
  "On some of them the chest clip can break, and a baby can choke on the pieces.":
    "En algunos el broche del pecho puede romperse y un bebé puede atragantarse con los pedazos.",
  "Check its date and number with Britax, which sends a new clip, and that it has not expired.":
    "Verifica su fecha y su número con Britax, que envía un broche nuevo, y que no esté vencido.",
  "It is recalled: children and pets are pulled under its rear.":
    "Tiene un retiro: la parte trasera arrastra por debajo a niños y mascotas.",
  "Sell it only with the rear guard that Peloton installs for free.":
    "Véndela solo con la protección trasera que Peloton instala gratis.",
  "Its seat post is recalled: it can break while someone rides.":
    "Su tubo del asiento tiene un retiro: puede romperse mientras alguien pedalea.",
  "Ask Peloton for the free seat post first.": "Primero pide a Peloton el tubo gratis.",
  "They are recalled: plates can fall off while someone lifts.":
    "Tienen un retiro: los discos pueden caerse mientras alguien levanta pesas.",
  "Register them with BowFlex for the refund or replacement before you buy or sell them.":
    "Regístralas con BowFlex para el reembolso o el reemplazo antes de comprarlas o venderlas.",
  "The OP300 series is recalled: its lid can open under pressure and burn people.":
    "La serie OP300 tiene un retiro: su tapa puede abrirse con presión y quemar a las personas.",
  "Ask Ninja for the free replacement lid, and sell it only with that.":
    "Pide a Ninja la tapa de reemplazo gratis y véndela solo con ella.",
  "All models are recalled: the board can stop without a warning and throw the rider.":
    "Todos los modelos tienen un retiro: la tabla puede detenerse sin aviso y tirar a quien va en ella.",
  "A GT, Pint or XR needs the firmware update; the first models can only be returned.":
    "Un GT, Pint o XR necesita la actualización de firmware; los primeros modelos solo se pueden devolver.",
  "Early ones are recalled: magnets come out of the closure.":
    "Las primeras tienen un retiro: se salen los imanes del cierre.",
  "Check the model with YETI, which replaces it.": "Verifica el modelo con YETI, que lo reemplaza.",
  "It is recalled: water stays inside and grows mold.":
    "Tiene un retiro: el agua se queda adentro y cría moho.",
  "Ask Midea for the free repair or the refund first.":
    "Primero pide a Midea la reparación gratis o el reembolso.",

  // Medical.
  "It is a prescription device, and these marketplaces do not allow it.":
    "Es un aparato con receta y estas plataformas no lo permiten.",
  "Hearing aids are medical devices, and these marketplaces do not allow them.":
    "Los audífonos son dispositivos médicos y estas plataformas no los permiten.",
  "Medicines and prescription devices may not be sold on these marketplaces.":
    "Las medicinas y los aparatos con receta no se pueden vender en estas plataformas.",
  "You can't clean the inside of a used breast pump, and marketplaces don't allow it.":
    "No se puede limpiar por dentro un extractor de leche usado, y las plataformas no lo permiten.",
  "Skip it unless it is unopened.": "Déjalo pasar, a menos que esté sin abrir.",
  "Facebook restricts mobility and medical equipment and may remove the listing.":
    "Facebook limita los equipos médicos y de movilidad y puede quitar el anuncio.",
  "Know where you can sell it before you buy.": "Averigua dónde puedes venderlo antes de comprar.",
};
