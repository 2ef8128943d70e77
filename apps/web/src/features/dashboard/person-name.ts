import type { User } from "@flipworth/contract";

type Names = Pick<User, "firstName" | "lastName" | "email">;

/** First and last name, else the first, else the address before its at-sign, else `unnamed`. */
export function personName({ firstName, lastName, email }: Names, unnamed: string): string {
  if (firstName && lastName) return `${firstName} ${lastName}`;
  return firstName || email?.split("@")[0] || unnamed;
}

/** Nobody pays without a tier, and Free is written in any case. */
export function isFreeTier(tier: string): boolean {
  return tier === "" || tier.toLowerCase() === "free";
}
