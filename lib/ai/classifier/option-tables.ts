import { formatTable } from "@/lib/text/tables";
import { matchWords } from "@/lib/text/words";
import { isListEntry } from "./marks";
import { makeRow, type Row } from "./table-row";

/** `Option 1: Twilio`, `Variante B` at the beginning of a cell. */
const NUMBERED =
  /^(?:options?|alternative|variante?|optie|alternatief|案|選択肢)\s?(?:\d{1,2}|[A-H])(?![\p{L}\d])[\s:：.–—-]*/iu;
/** The name of the column or the row that has the options. */
const OPTIONS = matchWords(
  "^(?:options?|alternatives?|optionen|varianten?|alternativen|opties?|alternatieven)$|^(?:案|選択肢)$",
);
/** A line above a table, of which a copy has no marks. */
const HEADING =
  /^\s*(?:options?|alternatives?|optionen|varianten|alternativen|opties|alternatieven)(?: \p{L}+){0,2}[:：]?\s*$/iu;
const PRO = matchWords(
  `^(?:pros?|advantages?|benefits|vorteile?|dafür|voordelen?|avantages?)$|^(?:長所|メリット)$`,
);
const CON = matchWords(
  `^(?:cons?|disadvantages?|drawbacks|nachteile?|dagegen|nadelen?|inconvénients?)$|^(?:短所|デメリット)$`,
);
/** Both in one cell: `Pros and cons`. */
const WEIGHED = matchWords(
  `^(?:pros? (?:and|&|\\/) cons?|(?:advantages|benefits) (?:and|&|\\/) (?:disadvantages|drawbacks)|vor- und nachteile|pro (?:und|&|\\/|en) contra|voor- en nadelen|avantages (?:et|&|\\/) inconvénients|pour et contre)$`,
);
/** What options are compared by besides these. */
const COMPARED = matchWords(
  `^(?:(?:estimated |total )?(?:costs?|effort|time|price)|risks?|description|summary|impact|complexity|duration)$
  ^(?:(?:geschätzte[rs]? )?(?:kosten|aufwand|preis|dauer)|risik(?:o|en)|beschreibung|auswirkung(?:en)?|komplexität)$
  ^(?:(?:geschatte )?(?:kosten|inspanning|prijs|duur)|risico['’]?s?|beschrijving|omschrijving|impact|complexiteit)$
  ^(?:coûts?(?: estimés?)?|effort|prix|durée|délai|risques?|description|impact|complexité)$|^(?:費用|コスト|工数|リスク|説明|期間)$`,
);

const isCriterion = (name: string) => [PRO, CON, WEIGHED, COMPARED].some((each) => each.test(name));
const isNumbered = (name: string) => NUMBERED.test(name);

/** In UTF-16 units: a longer cell is no name. */
const MAX_NAME = 200;

/** Drops marks around a name: `➕ Pros:` */
const nameOf = (cell: string) =>
  cell.length > MAX_NAME ? cell : cell.replace(/^[^\p{L}\d]+|[^\p{L}\d)]+$/gu, "");

const areNumbered = (names: readonly string[]) => names.filter(isNumbered).length > 1;
const weigh = (names: readonly string[]) =>
  names.some((name) => WEIGHED.test(name)) ||
  (names.some((name) => PRO.test(name)) && names.some((name) => CON.test(name)));

/** Whether the options are in the first column or in the head; null for a table that compares none. */
function findOptions(rows: readonly (readonly string[])[]): readonly string[] | null {
  const [corner = "", ...top] = (rows[0] ?? []).map(nameOf);
  const side = rows.slice(1).map(([first = ""]) => nameOf(first));
  const isListed = areNumbered(side) ? top.some(isCriterion) : OPTIONS.test(corner) && weigh(top);
  if (isListed) return side;
  return weigh(side) || (areNumbered(top) && side.some(isCriterion)) ? top : null;
}

/** Reads a table that weighs options as one item, which is named after them. */
export function readOptions(rows: readonly (readonly string[])[], table: string): Row | null {
  const options = findOptions(rows)?.filter((name) => name !== "");
  if (!options) return null;
  const names = options.map((name) => name.replace(NUMBERED, "") || name);
  return { ...makeRow(table, "general_note"), name: names.join(", "), weighs: true };
}

/** In lines, also empty ones. */
const MAX_TABLE = 90;
/** In cells, with the corner. */
const MAX_HEAD = 8;
type Found = { rows: string[][]; size: number };

/** Writes the tables of options in a copied page as those of Markdown, also if the copy has each cell on lines of its own. */
export function readOptionTables(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => line.split("\t").map(nameOf).some(isCriterion))) return lines;
  const read: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const part = lines.slice(at, at + MAX_TABLE);
    const { rows = [], size = 1 } =
      [readTabbed, readApart, readStacked].map((find) => find(part)).find(Boolean) ?? {};
    const [head = [], ...body] = rows.map((cells) =>
      cells.map((cell) => cell.trim().replaceAll("|", "\\|")),
    );
    if (rows.length > 0) markHeading(read);
    read.push(...(rows.length > 0 ? formatTable(head, body).split("\n") : part.slice(0, 1)));
    at += size;
  }
  return read;
}

function markHeading(read: string[]) {
  const above = read.findLastIndex((line) => line.trim() !== "");
  const name = read[above] ?? "";
  if (HEADING.test(name)) read[above] = `**${name.trim()}**`;
}

/** Rows with tabs between their cells. */
function readTabbed(lines: readonly string[]): Found | undefined {
  const end = lines.findIndex((line) => !/\S/.test(line) || !line.includes("\t"));
  const split = lines.slice(0, end < 0 ? lines.length : end).map((line) => line.split("\t"));
  const width = split[0]?.length ?? 0;
  if (split.length < 2 || split.some((cells) => cells.length > width)) return undefined;
  const rows = split.map((cells) => [
    ...cells,
    ...Array.from({ length: width - cells.length }, () => ""),
  ]);
  return findOptions(rows) ? { rows, size: rows.length } : undefined;
}

const isGap = (line: string) => line.includes("\t") && line.trim() === "";
const beginsRow = (line: string) => isCriterion(nameOf(line)) || isNumbered(nameOf(line));

/** Cells on lines of their own, with a tab on a line between those of one row. */
function readApart(lines: readonly string[]): Found | undefined {
  const [first = ""] = lines;
  const opensRow = isGap(first) || OPTIONS.test(nameOf(first)) || beginsRow(first);
  if (!opensRow) return undefined;
  const parts: { said: string[]; ends: number[] }[] = [{ said: [], ends: [] }];
  for (const [at, line] of lines.entries()) {
    if (isGap(line)) parts.push({ said: [], ends: [] });
    else if (line.trim() !== "") {
      parts.at(-1)?.said.push(line.trim());
      parts.at(-1)?.ends.push(at + 1);
    }
  }
  const width = parts.findIndex(({ said }, at) => at > 0 && said.length > 1);
  if (width < 1 || (parts[0]?.said.length ?? 0) > 1) return undefined;
  const rows = [[parts[0]?.said[0] ?? ""]];
  for (const [at, { said, ends }] of parts.entries()) {
    if (at === 0) continue;
    const next = said.at(-1) ?? "";
    const isBetween = at % width === 0;
    if (!isBetween) rows.at(-1)?.push(joinCell(said));
    else if (at < parts.length - 1 && said.length > 1 && beginsRow(next)) {
      rows.at(-1)?.push(joinCell(said.slice(0, -1)));
      rows.push([next]);
    } else {
      rows.at(-1)?.push(said[0] ?? "");
      return findOptions(rows) ? { rows, size: ends[0] ?? lines.length } : undefined;
    }
  }
  return undefined;
}

const joinCell = (said: readonly string[]) =>
  said.map((line) => line.replace(/^[-*•]\s/, "– ")).join(" ");

/** Cells on lines of their own without tabs: the names of the columns, then each row with as many cells. */
function readStacked(lines: readonly string[]): Found | undefined {
  const first = nameOf(lines[0] ?? "");
  if (!OPTIONS.test(first) && !beginsRow(first)) return undefined;
  const filled = lines.flatMap((line, at) =>
    line.trim() === "" ? [] : [{ said: line.trim(), end: at + 1 }],
  );
  const names = filled.slice(0, MAX_HEAD).map(({ said }) => nameOf(said));
  const corner = OPTIONS.test(first) ? 1 : 0;
  for (const [ofHead, ofSide] of [
    [isNumbered, isCriterion],
    [isCriterion, isNumbered],
  ] as const) {
    const count = names.slice(corner).findIndex((name) => !ofHead(name));
    if (count < 2) continue;
    const rows = [["", ...filled.slice(corner, corner + count).map(({ said }) => said)]];
    let at = corner + count;
    while (ofSide(nameOf(filled[at]?.said ?? ""))) {
      const cells = filled.slice(at, at + count + 1).map(({ said }) => said);
      const isRow = cells.length > count && !cells.slice(1).some(beginsRow);
      if (!isRow || cells.some(isListEntry)) return undefined;
      rows.push(cells);
      at += count + 1;
    }
    if (rows.length > 2) {
      if (corner > 0) rows[0] = [filled[0]?.said ?? "", ...(rows[0] ?? []).slice(1)];
      return { rows, size: filled[at - 1]?.end ?? lines.length };
    }
  }
  return undefined;
}
