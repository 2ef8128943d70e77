const negation =
  /\b(?:no|not|never|without|nothing|non|zero|none|isn['’]?t|aren['’]?t|wasn['’]?t|has ?n['’]?t|doesn['’]?t have|free of|free from|don['’]?t)\b[^.,;\n]{0,18}$/i;

/** The thing does not do its work, wherever the listing says so. */
const deadWords =
  /\b(?:(?:for|as|4) (?:spares?|parts)\b(?: (?:or|and|\/|only|repairs?|not working))*|spares? (?:or|and|\/|&) repairs?|parts only|parts or repair|not (?:currently )?working|(?:does|do|did)(?: not|n['’]?t) (?:work|turn on|power(?: on| up)?|start|run|charge|boot)|(?:wo|ca)n['’]?t (?:turn on|power(?: on| up)?|start|charge|boot|run)|will not (?:turn on|power|start|charge|boot|run)|not (?:turning on|powering on|charging|running|starting)|no (?:longer works|power\b(?! (?:cord|cable|adapt|supply|brick|tool|steering|lead))|display\b)|non[- ]?(?:working|functional|functioning|running)|stopped working|inoperable|doa|bricked|i?cloud[- ]lock(?:ed)?|i?cloud is locked|(?:activation|account|google|frp|imei) ?-?lock(?:ed)?|black ?listed|blklisted|bad (?:esn|imei)|blown (?:engine|motor|head ?gasket)|(?:engine|motor) (?:is )?seized|dead (?:screen|board)|water[- ]damaged?|(?:smashed|shattered|busted|cracked|broken|bleeding|damaged) (?:the )?(?:front |back )?(?:screen|display|lcd|glass|panel|digitizer)|(?:screen|display|lcd|digitizer) (?:is |was |has |got )?(?:a |badly |slightly |completely )?(?:crack(?:s|ed)?|smashed|shattered|broken|busted))\b/giu;

/** Broken as a whole when the title says it; of a part when only the description does. */
const brokenWords =
  /\b(?:broken|cracked|faulty|defective|busted|smashed|snapped|bad motor|needs (?:repairs?|fixing|motor|engine|new screen))\b/giu;

/** The words that say the thing does not work ("won't turn on"), null when none do. */
export function findDeadWords(text: string): string | null {
  return findUnnegated(text, deadWords);
}

/** The words that say something is broken ("cracked"), negations left out, null when none do. */
export function findBrokenWords(text: string): string | null {
  return findUnnegated(text, brokenWords);
}

/** The first match that no "not", "no", "never" … stands before in the same clause. */
export function findUnnegated(text: string, pattern: RegExp): string | null {
  for (const match of text.matchAll(pattern)) {
    if (!negation.test(text.slice(Math.max(0, match.index - 30), match.index))) return match[0];
  }
  return null;
}
