import { defineWords } from "@flipworth/words";

/** Why a request was not answered, whatever it asked for. */
export const requestErrors = defineWords("server.request-errors", {
  accountGone: "This account no longer exists.",
  signInFirst: "Sign in first: /api/login",
  onTheSite: "Do this on the site, where you're signed in.",
  needsSecret:
    'This call needs a secret. Call POST /api/installs once, then send its secret as "Authorization: Bearer {secret}".',
  unknownSecret:
    'We don\'t recognize this secret. Call POST /api/installs once, then send its secret as "Authorization: Bearer {secret}".',
  needsSecretOrSession:
    'This call needs a secret or a session. Call POST /api/installs once, then send its secret as "Authorization: Bearer {secret}".',
  oneFault: "{field} {fault}.",
  severalFaults: "{field} {fault}, and {count} more (see errors).",
  unknownField: "is not a known field",
  notAnObject: "must be a JSON object",
  notJson: "{name} is not valid JSON. Check its quotes and commas.",
  keyMayOnlyRead: "This API key may only read. Use one with the scope “write”.",
  keyMistyped: "This API key is incomplete or mistyped. Make one in the settings.",
  keyRevoked: "This API key was revoked or never existed. Make one in the settings.",
  noSuchSession: "This session doesn't exist.",
  linkExpired: "This sign-in link expired, was already used, or was opened in another browser.",
  signInAway:
    "We can't sign you in right now because the identity provider isn't responding correctly. Try again in a moment.",
  noSuchInstall: "This install doesn't exist.",
  linkRequestExpired: "This request expired. Press “Sign in” in the extension again.",
  onlyExtension: "Only our extension can make this call.",
  onlySite: "Only the site can confirm this.",
  needsProof:
    "New visitors show a proof of work here. Sign in, or update the extension. GET /api/installs/challenge has a new one.",
  proofOld: "This proof of work is too old. GET /api/installs/challenge has a new one.",
  proofWrong: "This proof of work is wrong. GET /api/installs/challenge has a new one.",
  proofUsed: "This proof of work was used already. GET /api/installs/challenge has a new one.",
  ownerChanged: "This account or install just changed. Send the request again.",
  databaseAway: "The database doesn't respond. Try again in a moment.",
  internal: "Something went wrong on our side. Try again in a moment.",
  noSuchCall: "This call doesn't exist. See /api/openapi.json for all calls.",
  manyAnalyses: "We're running a lot of analyses right now. Try again in a moment.",
  manyPictures: "We're receiving a lot of pictures right now. Try again in a moment.",
  manySearches: "We're running a lot of searches right now. Try again in a moment.",
  searchTooLong: "This search took too long. Try a longer or less common word.",
  pageTooLong: "Reading this page took too long. Send a smaller one.",
  sendJson:
    "We can't read this type of request body. Send JSON with the header Content-Type: application/json.",
  otherOrigin:
    "We don't accept calls from this origin. Send them from the site, from our extension or with a bearer secret.",
  cutOff: "The request was cut off. Send it again.",
  tooSlow: "The request was too slow. Try again on a better connection, or send a smaller picture.",
  tooLarge: "The request is larger than {limit}. Send a smaller one.",
  keyCharacters:
    "The Idempotency-Key must be 1 to {count} letters, digits or symbols without spaces, such as a UUID.",
  againInAMinute: "{reason} Try again in a minute.",
  againWithinTheHour: "{reason} Try again within the hour.",
  againInHours: "{reason} Try again in about {hours} hours.",
  limitAddresses: "Too many addresses signed up from your network today.",
  limitAddress: "This address signed up too many times today.",
  limitInstalls: "Too many new installs from your network today.",
  limitNetwork: "Your network has used today's free analyses. Each account has its own.",
  limitEverybody: "Everyone's free analyses for today are used up.",
  limitAnalyses: "That's a lot of analyses at once.",
  limitKeyCalls: "That's a lot of calls with API keys at once.",
  limitSearches: "That's a lot of searches at once.",
  limitSignIns: "Too many sign-ins started from your network.",
  limitChanges: "That's a lot of changes at once.",
  limitFree: "You've had a lot of free results.",
});
