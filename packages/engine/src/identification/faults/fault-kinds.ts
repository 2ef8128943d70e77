import type { FaultKind } from "./fault.ts";
import { faultsOfLooks } from "./faults-of-looks.ts";
import { faultsOfWork } from "./faults-of-work.ts";

const smells: readonly FaultKind[] = [
  {
    kind: "smoke_smell",
    name: "smell of smoke",
    phrases: [
      "(?:smells?|reeks?|stinks?|smelling|odou?r|scent)(?: a (?:bit|little))?(?: strongly| slightly| faintly)? (?:of|like) (?:cigarettes?|smoke|tobacco|cigars?)(?: smoke)?",
      "(?:cigarette|smoke|tobacco) (?:smell|odou?r|damage)",
      "(?:from|in|comes from) (?:a |my )?(?:smoking|smokers?['’]?s?|smoker) (?:home|house|household|apartment)",
      "smoked (?:in|around|near)",
    ],
    share: 0.2,
    of: { furniture: 0.35, clothing: 0.35, "baby-items": 0.4, books: 0.3, "home-decor": 0.3 },
    isWear: false,
  },
  {
    kind: "bad_smell",
    name: "bad smell",
    phrases: [
      "(?:smells?|reeks?|stinks?)(?: a (?:bit|little))?(?: strongly| slightly| faintly)? (?:of|like) (?:mildew|mold|must|pets?|cats?|dogs?|urine|pee|mothballs|gas|basement)",
      "(?:musty|mildew|moldy|pet|cat|dog|urine) (?:smell|odou?r|scent)",
      "smells? (?:musty|moldy|bad|funny)",
      "is musty",
    ],
    share: 0.25,
    of: { furniture: 0.35, clothing: 0.35, "baby-items": 0.4, tools: 0.05, vehicles: 0.1 },
    isWear: false,
  },
];

export const faultKinds: readonly FaultKind[] = [...faultsOfLooks, ...smells, ...faultsOfWork];
