import mammoth from "mammoth";
import { htmlToText } from "./html-text.mjs";
import { Refusal } from "./refusal.mjs";
import { isXml, openZip } from "./zip.mjs";

const DOCUMENT = /^word\/document\d*\.xml$/;

const OPTIONS = {
  styleMap: ["p[style-name='Title'] => h1:fresh"],
  includeEmbeddedStyleMap: false,
  externalFileAccess: false,
  convertImage: mammoth.images.imgElement(() => ({})),
};

/** Uses mammoth's HTML: its raw text has no headings and lists; its Markdown is deprecated and escapes every dot. */
export async function readDocx(bytes, limits) {
  const zip = await openZip(bytes, limits);
  if (!zip.has("[Content_Types].xml") || !zip.names.some((name) => DOCUMENT.test(name))) {
    throw new Refusal("not-word");
  }
  const text = await mammoth
    .convertToHtml({ file: toMammothFile(zip) }, OPTIONS)
    .then(({ value }) => htmlToText(value))
    .catch((error) => {
      if (error instanceof Refusal) throw error;
      // Thousands of nested elements exhaust the stack.
      throw new Refusal(error instanceof RangeError ? "too-complex" : "damaged");
    });
  if (text === "") throw new Refusal("word-no-text");
  return text;
}

function toMammothFile(zip) {
  return {
    exists: (name) => isXml(name) && zip.has(name),
    read: async (name, encoding) => new TextDecoder(encoding).decode(await zip.read(name)),
  };
}
