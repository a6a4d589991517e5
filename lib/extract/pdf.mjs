import { getDocumentProxy } from "unpdf";
import { capBuffers } from "./buffer-cap.mjs";
import { Refusal } from "./refusal.mjs";

/** Fetches, compiles, draws and caches nothing: only the text is needed. */
const OPTIONS = {
  isEvalSupported: false,
  disableFontFace: true,
  useSystemFonts: false,
  standardFontDataUrl: undefined,
  cMapUrl: undefined,
  useWorkerFetch: false,
  useWasm: false,
  enableXfa: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  verbosity: 0,
};

/** The end marker is within these, even after bytes that mail programs append. */
const END_BYTES = 2048;

export async function readPdf(bytes, { pages, text, bufferBytes }) {
  if (!hasEnd(bytes)) throw new Refusal("pdf-cut-off");
  // Without it, pdf.js decompresses with its own code, into arrays that are counted.
  delete globalThis.DecompressionStream;
  const exceeded = capBuffers(bufferBytes);
  try {
    const pdf = await getDocumentProxy(bytes, OPTIONS);
    if (pdf.numPages > pages) throw new Refusal("pdf-pages", pdf.numPages);
    const found = await readPages(pdf, text, exceeded);
    if (exceeded()) throw new Refusal("too-complex");
    if (found.trim() === "") throw new Refusal("pdf-no-text");
    return found;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (exceeded()) throw new Refusal("too-complex");
    throw new Refusal(error?.name === "PasswordException" ? "pdf-password" : "damaged");
  }
}

function hasEnd(bytes) {
  const end = Buffer.from(bytes.subarray(-END_BYTES)).toString("latin1");
  return end.includes("%%EOF") || end.includes("startxref");
}

async function readPages(pdf, maxText, exceeded) {
  const texts = [];
  let length = 0;
  for (let number = 1; number <= pdf.numPages && length <= maxText && !exceeded(); number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const text = items.map((item) => (item.str ?? "") + (item.hasEOL ? "\n" : "")).join("");
    page.cleanup();
    const trimmed = text.trim();
    texts.push(trimmed);
    length += trimmed.length;
  }
  return texts.filter((text) => text !== "").join("\n\n");
}
