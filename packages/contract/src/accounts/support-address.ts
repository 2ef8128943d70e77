/** What a built page says where the address for mail to support belongs; the server puts the configured one in. */
export const supportAddressPlaceholder = "support@site.invalid";
