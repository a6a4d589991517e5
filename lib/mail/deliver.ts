import { config, isLoopback } from "@/lib/config";
import { type JobContext, JobFailure } from "@/lib/jobs/queue";
import { processWide } from "@/lib/process-wide";
import { toHtml, toText } from "./format-letter";
import { writeLetter } from "./letters";
import type { Mail } from "./mail";

const SECOND = 1_000;

/** Loads the library with the first mail: most installations send none. */
async function open(url: string) {
  const { createTransport } = await import("nodemailer");
  return createTransport({
    url,
    pool: true,
    maxConnections: 2,
    maxRequeues: 0,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 20 * SECOND,
    idleTimeout: 30 * SECOND,
    // A password is never sent unencrypted over a network.
    requireTLS: new URL(url).password !== "" && !isLoopback(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

const connection = processWide("mail", (): { transport?: ReturnType<typeof open> } => ({}));

export function closeMail() {
  void connection().transport?.then((transport) => transport.close({ force: true }));
  delete connection().transport;
}

/** `Message-ID` comes from the job, so that receivers recognize a mail sent twice. @throws `JobFailure` */
export async function deliver(mail: Mail, { id, signal }: JobContext): Promise<void> {
  const { SMTP_URL, MAIL_FROM } = config();
  if (!SMTP_URL || !MAIL_FROM) throw new JobFailure("SMTP_URL and MAIL_FROM are not set.");
  const shared = connection();
  shared.transport ??= open(SMTP_URL);
  const transport = await shared.transport;
  const letter = writeLetter(mail);
  try {
    await transport.sendMail({
      from: MAIL_FROM,
      to: { name: "", address: mail.to },
      subject: letter.subject,
      text: toText(letter),
      html: toHtml(letter),
      messageId: `<${id}@${MAIL_FROM.address.split("@")[1]}>`,
      headers: { "Auto-Submitted": "auto-generated" },
      signal,
    });
  } catch (error) {
    throw toFailure(error);
  }
}

const readField = (error: unknown, field: string): unknown =>
  error instanceof Error ? Reflect.get(error, field) : undefined;

/** The server's answer is not logged, since it may contain the address. */
function toFailure(error: unknown): JobFailure {
  const [code, status, detail, command] = ["code", "responseCode", "response", "command"].map(
    (field) => readField(error, field),
  );
  if (code === "EENVELOPE" && command === "API") {
    return new JobFailure("No mail can go to this address.", { isFinal: true });
  }
  if (typeof status !== "number") {
    return new JobFailure(`The mail server cannot be reached (${code ?? "no reason given"}).`);
  }
  // The operator can fix a refused login or sender, so those are retried.
  const isFinal = status >= 500 && ["RCPT TO", "DATA"].includes(String(command));
  return new JobFailure(`The mail server answered ${status} (${code}).`, {
    isFinal,
    detail: typeof detail === "string" ? detail : "",
  });
}
