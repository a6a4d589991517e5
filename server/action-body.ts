import { invalid } from "@/lib/errors";
import { parseJson, type ValuesLeft } from "@/lib/http/parse-json";

/** How much a body may have, besides its bytes. */
export type ActionValuesLeft = ValuesLeft & { parts: number };

/** As browsers write them. Anything else is refused: Next's parser could read it in another way than this one. */
const MULTIPART = /^multipart\/form-data; ?boundary=("?)([\w'()+,./:=?-]{1,70})\1$/i;
const HEAD =
  /^Content-Disposition: form-data; name="([^"\r\n]*)"(?:; filename="([^"\r\n]+)"\r\nContent-Type: [^\r\n]{1,100}|; filename=""\r\nContent-Type: application\/octet-stream)?$/;
const MAX_HEAD = 2048;
/** In React's form, which no action takes: React would throw an error with the caller's text for what is no number. */
const BIG_INTEGER = /(?:^|[[,:{])"\$n/;

/**
 * Checks what React would parse as JSON without bounds: of a script's call, all but the fields of forms, whose names begin with an
 * underscore; of a form without scripts, the parts of its action. @throws 400 if it is malformed, too deep, or has too many parts
 * or values
 */
export function checkActionBody(
  body: Buffer,
  contentType: string,
  { parts, values, isCall }: ActionValuesLeft & { isCall: boolean },
): void {
  const left = { values };
  const check = (text: string) => {
    if (BIG_INTEGER.test(JSON.stringify(parseJson(text, left)))) throw malformed();
  };
  const isJson = (name: string) => (isCall ? !name.startsWith("_") : /^\$ACTION_[^:]*:/.test(name));
  try {
    if (!/multipart/i.test(contentType)) return void check(body.toString());
    const boundary = MULTIPART.exec(contentType)?.[2];
    if (!boundary) throw malformed();
    let count = 0;
    for (const { name, isFile, text } of readParts(body, `--${boundary}`)) {
      count += 1;
      if (count > parts) throw malformed();
      if (!isFile && isJson(name)) check(text());
    }
  } catch {
    throw malformed();
  }
}

type Part = { name: string; isFile: boolean; text(): string };

function* readParts(body: Buffer, marker: string): Generator<Part> {
  if (!body.subarray(0, marker.length).equals(Buffer.from(marker))) throw malformed();
  let at = marker.length;
  while (body.toString("latin1", at, at + 2) === "\r\n") {
    const start = at + 2;
    const end = body.indexOf(`\r\n${marker}`, at);
    const gap = body.subarray(start, start + MAX_HEAD).indexOf("\r\n\r\n");
    const head = HEAD.exec(body.toString("latin1", start, start + gap));
    const from = start + gap + 4;
    if (end < 0 || gap < 0 || from > end || !head) throw malformed();
    const [, name = "", filename] = head;
    yield { name, isFile: filename !== undefined, text: () => body.toString("utf8", from, end) };
    at = end + 2 + marker.length;
  }
  if (!/^--(?:\r\n)?$/.test(body.toString("latin1", at, at + 8))) throw malformed();
}

const malformed = () =>
  invalid("", "This form is malformed or too large. Reload the page, then try again.");
