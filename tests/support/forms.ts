/** A part of a form: its name, its content and, for a file, the file's name. */
type Part = [name: string, content: string | Uint8Array<ArrayBuffer>, filename?: string];

/** A form as browsers and `fetch` send it, for `api().call`. */
export async function makeForm(...parts: Part[]) {
  const form = new FormData();
  for (const [name, content, filename] of parts) {
    if (filename === undefined) form.append(name, String(content));
    else form.append(name, new Blob([content]), filename);
  }
  const sent = new Response(form);
  const type = sent.headers.get("content-type") ?? "";
  return { raw: new Uint8Array(await sent.arrayBuffer()), headers: { "Content-Type": type } };
}

/** A form of one file. */
export const fileForm = (content: string | Uint8Array<ArrayBuffer>, filename = "notes.md") =>
  makeForm(["file", content, filename]);

export const BOUNDARY = "groundwork";
export const FORM_TYPE = { "Content-Type": `multipart/form-data; boundary=${BOUNDARY}` };

/** The body of a form whose parts have these heads, byte for byte. */
export const rawForm = (...parts: [head: string, content: string][]) =>
  [...parts.map(([head, content]) => `--${BOUNDARY}\r\n${head}\r\n\r\n${content}\r\n`)]
    .join("")
    .concat(`--${BOUNDARY}--\r\n`);

/** The head of the part `file`, with the parameters of its name as they are sent. */
export const fileHead = (parameters = '; filename="notes.md"') =>
  `Content-Disposition: form-data; name="file"${parameters}\r\nContent-Type: text/markdown`;
