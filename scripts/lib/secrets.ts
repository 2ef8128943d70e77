/** Keys of suppliers, as they say these look: https://docs.github.com/en/code-security/secret-scanning */
export const secrets =
  /\b(sk|rk)_live_\w{16}|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}|\bxox[abpr]-\w{10}|\bsk-ant-\w{20}|\bnpm_\w{36}|-----BEGIN [A-Z ]*PRIVATE KEY-----/;
