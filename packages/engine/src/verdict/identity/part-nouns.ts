/**
 * Nouns of parts, accessories and supplies, in the singular. Together with those that
 * identification knows they are a hint here and no decision: a noun that may also describe a whole
 * thing only makes the ask tell more.
 */
export const partNouns: ReadonlySet<string> = new Set(
  (
    "antenna armrest attachment axle bag bagger base baseplate basket bearing belt bezel bin blade bobbin bolt " +
    "bottle bowl bracelet bracket brochure brush bulb bumper cable canopy canister cap capsule carafe " +
    "carburetor cartridge caster chain charger chimney chute cleat clip coil compressor connector " +
    "controller cord cover crank cream crisper cup cushion derailleur diffuser digitizer disc divider " +
    "drawer dustbag faceplate fabric fence fender filter finial footprint fork fuse gasket gear grate grip " +
    "hanger hardware harness hatch headlight headrest hinge hitch holder holster hoop hose igniter " +
    "ink insert instruction keycap keychain kickstand knife knob lace latch lid liner lube manual " +
    "mouthpiece neck nozzle organizer pad pedal pendulum pickguard pickup pod portafilter pouch " +
    "powerbank protector pulley pull pump rack rail reed refill regulator replacement ring rim rod roller " +
    "rotor ruff sack saddle sample screw sheath sheet shelf shield shoe slat sleeve slipcover spare spoke " +
    "spool spring sticker strap string stylus sunshade tailgate tamper throne tire token toner topper " +
    "trigger tumbler tuner valve vial visor washer watchband wheel wick windshield wiper wire yoke"
  ).split(" "),
);
