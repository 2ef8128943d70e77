/** Of what nobody was signed in for. */
export const visitor = "visitor";

type NamedUser = { email?: unknown; firstName?: unknown };

/** How the store on the phone names an account: by what the server says of who is here. */
export function accountOwner({ email, firstName }: NamedUser): string {
  const [name = ""] = [email, firstName].filter((one) => typeof one === "string");
  return `account ${name}`;
}
