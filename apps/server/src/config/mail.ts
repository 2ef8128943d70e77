import { z } from "zod";
import { ConfigError } from "./config-error.ts";

export const mailVariables = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMTP_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\s@]+$/, "must be like news@example.com or Name <news@example.com>")
    .optional(),
};

type MailVariables = z.infer<z.ZodObject<typeof mailVariables>>;

/** undefined without either: the newsletter's addresses are then stored unconfirmed. */
export function mailFrom({ SMTP_URL, SMTP_FROM }: MailVariables) {
  if (SMTP_URL && SMTP_FROM) return { url: SMTP_URL, from: SMTP_FROM };
  if (!SMTP_URL && !SMTP_FROM) return undefined;
  throw new ConfigError(
    `${SMTP_URL ? "SMTP_FROM" : "SMTP_URL"} missing: mail needs SMTP_URL and SMTP_FROM, or neither. See .env.example.`,
  );
}
