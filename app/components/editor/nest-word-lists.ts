const PARAGRAPH_TAG = /(<\/?p\b[^<>]*>)/i;
const LEVEL = /mso-list:[^;"'<>]{0,60}\blevel([1-9])\b/i;
const MARK = /mso-list:\s*Ignore/i;
const SPAN_TAG = /<(\/?)span\b[^<>]*>/gi;
const ANY_TAG = /<[^<>]*>/g;
/** Matches `2.`, `b)` and `1.2.`; the bullets of Word are signs or a single `o`. */
const NUMBER = /^\(?(?:[a-z]{1,5}|(?:\d{1,4}\.){0,8}\d{1,4})[.)]\)?$/i;

type Point = { level: number; mark: string; html: string };
type Open = { level: number; tag: "ul" | "ol" };

/**
 * Turns Word's paragraphs that look like list items (`mso-list:l0 level2 lfo1`) into nested lists: their bullets and numbers are
 * text. A string is enough for the forms that Word writes, and needs no DOM.
 */
export function nestWordLists(html: string): string {
  if (!/mso-list:/i.test(html)) return html;
  const parts = html.split(PARAGRAPH_TAG);
  const written: string[] = [];
  const open: Open[] = [];
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] ?? "";
    const point = at % 2 === 1 ? readPoint(part, parts[at + 1] ?? "") : undefined;
    if (point) {
      written.push(openItem(open, point), `<p>${point.html}</p>`);
      at += /^<\/p/i.test(parts[at + 2] ?? "") ? 2 : 1;
    } else if (open.length === 0 || part.trim() !== "") {
      written.push(closeTo(open, 0), part);
    }
  }
  return written.join("") + closeTo(open, 0);
}

function readPoint(tag: string, content: string): Point | undefined {
  if (!/^<p\b/i.test(tag)) return undefined;
  const level = LEVEL.exec(tag)?.[1];
  if (level === undefined && !/MsoListParagraph/i.test(tag)) return undefined;
  const cut = cutMark(content);
  if (level === undefined && cut.mark === "") return undefined;
  return { level: Number(level ?? 1), ...cut };
}

/** Separates the bullet or number, which Word puts in a span of its own, from the words. */
function cutMark(content: string): Pick<Point, "mark" | "html"> {
  let begin = -1;
  let depth = 0;
  for (const { 0: tag, 1: isEnd, index } of content.matchAll(SPAN_TAG)) {
    if (begin < 0 && !MARK.test(tag)) continue;
    if (begin < 0) begin = index;
    depth += isEnd ? -1 : 1;
    if (depth > 0) continue;
    const end = index + tag.length;
    const mark = content.slice(begin, end).replaceAll(ANY_TAG, "");
    return {
      mark: mark.replaceAll(/&nbsp;|&#160;|\s/gi, ""),
      html: content.slice(0, begin) + content.slice(end),
    };
  }
  return { mark: "", html: content };
}

function openItem(open: Open[], { level, mark }: Point): string {
  const tag = NUMBER.test(mark) ? "ol" : "ul";
  let closed = closeTo(open, level);
  const last = open.at(-1);
  if (last?.level === level && last.tag === tag) return `${closed}</li><li>`;
  if (last?.level === level) closed += closeTo(open, level - 1);
  open.push({ level, tag });
  const start = tag === "ol" ? (/^\(?(\d{1,4})[.)]/.exec(mark)?.[1] ?? "1") : "1";
  return `${closed}<${tag}${start === "1" ? "" : ` start="${start}"`}><li>`;
}

/** Closes the lists that are deeper than a level. */
function closeTo(open: Open[], level: number): string {
  let closed = "";
  while ((open.at(-1)?.level ?? 0) > level) closed += `</li></${open.pop()?.tag}>`;
  return closed;
}
