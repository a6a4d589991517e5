import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import { addBookmark, buildInline, buildTextRun } from "./inline.mjs";

/** Half an inch in twentieths of a point, Word's unit. */
export const STEP = 720;
const PAGE_WIDTH = 9026;
export const DEEPEST = 8;
const HEADINGS = [
  HeadingLevel.HEADING_1,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
];
const ALIGNMENTS = {
  left: AlignmentType.LEFT,
  center: AlignmentType.CENTER,
  right: AlignmentType.RIGHT,
};

const START = { depth: 0, isQuoted: false };
/** A footnote must have paragraphs only. */
export const IN_FOOTNOTE = { ...START, isFlat: true };

/**
 * @param {object[]} nodes of a safe tree
 * @param {object} state of the document: `footnotes`, `bookmarks`, and `numberings`, by the number a list starts with
 */
export function buildBlocks(nodes, state, place = START) {
  const made = [];
  let words = [];
  let { marker } = place;
  const takePlace = () => {
    const now = { ...place, marker };
    marker = undefined;
    return now;
  };
  const endParagraph = () => {
    if (words.some(isShown))
      made.push(buildParagraph(buildInline(trimWords(words), state), takePlace()));
    words = [];
  };
  const writeMarker = (isAlone) => {
    if (marker && isAlone) made.push(buildParagraph([], takePlace()));
  };
  for (const node of nodes) {
    const block = node.type === "element" && BLOCKS[node.tagName];
    if (!block) {
      words.push(node);
      continue;
    }
    endParagraph();
    writeMarker(UNNUMBERED.has(node.tagName));
    made.push(...block(node, state, takePlace()));
  }
  endParagraph();
  writeMarker(true);
  return made;
}

function trimWords(words) {
  const shown = words.slice(0, words.findLastIndex(isShown) + 1);
  const last = shown.at(-1);
  if (last?.type !== "text") return shown;
  return [...shown.slice(0, -1), { ...last, value: last.value.trimEnd() }];
}

const isShown = ({ type, value, properties }) =>
  type === "text" ? value.trim() !== "" : properties?.dataFootnoteBackref === undefined;

const buildContents = ({ children }, state, place) => buildBlocks(children, state, place);
const buildOne = (node, state, place) => [
  buildParagraph(buildInline(trimWords(node.children), state), place),
];

const BLOCKS = {
  h1: buildHeading,
  h2: buildHeading,
  h3: buildHeading,
  h4: buildHeading,
  h5: buildHeading,
  h6: buildHeading,
  p: buildOne,
  summary: (node, state, place) => [buildParagraph(buildInline([node], state), place)],
  dt: buildOne,
  dd: (node, state, place) =>
    buildBlocks(node.children, state, { ...place, depth: place.depth + 1 }),
  blockquote: (node, state, place) =>
    buildBlocks(node.children, state, { ...place, depth: place.depth + 1, isQuoted: true }),
  pre: buildCode,
  ul: buildList,
  ol: buildList,
  li: buildContents,
  hr: () => [new Paragraph({ thematicBreak: true })],
  table: buildTable,
  div: buildContents,
  details: buildContents,
  dl: buildContents,
  section: (node, state, place) =>
    node.properties.dataFootnotes === undefined ? buildContents(node, state, place) : [],
};

/** The marker of an item that begins with one of these has a paragraph of its own. */
const UNNUMBERED = new Set(["ul", "ol", "hr", "table"]);

function buildParagraph(children, { depth, isQuoted, marker }, options = {}) {
  const left = depth * STEP;
  return new Paragraph({
    ...(isQuoted && { style: "Quote" }),
    ...options,
    ...(marker ? { numbering: marker } : left > 0 && { indent: { left } }),
    children,
  });
}

function buildHeading(node, state, place) {
  const children = buildInline(node.children, state);
  const name = state.bookmarks.get(node.properties.id);
  const options = { heading: HEADINGS[Number(node.tagName[1]) - 1] };
  return [buildParagraph(name ? [addBookmark(name, children)] : children, place, options)];
}

function buildCode(node, _state, place) {
  const lines = readText(node).replace(/\n$/, "").split("\n");
  const runs = lines.map((line, nth) => buildTextRun(line, nth > 0 ? { break: 1 } : {}));
  return [buildParagraph(runs, { ...place, isQuoted: false }, { style: "Code" })];
}

/** The text of a node and of all below it. */
export const readText = (node) =>
  node.type === "text" ? node.value : (node.children ?? []).map(readText).join("");

/** Nested lists are levels of one numbering. Task items have a check box in place of a marker. */
function buildList(node, state, place) {
  const level = Math.min(place.depth, DEEPEST);
  const reference = node.tagName === "ul" ? "bullets" : addNumbering(node.properties.start, state);
  // Only a numbered list restarts its count.
  const instance = node.tagName === "ul" ? 0 : ++state.lists;
  return node.children.flatMap((item) => {
    if (item.tagName !== "li") return buildBlocks([item], state, place);
    const isTask = [item.properties.className].flat().includes("task-list-item");
    const marker = isTask ? undefined : { reference, level, instance };
    return buildBlocks(item.children, state, { ...place, depth: place.depth + 1, marker });
  });
}

function addNumbering(start, state) {
  const first = Number.isInteger(start) && start >= 0 ? start : 1;
  state.numberings.add(first);
  return `numbers-${first}`;
}

function buildTable(node, state, place) {
  const rows = listRows(node);
  if (place.isFlat) return rows.map((row) => buildParagraph(buildFlatRow(row, state), place));
  if (rows.length === 0) return [];
  const columns = Math.max(...rows.map((row) => listCells(row).length));
  const made = rows.map((row) => {
    const cells = listCells(row);
    const isHead = cells.some(({ tagName }) => tagName === "th");
    const blanks = Array.from({ length: columns - cells.length }, () => undefined);
    const children = [...cells, ...blanks].map((cell) => buildCell(cell, state));
    return new TableRow({ children, tableHeader: isHead });
  });
  const width = { size: 100, type: WidthType.PERCENTAGE };
  const after = new Paragraph({ spacing: { after: 0 }, children: [] });
  const columnWidths = Array(columns).fill(Math.floor(PAGE_WIDTH / columns));
  return [new Table({ rows: made, width, columnWidths }), ...(place.depth > 0 ? [] : [after])];
}

const listElements = ({ children }) => children.filter(({ type }) => type === "element");
const listRows = (node) =>
  listElements(node).flatMap((child) => (child.tagName === "tr" ? [child] : listRows(child)));
const listCells = (row) => listElements(row).filter(({ tagName }) => /^t[hd]$/.test(tagName));

const buildFlatRow = (row, state) =>
  listCells(row).flatMap((cell, nth) => [
    ...(nth > 0 ? [buildTextRun(" | ")] : []),
    ...buildLines(cell, state),
  ]);

/** A cell must have a paragraph, or Word does not open the file. */
function buildCell(cell, state) {
  const alignment = ALIGNMENTS[cell?.properties.align];
  const isHead = cell?.tagName === "th";
  const children = cell ? buildLines(cell, state) : [];
  return new TableCell({
    ...(isHead && { shading: { fill: "F2F4F7" } }),
    margins: { top: 60, bottom: 60, left: 100, right: 100 },
    borders: buildBorders(),
    children: [new Paragraph({ spacing: { after: 0 }, ...(alignment && { alignment }), children })],
  });
}

/** Each block in a cell becomes a line of its paragraph. */
function buildLines({ tagName, children }, state) {
  const marks = { bold: tagName === "th" };
  return listLines(children).flatMap((line, nth) => [
    ...(nth > 0 ? [new TextRun({ break: 1 })] : []),
    ...buildInline(line, state, marks),
  ]);
}

const isBlock = ({ type, tagName }) =>
  type === "element" && (tagName in BLOCKS || /^t(?:body|head|foot|r|h|d)$/.test(tagName));

function listLines(nodes) {
  const lines = [[]];
  for (const node of nodes) {
    if (isBlock(node)) lines.push(...listLines(node.children), []);
    else lines.at(-1).push(node);
  }
  return lines.map(trimWords).filter((line) => line.some(isShown));
}

function buildBorders() {
  const line = { style: BorderStyle.SINGLE, size: 4, color: "C5CBD3" };
  return { top: line, bottom: line, left: line, right: line };
}

/** Fills places where Word requires a paragraph. */
export const buildEmptyParagraph = () => new Paragraph({ children: [new TextRun("")] });
