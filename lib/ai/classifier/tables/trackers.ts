import { readTag } from "@/lib/ai/classifier/lines/marks";
import { findTagKind, isLabel, type Kind } from "@/lib/ai/classifier/names/kind-names";
import { isQuestion } from "@/lib/text/is-question";
import { isOpenStatus } from "@/lib/text/open-status";
import { capitalize, endSentence } from "@/lib/text/phrases";
import { matchWords } from "@/lib/text/words";
import { makeRow, type Row } from "./table-row";

/** Names of the column that says in a line what a ticket is about. */
const SUMMARY =
  matchWords(`^(?:(?:issue |ticket |task |work item )?(?:summary|title|subject)|issue|name|zusammenfassung|titel|betreff|vorgang|samenvatting|onderwerp|résumé|titre|objet|sujet)$
  ^(?:要約|件名|タイトル|概要)$`);
const DESCRIPTION =
  matchWords(`^(?:(?:issue |ticket )?(?:description|body|details|text|first comment)|beschreibung|text|omschrijving|beschrijving|description)$
  ^(?:説明|内容|詳細)$`);
const TYPE = matchWords(
  `^(?:(?:issue |ticket |work item )?types?|labels?|tags?|typ|vorgangstyp|stichwörter|kategorie|soort|étiquettes?|catégorie|category)$|^(?:種別|タイプ|ラベル|カテゴリ)$`,
);
/** Jira writes `Custom field (Acceptance criteria)`, and before each comment its time and writer. */
const CUSTOM = /^Custom field \((.+)\)$/;
const COMMENT_HEAD = /^\d[^;]{4,30};[^;\s]{1,80};(?=.)/;
const STATE = matchWords(
  `^(?:(?:issue |ticket )?(?:status|state)|resolution|lösung|statut|état|résolution|resolutie)$|^(?:状態|ステータス|解決状況)$`,
);
const KEY = matchWords(
  "^(?:issue |ticket )?(?:key|id|number|no\\.?)$|^(?:schlüssel|sleutel|clé)$|^キー$",
);
/** Names of other columns in which a tracker keeps its own records. */
const RECORD =
  matchWords(`^(?:issue |ticket )?(?:key|id|number|no\\.?|url)$|^(?:parent|team|project|projekt|projet)(?: (?:key|id|name))?$|^(?:assignee|assigned to|reporter|requester|creator|author|owner|sprint|cycle|milestone|estimate|story points?|cycle (?:number|name|start|end)|parent issue|start date|priority|severity|due date|component|fix versions?|via|channel|group|satisfaction(?: score)?|(?:requester|assignee|reporter) (?:e-?mail|name|id))$
  ^(?:created|updated|resolved|closed|solved|opened|started|completed|canceled)(?: (?:at|on|date))?$|^(?:bearbeiter|zugewiesen an|autor|priorität|erstellt(?: am)?|aktualisiert(?: am)?|fällig(?: am)?|schlüssel)$
  ^(?:toegewezen aan|melder|prioriteit|gemaakt(?: op)?|bijgewerkt(?: op)?|sleutel)$|^(?:responsable|rapporteur|demandeur|priorité|créée?(?: le)?|mise? à jour(?: le)?|clé)$|^(?:担当者|報告者|優先度|作成日時?|更新日時?|キー|期限)$`);
/** A firm is named before its person. */
const ASKED_BY = [
  "^(?:organi[sz]ation|customer|client|company|account|kunde|klant|organisatie|entreprise)(?: name)?$|^(?:顧客|お客様)$",
  "^(?:requester|demandeur)$",
].map(matchWords);

const IS_WANTED =
  matchWords(`^(?:user )?story$|^(?:new |product )?features?(?: requests?)?$|^(?:improvements?|enhancements?|ideas?|epic|requests?|wish)$
  ^(?:neue funktion|funktion|verbesserung|idee|wunsch|nieuwe functie|functie|verbetering|wens|nouvelle fonctionnalité|fonctionnalité|amélioration|évolution|idée)$|^(?:ストーリー|新機能|改善|要望|エピック)$`);
const IS_FAULT =
  matchWords(`^(?:bugs?|defects?|incidents?|problems?|errors?|faults?|fehler|störung|fout|storing|anomalie|bogue|erreur)$
  ^(?:バグ|不具合|障害)$`);
/** What was dropped is no wish any more. */
const IS_DROPPED =
  matchWords(`^(?:cancell?ed|rejected|declined|duplicate|abandoned|won['’]?t (?:do|fix)|cannot reproduce|not planned|obsolete|invalid|abgelehnt|verworfen|duplikat|geannuleerd|afgewezen|annulée?|rejetée?|abandonnée?|doublon)$
  ^(?:却下|中止|重複)$`);

/** A tracker has at least as many columns of its own besides the summary. */
const MIN_RECORDS = 2;
/** In UTF-16 units: shorter ones are names, as of people in a list of contacts. */
const MIN_SUMMARY = 15;
/** What a help desk puts before a subject, and into the mails that it quotes. */
const REPLY = /^(?:(?:re|aw|fwd?|wg|tr)\s?: )+(?:\[[^\]]{1,40}\] )?/i;
const REPLY_LINE = /##- ?[^#\n]{1,80} ?-##\s*/g;
/** At the beginning of a cell, where the marks of a line are not read. */
const JIRA_HEADING = /^h[1-6]\.\s+/;

/** `customer-reported, new_feature` has `new feature`. */
const listNames = (cell: string) =>
  cell
    .split(cell.includes("_") ? /[\s,;]+/ : /[,;]\s?/)
    .map((name) => name.replaceAll("_", " ").trim());

/** Finds the kind of a ticket by its types, labels and tags: a fault is what users met, though nobody quotes them. */
function findTicketKind(said: string, types: readonly string[], isAsked: boolean): Kind | null {
  const names = types.flatMap(listNames);
  const has = (words: RegExp) => names.some((name) => words.test(name));
  if (has(IS_WANTED)) return "feature_idea";
  if (isAsked || has(IS_FAULT)) return "user_feedback";
  const named = names.map(findTagKind).find((kind) => kind !== null && isLabel(kind));
  return named ?? (isQuestion(said) ? "question" : null);
}

/** Whether the cells of a row say that what it decides is still open. */
export const isOpenRow = (head: readonly string[], cells: readonly string[]) =>
  cells.some((cell, at) => isOpenStatus(cell) && STATE.test(head[at] ?? ""));

function readColumns(head: readonly string[]) {
  const select = (names: RegExp) => [...head.keys()].filter((at) => names.test(head[at] ?? ""));
  const [states, types, askedBy] = [select(STATE), select(TYPE), ASKED_BY.flatMap(select)];
  const records = new Set([...states, ...types, ...askedBy, ...select(RECORD)]);
  return {
    summary: select(SUMMARY)[0],
    descriptions: select(DESCRIPTION),
    states,
    types,
    askedBy,
    records,
  };
}

/** Whether a column that names a kind has something else in a tracker: its `Issue` is no risk, and its comments are no feedback. */
export function isOfTickets(head: readonly string[], at: number): boolean {
  const name = head[at] ?? "";
  const isNumbered = head.some((other) => [STATE, TYPE, KEY].some((names) => names.test(other)));
  return isTracker(head) && (/^comments?$/i.test(name) || (/^issue$/i.test(name) && isNumbered));
}

/** Whether names of columns are those of a tracker. */
export function isTracker(head: readonly string[]): boolean {
  const { summary, records } = readColumns(head);
  return summary !== undefined && records.size >= MIN_RECORDS;
}

/**
 * Reads the issues that a tracker or a help desk exports (Jira, Linear, GitHub, Zendesk): each row is its summary and its
 * description, and what the tracker records goes to its origin. `above` is the kind that the table's heading names: in a list of
 * decisions, the text has the state of each. Null for other tables.
 */
export function readTracker(
  names: readonly string[],
  body: readonly (readonly string[])[],
  above: Kind | null,
): Row[] | null {
  const head = names.map((name) => name.replace(CUSTOM, "$1"));
  const { summary, ...columns } = readColumns(head);
  if (summary === undefined || !isTracker(head)) return null;
  const isLong = (cells: readonly string[]) => (cells[summary] ?? "").length >= MIN_SUMMARY;
  if (body.filter(isLong).length * 2 <= body.length) return null;
  const table = { ...columns, summary, head, decides: above === "decision" };
  return body.map((cells) =>
    cells[summary] ? readTicket(cells, table) : makeRow(cells.filter(Boolean).join(", "), null),
  );
}

/** The columns of a tracker; `decides` is set if each row is a decision. */
type Columns = ReturnType<typeof readColumns> & {
  summary: number;
  head: readonly string[];
  decides: boolean;
};

function readTicket(cells: readonly string[], columns: Columns): Row {
  const { head, states, types, askedBy, decides } = columns;
  const list = (some: readonly number[]) => some.flatMap((at) => cells[at] || []);
  const told = findTold(cells, columns);
  const recorded = [...columns.records].filter((at) => !told.includes(at)).sort((a, b) => a - b);
  const subject = (cells[columns.summary] ?? "").replace(REPLY, "");
  const description = list(columns.descriptions).map((text) =>
    text.replace(REPLY_LINE, "").replace(JIRA_HEADING, ""),
  );
  const [customer = null] = list(askedBy);
  const { tag, rest } = readTag(subject);
  const said = IS_WANTED.test(tag) || IS_FAULT.test(tag) ? capitalize(rest) : subject;
  const kind = findTicketKind(said, [...list(types), tag], customer !== null);
  const dropped = list(states).find((state) => IS_DROPPED.test(state));
  const isOpen = decides && isOpenRow(head, cells);
  const text = [...description, ...writeCells(head, cells, told).map((cell) => `- ${cell}`)].filter(
    Boolean,
  );
  const name = decides && dropped ? `${said} (${dropped.toLowerCase()})` : said;
  return {
    name,
    // Without an end, drafts would read it as the beginning of the description.
    text: [text.length > 0 ? endSentence(name) : name, ...text].join("\n"),
    said,
    origin: [writeCells(head, cells, recorded).join(", ")].filter(Boolean),
    kind: dropped && !decides ? "task" : isOpen ? "question" : kind,
    customer,
  };
}

/** Finds the columns that belong to the text: also those without a name in the head, and the state of a decision. */
const findTold = (
  cells: readonly string[],
  { summary, descriptions, states, records, decides }: Columns,
): number[] =>
  [...cells.keys()].filter(
    (at) =>
      (at !== summary && !records.has(at) && !descriptions.includes(at)) ||
      (decides && states.includes(at)),
  );

/** Writes the cells of some columns that are not empty, with the names of their columns. */
const writeCells = (
  head: readonly string[],
  cells: readonly string[],
  columns: readonly number[],
) =>
  columns.flatMap((at) => {
    const cell = cells[at]?.replace(COMMENT_HEAD, "");
    const name = capitalize(head[at] ?? "");
    return cell ? [name === "" ? cell : `${name}: ${cell}`] : [];
  });
