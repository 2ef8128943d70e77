import type { IdentityProvider } from "../../features/accounts/identity-port.ts";
import type { Profile } from "../../features/accounts/users.ts";

const ana: Profile = {
  issuer: "https://issuer.test",
  subject: "ana",
  email: "ana@example.com",
  firstName: "Ana",
  lastName: "Silva",
  profileImageUrl: null,
};

/** Stands where the identity provider stands: everybody who comes back is `whoComesBack`. */
export function fakeIdentity(whoComesBack: () => Profile = () => ana): IdentityProvider {
  return {
    begin: async ({ redirectUri, state }) =>
      new URL(`?redirectUri=${redirectUri}&state=${state}`, "https://issuer.test/authorize"),
    finish: async () => whoComesBack(),
  };
}
