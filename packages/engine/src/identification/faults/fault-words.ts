export const few =
  "(?:a |an |the |some |few |one |two |small |slight |minor |tiny |big |large |little |deep |light |hairline |visible |several )*";
export const broken = "(?:broken|cracked|shattered|smashed|snapped|busted|bent)";
export const has = "(?: is| are| was| has| have| got| a| some| slightly| badly| completely)*";
export const fails =
  "(?:(?:does|do|did) not work|(?:does|do|did)n['’]?t work|(?:is |are )?not working|no longer works?|(?:is |are )?(?:dead|busted|bad|inop)|quit working|stopped working|(?:is |are )out)";
