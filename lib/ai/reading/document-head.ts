import { MONTH, namesTime } from "@/lib/text/dates";
import { OWNER_LABELS } from "@/lib/text/owner-label";

export const DO_NOT_FORWARD =
  "(?:(?:do not|don['’]t) (?:circulate|forward|share|pass (?:this|it) on)|not for (?:circulation|distribution|sharing)|keep (?:this|it) (?:confidential|between us|to yourself)|(?:treat|handle) (?:this )?as confidential|nicht (?:weiterleiten|weitergeben|weitersagen|zur weitergabe)|(?:vertraulich|vertrouwelijk) (?:behandeln|behandelen)|niet (?:rondsturen|doorsturen|delen|verspreiden|doorvertellen)|(?:à )?ne pas (?:diffuser|partager|transférer|répéter))";
export const CONFIDENTIAL =
  "(?:strictly |highly |streng |strikt |strictement )?(?:private (?:and|&) )?(?:confidential|vertraulich|vertrouwelijk|confidentiel)|社外秘|回覧不可|極秘";
const AUTHOR_FIELD = `(?:${OWNER_LABELS}|authors?|from|autor(?:in)?|von|auteur|van|rédaction|作成) ?[:：]`;
const APPROVER =
  "(?:approved by|freigegeben von|genehmigt von|goedgekeurd door|validée? par|approuvée? par) ";
const FACT =
  "(?:status|date|version|updated|reviewed|tags?|(?:created|last edited)(?: time| by)?|last updated|stand|datum|versie|statut|更新) ?[:：]";
/** `Version 1.2`, `Version du 25/11/2026` */
const EDITION = `[*_]{0,2}(?:version|versie|stand|fassung|revision|バージョン) ?(?:(?:du|of|from|vom|van) )?v?\\d[\\d./-]{0,11}(?:,? ${MONTH}(?: \\d{4})?)?(?:,? [(–-]? ?(?:draft|final|entwurf|concept|brouillon)\\)?)?[*_.]{0,2}`;
/** A line at the head of a document such as `Owner: Ann Lee`, `Approved by …`, `Status: draft` or `Please do not forward!` */
const ABOUT = new RegExp(
  `^(?:related to .{1,60} \\(property\\):.*|(?:(?:please |bitte |prière de |nog )?${DO_NOT_FORWARD}|${CONFIDENTIAL})[.!。！]*|${AUTHOR_FIELD}.{1,160} ${DO_NOT_FORWARD}[.!]*|(?:${AUTHOR_FIELD}|${APPROVER}).{1,60}|${EDITION}|${FACT}.{1,60}(?<![.。]))$`,
  "iu",
);
/** The author and the date of a document, such as `Ann Lee, 3 May`. */
const SIGNED = /^\p{Lu}\S+(?: \p{Lu}\S+)?, \d{1,2}\.? \p{L}+(?: \d{4})?$/u;
/** A table of labels and values, whose first row is empty. */
const HEADLESS_TABLE = /^\|(?:[ \t]*\|)+[ \t]*\n(?:\|.*(?:\n|$))*/gm;
/** A line at the head of a document such as `**Owner:** …`, or several parts such as `Agreed in May · Owner: …`. */
const METADATA =
  /^(?:\*\*|__)[^*_\n]{1,60}(?::(?:\*\*|__)|(?:\*\*|__):)|^(?=.{1,300} · ).{0,300}(?: · \*\*|(?:^| · )[^:·]{1,40}:)/;

/** Reads the head of a document, before its first `## ` heading: `facts` are the lines about it, such as `Next review: 30 November`. */
export function readHead(markdown: string) {
  const end = Math.max(0, markdown.search(/^## /m));
  const lines = markdown.slice(0, end).replace(HEADLESS_TABLE, "").split("\n");
  const about = lines.filter(isAbout);
  const facts = about.flatMap((line) => line.replaceAll("**", "").split(" · "));
  const rest = lines.filter((line) => !about.includes(line)).join("\n");
  return { facts, rest: rest + markdown.slice(end) };
}

const isAbout = (line: string) =>
  METADATA.test(line) || ABOUT.test(line) || (SIGNED.test(line) && namesTime(line));
