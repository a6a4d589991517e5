import { AlignmentType, BorderStyle, Document, LevelFormat, Packer, Paragraph } from "docx";
import rehypeSlug from "rehype-slug";
import { visit } from "unist-util-visit";
import { ID_PREFIX } from "../markdown/addresses.mjs";
import { markdownToSafeTree } from "../markdown/full.mjs";
import { clean } from "./clean.mjs";
import {
  buildBlocks,
  buildEmptyParagraph,
  DEEPEST,
  IN_FOOTNOTE,
  readText,
  STEP,
} from "./paragraphs.mjs";

const processor = markdownToSafeTree().use(rehypeSlug, { prefix: ID_PREFIX }).freeze();

/**
 * Fetches nothing.
 * @param {string} title
 * @param {string} markdown
 * @param {string | undefined} language a key of `LOCALES`
 * @returns {Promise<Uint8Array>}
 */
export function toWord(title, markdown, language) {
  const tree = processor.runSync(processor.parse(markdown));
  const state = {
    footnotes: new Map(),
    bookmarks: new Map(),
    numberings: new Set(),
    lists: 0,
  };
  const notes = listFootnotes(tree);
  for (const [index, { properties }] of notes.entries()) {
    state.footnotes.set(properties.id, { number: index + 1, isUsed: false });
  }
  visit(tree, "element", ({ tagName, properties: { id } }) => {
    if (/^h[1-6]$/.test(tagName) && id) state.bookmarks.set(id, `heading_${state.bookmarks.size}`);
  });
  const body = buildBlocks(tree.children, state);
  const footnotes = Object.fromEntries(
    notes.map((note, index) => [index + 1, { children: buildFootnote(note, state) }]),
  );
  return pack({
    title,
    children: [buildTitle(title, tree), ...body],
    footnotes,
    numberings: [...state.numberings],
    locale: LOCALES[language],
  });
}

const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/**
 * Assembles the XML by hand, since the library takes 80 µs a paragraph.
 * @param {string} title
 * @param {string} markdown
 * @param {string} notice explains the missing formatting to the reader
 */
export function toPlainWord(title, markdown, notice) {
  const paragraphs = [title, notice, ...markdown.split(/\r\n|\r|\n/)].map(writeParagraph).join("");
  const data = `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`;
  return pack({ title, children: [] }, [{ path: "word/document.xml", data }]);
}

function writeParagraph(line) {
  const text = clean(line).replace(/[&<>]/g, (character) => ESCAPES[character]);
  return text ? `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>` : "<w:p/>";
}

function pack({ title, children, footnotes = {}, numberings = [], locale }, overrides = []) {
  const file = new Document({
    title: clean(title),
    creator: "Groundwork",
    styles: locale ? withLanguage(STYLES, locale) : STYLES,
    numbering: { config: [BULLETS, ...numberings.map(buildNumbering)] },
    footnotes,
    sections: [{ children: children.filter((child) => child !== undefined) }],
  });
  return Packer.toBuffer(file, false, overrides);
}

function buildTitle(title, tree) {
  const first = tree.children.find(({ type }) => type === "element");
  const repeats = first?.tagName === "h1" && readText(first).trim() === title;
  return repeats ? undefined : new Paragraph({ style: "Title", text: clean(title) });
}

function listFootnotes(tree) {
  const notes = [];
  visit(tree, { tagName: "section" }, (section) => {
    if (section.properties.dataFootnotes === undefined) return;
    visit(section, { tagName: "li" }, (item) => {
      if (item.properties.id?.startsWith(`${ID_PREFIX}fn-`)) notes.push(item);
    });
  });
  return notes;
}

/** A footnote must have a paragraph. */
function buildFootnote(note, state) {
  const paragraphs = buildBlocks(note.children, state, IN_FOOTNOTE);
  return paragraphs.length > 0 ? paragraphs : [buildEmptyParagraph()];
}

/** Word checks the spelling of a text in the language of its styles. */
const LOCALES = { en: "en-US", de: "de-DE", nl: "nl-NL", fr: "fr-FR", ja: "ja-JP" };
const withLanguage = ({ default: styles, ...others }, locale) => {
  const run = { ...styles.document.run, language: { value: locale, eastAsia: locale } };
  return { ...others, default: { ...styles, document: { ...styles.document, run } } };
};

const LEVELS = Array.from({ length: DEEPEST + 1 }, (_, level) => level);
const formatLevel = (level) => ({
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { left: (level + 1) * STEP, hanging: STEP / 2 } } },
});

const BULLETS = {
  reference: "bullets",
  levels: LEVELS.map((level) => ({
    level,
    format: LevelFormat.BULLET,
    text: "•◦▪"[level % 3],
    ...formatLevel(level),
  })),
};

const buildNumbering = (start) => ({
  reference: `numbers-${start}`,
  levels: LEVELS.map((level) => ({
    level,
    start,
    format: LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    ...formatLevel(level),
  })),
});

const styleHeading = (size) => ({
  run: { size, bold: true, color: "1F2328" },
  paragraph: { spacing: { before: 320, after: 120 }, keepNext: true },
});
const CODE_FONT = { font: "Consolas", size: 20 };

const STYLES = {
  default: {
    document: { run: { font: "Calibri", size: 22 }, paragraph: { spacing: { after: 140 } } },
    title: { run: { size: 52, bold: true }, paragraph: { spacing: { after: 240 } } },
    heading1: styleHeading(36),
    heading2: styleHeading(30),
    heading3: styleHeading(26),
    heading4: styleHeading(22),
    heading5: styleHeading(22),
    heading6: styleHeading(22),
    hyperlink: { run: { color: "0757BA", underline: {} } },
  },
  paragraphStyles: [
    {
      id: "Code",
      name: "Code",
      basedOn: "Normal",
      run: CODE_FONT,
      paragraph: { shading: { fill: "F2F4F7" }, spacing: { before: 80, after: 160 } },
    },
    {
      id: "Quote",
      name: "Quote",
      basedOn: "Normal",
      run: { color: "59636E" },
      paragraph: {
        border: { left: { style: BorderStyle.SINGLE, size: 18, color: "C5CBD3", space: 8 } },
      },
    },
  ],
  characterStyles: [
    { id: "InlineCode", name: "Inline Code", run: { ...CODE_FONT, shading: { fill: "F2F4F7" } } },
  ],
};
