import { createTransport } from "nodemailer";
import type { Mailer } from "../../mail-port.ts";

const timeLimits = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/** `url` is like smtps://user:password@host:465. */
export function smtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({ url, ...timeLimits });
  return {
    send: async ({ to, subject, text, headers }) => {
      // As an object: an address with a comma in it is not two.
      await transport.sendMail({ from, to: { name: "", address: to }, subject, text, headers });
    },
  };
}
