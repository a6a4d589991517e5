import { clean } from "./clean.mjs";
import { pack } from "./document.mjs";

const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/**
 * Assembles the XML by hand, since the library takes 80 µs a paragraph.
 * @param {string} title
 * @param {string} markdown
 * @param {string} notice explains the missing formatting to the reader
 */
export function toPlainWord(title, markdown, notice) {
  const paragraphs = [title, notice, ...markdown.split(/\r\n|\r|\n/)].map(paragraph).join("");
  const data = `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`;
  return pack({ title, children: [] }, [{ path: "word/document.xml", data }]);
}

function paragraph(line) {
  const text = clean(line).replace(/[&<>]/g, (character) => ESCAPES[character]);
  return text ? `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>` : "<w:p/>";
}
