import { findNamedKind } from "@/lib/ai/classifier/names/kind-names";
import type { Line } from "./read-lines";
import { isChrome } from "./web-app-lines";

/** Marks that surround text in Notion's exports, without text of their own. */
const AROUND = /^\s*<(?:details(?: open)?|\/?aside)>\s*$/i;
/** The end of a toggle, whose summary is the heading of its text. */
export const TOGGLE_END = "</details>";
const SUMMARY =
  /^\s*(?:<details(?: open)?>\s*)?<summary>\s*([^<>\s](?:[^<>]{0,198}[^<>\s])?)\s*<\/summary>\s*$/i;
/** An open or closed toggle, copied as a sign. */
const TOGGLE = /^(\s*(?:[-*+] )?)[▶▾►▸]\uFE0F?\s+(\S.*)$/u;

/** Reads the toggles of a page: their marks are no text, and their names are headings like others. */
export const readToggle = (line: string): string => {
  if (AROUND.test(line)) return "";
  const [, summary] = SUMMARY.exec(line) ?? [];
  if (summary) return `<summary>${summary}</summary>`;
  const [, mark = "", name = ""] = TOGGLE.exec(line) ?? [];
  return findNamedKind(name) === null ? line : mark + name;
};

const SUMMARY_MARK = /^<summary>(.*)<\/summary>$/;
export const isSummary = (said: string) => SUMMARY_MARK.test(said);
export const dropSummaryMarks = (said: string) => said.replace(SUMMARY_MARK, "$1");

/** A property of a page with a short value. */
const PROPERTY = new RegExp(
  `^(?:(?:${[
    "owners?|status|tags?|created time|created by|last edited (?:time|by)|assignees?|assigned to|priority|type|teams?|reviewers?|verification|sprint|epic",
    "verantwortlich|zuständig|schlagwörter|priorität|typ|erstellt (?:am|von)|zuletzt bearbeitet(?: am| von)?",
    "eigenaar|labels|prioriteit|gemaakt (?:op|door)|laatst bewerkt(?: op| door)?",
    "responsable|étiquettes|priorité|créée? (?:le|par)",
    "担当者?|ステータス|タグ|優先度|作成日時|最終更新日時",
  ].join("|")})\\s?[:：](?:\\s+[^\\s.!?]+){1,3}|related to [^:]{1,60}: \\S.*|url: \\S+)$`,
  "iu",
);

/** The properties directly below the title of an exported page are about the page: `Owner: Nadia Osei`. */
export function markProperties(lines: readonly Line[]): readonly Line[] {
  const filled = lines.filter(({ kind }) => kind !== "blank");
  if (!filled[0] || !/^# /.test(filled[0].said)) return lines;
  const end = filled.findIndex(({ said }, at) => at > 0 && !PROPERTY.test(said) && !isChrome(said));
  const properties = new Set(filled.slice(1, end === -1 ? filled.length : end));
  if (properties.size < 2) return lines;
  return lines.map((line) => (properties.has(line) ? { ...line, kind: "scrap" } : line));
}
