import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { config } from "@/lib/config";
import { JOBS } from "@/lib/domain/jobs";
import { createDueRunner } from "@/lib/jobs/run-due";
import { closeMail } from "@/lib/mail/deliver";
import { query } from "@/tests/support/query";

/** A message as it was sent, and as a mail program shows it. */
export type ReceivedMail = {
  /** Of the envelope. */
  to: string[];
  from: string;
  raw: string;
  /** By name in lower case, unfolded and decoded. */
  headers: Record<string, string>;
  text: string;
  html: string;
};

/** The answer to a recipient: accepts it, is too busy, refuses it for good, or says nothing. */
type Mood = "takes" | "busy" | "refuses" | "hangs";

/** A mail server on loopback that keeps its mails. `halt` and `resume` interrupt it, on the same port. */
export class SmtpSink {
  readonly mails: ReceivedMail[] = [];
  mood: Mood = "takes";
  /** The number of recipients named so far, accepted or not. */
  recipients = 0;
  #server: SMTPServer | undefined;
  #port = 0;

  get url() {
    return `smtp://127.0.0.1:${this.#port}`;
  }

  async resume() {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["AUTH", "STARTTLS"],
      closeTimeout: 100,
      onRcptTo: (_address, _session, callback) => {
        this.recipients += 1;
        if (this.mood === "takes") callback();
        if (this.mood === "busy") callback(refusal(451, "Greylisted, come again later"));
        if (this.mood === "refuses") callback(refusal(550, "No such user here"));
      },
      onData: (stream, { envelope }, callback) => {
        const parts: Buffer[] = [];
        stream.on("data", (part: Buffer) => parts.push(part));
        stream.on("end", () => {
          const raw = Buffer.concat(parts).toString("latin1");
          const from = envelope.mailFrom ? envelope.mailFrom.address : "";
          const to = envelope.rcptTo.map(({ address }) => address);
          this.mails.push({ to, from, raw, ...parse(raw) });
          callback();
        });
      },
    });
    server.on("error", () => {}); // clients may disconnect
    server.listen(this.#port, "127.0.0.1");
    await once(server.server, "listening");
    // A TCP server's address is an object.
    this.#port = (server.server.address() as AddressInfo).port;
    this.#server = server;
  }

  async halt() {
    const server = this.#server;
    this.#server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

/** Gives the test file a mail server and its settings; each test begins without mails and jobs. Call it after `freshDatabase`. */
export function smtpSink(): SmtpSink {
  const sink = new SmtpSink();
  const { SMTP_URL, MAIL_FROM } = config();
  beforeAll(() => sink.resume());
  beforeEach(async () => {
    await query("DELETE FROM job", []); // left by other files, which share the database
    sink.mails.length = 0;
    sink.recipients = 0;
    sink.mood = "takes";
    Object.assign(config(), { SMTP_URL: sink.url, MAIL_FROM: FROM });
  });
  afterAll(async () => {
    Object.assign(config(), { SMTP_URL, MAIL_FROM });
    closeMail();
    await sink.halt();
  });
  return sink;
}

const FROM = { name: "Groundwork", address: "mail@example.org" };

/** Runs every due job, as a process does. */
export const runJobs = createDueRunner(JOBS);

function parse(raw: string): Pick<ReceivedMail, "headers" | "text" | "html"> {
  const { headers, body } = split(raw);
  const boundary = /boundary="?([^";]+)/.exec(headers["content-type"] ?? "")?.[1];
  const parts = boundary ? body.split(`--${boundary}`).map((part) => split(part.trimStart())) : [];
  const readBody = (type: string) => {
    const part = parts.find((candidate) => candidate.headers["content-type"]?.startsWith(type));
    return part ? decode(part.body, part.headers["content-transfer-encoding"]) : "";
  };
  return { headers, text: readBody("text/plain"), html: readBody("text/html") };
}

function split(part: string) {
  const end = part.indexOf("\r\n\r\n");
  const lines = part
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const entries = lines.map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
  });
  return { headers: Object.fromEntries(entries), body: part.slice(end + 4) };
}

const unquote = (text: string) =>
  Buffer.from(
    text
      .replaceAll(/=\r\n/g, "")
      .replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    "latin1",
  );

function decode(body: string, encoding = "7bit"): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  if (encoding === "quoted-printable") return unquote(body).toString();
  return body;
}

/** Encoded words of RFC 2047. */
const decodeWords = (value: string) =>
  value
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      decode(
        kind.toLowerCase() === "b" ? word : word.replaceAll("_", " "),
        kind.toLowerCase() === "b" ? "base64" : "quoted-printable",
      ),
    );
