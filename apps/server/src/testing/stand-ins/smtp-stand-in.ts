import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";

/** A mail server on this machine that keeps what it is given; `refuses` turns every mail away. */
export async function smtpStandIn({ refuses = false } = {}) {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    void converse(socket, { mails, refuses });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, mails };
}

async function converse(socket: Socket, { mails, refuses }: { mails: string[]; refuses: boolean }) {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let mail: string[] | undefined;
  socket.on("error", () => socket.destroy());
  say("220 stand-in");
  for await (const line of createInterface({ input: socket })) {
    if (mail) {
      if (line !== ".") mail.push(line);
      else {
        mails.push(plainText(mail));
        mail = undefined;
        say("250 taken");
      }
    } else if (/^rcpt/i.test(line) && refuses) say("550 nobody here");
    else if (/^data/i.test(line)) {
      mail = [];
      say("354 go on");
    } else if (/^quit/i.test(line)) socket.end("221 bye\r\n");
    else say("250 well");
  }
}

/** Folded headers in one piece again, and so the quoted-printable lines of the body. */
function plainText(lines: readonly string[]): string {
  const end = lines.indexOf("");
  const headers = lines
    .slice(0, end)
    .join("\n")
    .replace(/\n[ \t]+/g, " ");
  const body = lines.slice(end).join("\n").replace(/=\n/g, "");
  const decoded = body.replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
  return headers + decoded;
}
