import { isDenied } from "./negation.ts";

/** What may fail without the whole being dead: "the clock doesn't work". */
const smallPart =
  /\b(?:camera|zippers?|lights?|clock|remote|pedometer|buttons?|microphone|mic|flash|timer|radio|heater|jack|touch ?id|finger ?print|one|handle|height|lock|pump|fit|size|lamp|bulb|speedometer|cruise|a\/?c|horn|burner|ice ?maker|hdmi|usb|blue ?tooth|wi-?fi|face ?id|track ?pad|(?:left|right) \w+)\b[^.,;!\n]{0,14}$/i;

const parts = String.raw`(?:for|as) (?:spares|parts)\b(?: (?:or|and|\/|only|repairs?|not working))*|spares? (?:or|and|\/|&) repairs?|parts only|parts or repair`;
const idle = String.raw`not (?:currently )?working|(?:does|do|did)(?: not|n['’]?t) (?:turn on|power(?: on| up)?|start|run|charge|boot|work(?! (?:with|for|in|on|out|well)\b))|(?:wo|ca)n['’]?t (?:turn on|power(?: on| up)?|start|charge|boot|run)|will not (?:turn on|power|start|charge|boot|run)|(?:wo|ca)n['’]?t stay (?:on|running|lit)|not (?:turning on|powering on|charging|running|starting)|no longer works(?! (?:with|for|in)\b)|no (?:power\b(?! (?:cord|cable|adapt|supply|brick|tool|steering|lead))|display\b)|non[- ]?(?:working|functional|functioning|running)|stopped working|inoperable|doa|bricked`;
const locked = String.raw`i?cloud[- ]lock(?:ed)?(?!:? ?(?:off|free|removed))|i?cloud is locked|(?:activation|google|frp|imei) ?-?lock(?:ed)?(?!:? ?(?:off|free|removed))|black ?listed|blklisted|bad (?:esn|imei)|blown (?:engine|motor|head ?gasket)|(?:engine|motor) (?:is )?seized|dead (?:screen|board)`;
const screen = String.raw`(?:smashed|shattered|busted|cracked|broken|bleeding) (?:the )?(?:front |back )?(?:screen|display|lcd|panel|digitizer)|(?:screen|display|lcd|digitizer) (?:is |was |has |got )?(?:a |badly |slightly |completely )?(?:crack(?:s|ed)?|smashed|shattered|broken|busted)`;
/** The thing does not do its work, wherever the listing says so. */
const deadWords = new RegExp(String.raw`\b(?:${parts}|${idle}|${locked}|${screen})\b`, "gi");

/** Broken as a whole when the title says it; of a part when only the description does. */
const brokenWords =
  /\b(?<!jail[- ]?)(?:broken|cracked|faulty|defective|busted|smashed|snapped|water[- ]damaged?|bad motor|(?<!(?:reads?|clears?|scans?) )error codes?(?! (?:reader|scanner))|(?:not|won['’]?t|doesn['’]?t|does not) hold(?:ing)? (?:a |its? |any )?charge|needs (?:repairs?|fixing|motor|engine|new screen))\b(?! (?:pedal|handle|knob|drawer|zip|zipper|corner|leg|strap|spoke|button|hinge|back|rear|in\b))/gi;

/** The words that say the thing does not work ("won't turn on"), null when none do. */
export function findDeadWords(text: string): string | null {
  for (const match of text.matchAll(deadWords)) {
    const before = text.slice(Math.max(0, match.index - 30), match.index);
    const isPartOnly = /work/i.test(match[0]) && smallPart.test(before);
    const end = match.index + match[0].length;
    if (!isDenied(text, match.index, end) && !isPartOnly) return match[0];
  }
  return null;
}

/** The words that say something is broken ("cracked"), negations left out, null when none do. */
export function findBrokenWords(text: string): string | null {
  return findUnnegated(text, brokenWords);
}

/** The first match that its own clause does not deny. */
export function findUnnegated(text: string, pattern: RegExp): string | null {
  for (const match of text.matchAll(pattern)) {
    if (!isDenied(text, match.index, match.index + match[0].length)) return match[0];
  }
  return null;
}
