import type { Profile } from "../../features/accounts/users.ts";

const maximumNameLength = 200;
// RFC 5321, 4.5.3.1.3: a path of 256 octets with its brackets.
const maximumEmailLength = 254;
const maximumAddressLength = 2_000;

type Claims = Record<string, unknown>;

/**
 * The provider's claims in our words (OpenID Connect Core, 5.1). Whoever has only a whole name gets
 * its first word as first name, which is how the dashboard greets them.
 */
export function profileFromClaims(issuer: string, subject: string, claims: Claims): Profile {
  const given = text(claims["given_name"], maximumNameLength);
  const family = text(claims["family_name"], maximumNameLength);
  const whole = text(claims["name"], maximumNameLength);
  const [first = null, ...rest] = whole?.split(/\s+/) ?? [];
  const isSplit = given === null && family === null;
  return {
    issuer,
    subject,
    email: text(claims["email"], maximumEmailLength),
    firstName: isSplit ? first : given,
    lastName: isSplit ? rest.join(" ") || null : family,
    profileImageUrl: picture(claims["picture"]),
  };
}

/** Plain text without what breaks lines or cannot be seen; null for anything else. */
function text(claim: unknown, maximumLength: number): string | null {
  if (typeof claim !== "string") return null;
  const plain = claim.replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, " ").trim();
  return plain === "" || plain.length > maximumLength ? null : plain;
}

/** Browsers load it: https only, so that no other scheme gets into a page. */
function picture(claim: unknown): string | null {
  const address = text(claim, maximumAddressLength);
  return address !== null && /^https:\/\//i.test(address) && URL.canParse(address) ? address : null;
}
