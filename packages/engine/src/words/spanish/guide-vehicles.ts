/** What the guide says of vehicles, by its English. */
export const guideVehiclesSpanish: Readonly<Record<string, string>> = {
  // Ways to sell.
  "Private sale": "Venta particular",
  "What a private buyer pays": "Lo que paga un comprador particular",
  "Dealer or instant cash offer": "Concesionario u oferta inmediata en efectivo",
  "A dealer pays about 80% of a private price and takes it today":
    "Un concesionario paga cerca de 80% del precio particular y se lo lleva hoy",
  "Public auction": "Subasta pública",
  "An auction brings about 85% of a private price, less its seller's fee of about 8%":
    "Una subasta deja cerca de 85% del precio particular, menos su comisión al vendedor de cerca de 8%",
  "Salvage yard or parts": "Deshuesadero o piezas",
  "A yard pays for scrap, and parts sold one by one bring more over months":
    "Un deshuesadero paga por la chatarra; vender las piezas una por una deja más, pero toma meses",

  // Costs.
  "Title and registration transfer": "Cambio de título y registro",
  "A usual figure; your state's fee and sales tax differ":
    "Una cifra común; los cargos y el impuesto de venta de tu estado varían",
  "Smog or safety inspection": "Inspección de emisiones o de seguridad",
  "The words tell of an inspection that is still to be passed":
    "El anuncio habla de una inspección que aún falta pasar",
  "Cleaning and photos": "Limpieza y fotos",
  "Supplies, or a simple wash and vacuum": "Materiales, o un lavado y aspirado sencillos",
  "Tow or trailer home": "Grúa o remolque a casa",
  "It does not drive; a tow of about 20 miles": "No se puede manejar; una grúa de unas 20 millas",

  // Checks of every kind of vehicle.
  "Start it cold and listen for knocking, smoke and a rough idle":
    "Enciéndelo en frío y fíjate si golpetea, echa humo o tiene un ralentí disparejo",
  "Look at the title: the seller's name, the VIN, no lien and no brand":
    "Mira el título: el nombre del vendedor, el VIN, sin gravamen y sin marca de salvamento",
  "Read the trouble codes with a scanner: monitors that are not ready hide a cleared light":
    "Lee los códigos de falla con un escáner: los monitores que no están listos esconden una luz borrada",
  "Drive it to highway speed and let the transmission go through every gear":
    "Manéjalo a velocidad de autopista y deja que la transmisión pase por todas las marchas",
  "Look under the oil cap, in the coolant and under the car for leaks and rust":
    "Busca fugas y óxido bajo la tapa del aceite, en el refrigerante y debajo del auto",
  "Start it cold: a warm engine hides trouble":
    "Enciéndela en frío: un motor caliente esconde problemas",
  "Compare the VIN on the frame with the title": "Compara el VIN del cuadro con el del título",
  "Look at the fork seals, chain, sprockets, tire dates and the levers for a crash":
    "Mira los sellos de la horquilla, la cadena, los piñones, la fecha de las llantas y si las palancas muestran una caída",
  "Ask for the title in the seller's name": "Pide el título a nombre del vendedor",
  "Ask for a run on the water or on a hose, cold":
    "Pide probarlo en el agua o con una manguera, en frío",
  "Press on the floor and the transom: soft spots mean rot":
    "Presiona el piso y el espejo de popa: las partes blandas son pudrición",
  "See the titles of boat, motor and trailer": "Mira los títulos del bote, el motor y el remolque",
  "Read the hours and ask for a compression test": "Lee las horas y pide una prueba de compresión",
  "Look at the trailer's tires, bearings and lights":
    "Mira las llantas, los rodamientos y las luces del remolque",
  "Press on walls, floor and roof corners: soft spots mean water damage":
    "Presiona las paredes, el piso y las esquinas del techo: las partes blandas son daño por agua",
  "Run the refrigerator, furnace, water heater, air conditioner and every slide":
    "Prueba el refrigerador, la calefacción, el calentador de agua, el aire acondicionado y cada extensión",
  "Read the date codes of the tires and look at the roof's sealant":
    "Lee la fecha de las llantas y mira el sellador del techo",
  "Compare the VIN with the title": "Compara el VIN con el título",
  "See the title and the VIN plate: some states give none to small trailers":
    "Mira el título y la placa del VIN: algunos estados no los dan a remolques pequeños",
  "Look at the frame's welds, the floor, tires, bearings, brakes and lights":
    "Mira las soldaduras del chasis, el piso, las llantas, los rodamientos, los frenos y las luces",
  "Ask for the age of the batteries and load-test them":
    "Pregunta cuántos años tienen las baterías y pruébalas con carga",
  "Drive it up a hill": "Súbelo por una cuesta",
  "Look for the serial number and ask whether the charger comes along":
    "Busca el número de serie y pregunta si incluye el cargador",

  // Weak points of single models.
  "Its CVT transmission fails early: feel for shudder and whining, and ask whether it was replaced":
    "Su transmisión CVT falla pronto: fíjate si vibra o zumba y pregunta si la cambiaron",
  "Its dual-clutch transmission shudders: ask what was done under the extended warranty":
    "Su transmisión de doble embrague vibra: pregunta qué se hizo con la garantía extendida",
  "Its engine was recalled for bearing failure: ask for the recall papers and listen for knocking":
    "Su motor tuvo un retiro por falla de cojinetes: pide los papeles del retiro y escucha si golpetea",
  "Its head gaskets leak: look for coolant loss and ask whether they were done":
    "Sus juntas de culata fugan: mira si pierde refrigerante y pregunta si las cambiaron",
  "Its cooling system and oil gaskets fail in their tenth year: ask for bills":
    "Su sistema de enfriamiento y sus juntas de aceite fallan al décimo año: pide facturas",
  "Its automatic transmission of these years is weak: feel for slipping":
    "Su transmisión automática de esos años es débil: fíjate si patina",
  "Listen for the tick of a broken exhaust bolt or lifter, and try every power function":
    "Escucha si suena un perno del escape o un buzo roto y prueba todas las funciones eléctricas",
  "It uses oil and its lifters tick: read the dipstick and listen cold":
    "Consume aceite y sus buzos suenan: mira la varilla y escúchalo en frío",
  "Its 5.4 engine spits spark plugs and rattles its cam phasers: listen warm at idle":
    "Su motor 5.4 expulsa bujías y le suenan los variadores de levas: escúchalo caliente en ralentí",
  "Its 6.0 and 6.4 diesels break head gaskets and injectors: ask what was done":
    "Sus diésel 6.0 y 6.4 rompen juntas de culata e inyectores: pregunta qué se le hizo",
  "Its timing chain, water pump and clutch fail: listen for a rattle when cold":
    "Le fallan la cadena de distribución, la bomba de agua y el embrague: escucha si cascabelea en frío",
  "Its electrics, coil packs and timing parts fail: try everything, read the codes":
    "Le fallan la parte eléctrica, las bobinas y la distribución: prueba todo y lee los códigos",
  "Some of its 2.4 engines of these years burn oil: read the dipstick and ask how often it is topped up":
    "Algunos motores 2.4 de esos años queman aceite: mira la varilla y pregunta cada cuánto lo rellenan",
  "Ask for the age of the hybrid battery and watch its charge on the drive":
    "Pregunta cuántos años tiene la batería híbrida y mira su carga al manejar",
  "Look at the frame for rust: some were replaced under a recall":
    "Busca óxido en el chasis: algunos se cambiaron por un retiro",
  "Feel for a shaking front axle at speed, and look for rust underneath":
    "Fíjate si el eje delantero tiembla con la velocidad y busca óxido por debajo",
  "It overheats with age: look at the coolant and watch the gauge":
    "Se sobrecalienta con los años: mira el refrigerante y vigila el indicador",
  "Its 2.0 engine uses oil and stretches its timing chain: ask for bills":
    "Su motor 2.0 consume aceite y estira la cadena de distribución: pide facturas",
  "Its rotary engine loses compression: ask for a rotary compression test":
    "Su motor rotativo pierde compresión: pide una prueba de compresión para rotativos",
  "Its engine burns oil and its CVT fails: read the dipstick":
    "Su motor quema aceite y su CVT falla: mira la varilla",
  "Ask for the battery's warranty date and look at the screen and the air suspension":
    "Pregunta hasta cuándo tiene garantía la batería y mira la pantalla y la suspensión de aire",
  "Read its battery bars: a worn battery halves its range and its price":
    "Lee las barras de la batería: una gastada reduce a la mitad su alcance y su precio",

  // Repairs.
  Engine: "Motor",
  "Head gasket": "Junta de culata",
  Transmission: "Transmisión",
  Clutch: "Embrague",
  "Catalytic converter": "Convertidor catalítico",
  "Timing belt or chain": "Banda o cadena de distribución",
  "Cooling system": "Sistema de enfriamiento",
  "Air conditioning": "Aire acondicionado",
  Windshield: "Parabrisas",
  Tires: "Llantas",
  Brakes: "Frenos",
  "Suspension and steering": "Suspensión y dirección",
  "What the check-engine light means": "Lo que indica la luz del motor",
  "Oil leak": "Fuga de aceite",
  "Body and paint": "Carrocería y pintura",
  "Starting and charging": "Arranque y carga",
  "Fuel system": "Sistema de combustible",
  "Window regulator or lock": "Elevador de ventana o cerradura",
  Turbocharger: "Turbocargador",
  Interior: "Interiores",
  Airbags: "Bolsas de aire",
  "Smog or emissions repair": "Reparación de emisiones",
  "Late registration": "Registro atrasado",
  "Hull, floor or transom": "Casco, piso o espejo de popa",
  "Roof leak and water damage": "Gotera y daño por agua",

  "General knowledge of what private buyers of vehicles pay, not a record of sales":
    "Conocimiento general de lo que pagan los compradores particulares de vehículos, no un registro de ventas",
};
