type Mail = { to: string; subject: string; text: string; headers: Record<string, string> };

/** Hands a mail to whoever delivers it. Throws when it was not taken. */
export type Mailer = { send: (mail: Mail) => Promise<void> };
