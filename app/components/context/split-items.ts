/** More than a title may have is left to the content. */
const TITLE = 120;
/** What one paste may hold: what is stored in one go. */
export const MOST_ITEMS = 100;

const BULLET = /^\s*(?:[-*+•‣–]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?/;

/**
 * The items in a pasted text. Where there are bullets each begins one, and what follows it up to the
 * next one belongs to it; where there are none, each line is one.
 */
export function splitItems(text: string): { title: string; content: string }[] {
  const rows = text.split(/\r\n|\r|\n/);
  const hasBullets = rows.some((row) => BULLET.test(row));
  const found: string[] = [];
  let isInBullet = false;
  for (const row of rows) {
    const trimmed = row.trim();
    if (trimmed === "") {
      isInBullet = false;
      continue;
    }
    const begins = !hasBullets || BULLET.test(row) || !isInBullet;
    const line = row.replace(BULLET, "").trim();
    if (line === "") continue;
    if (begins) found.push(line);
    else found.push(`${found.pop()}\n${line}`);
    isInBullet = hasBullets;
  }
  return found.map((content) => ({ title: titleOf(content), content }));
}

/** The first line; a long one ends with its first sentence, or after a word. */
function titleOf(content: string): string {
  const [line = ""] = content.split("\n");
  const letters = [...line];
  if (letters.length <= TITLE) return line;
  const head = letters.slice(0, TITLE).join("");
  const sentence = /^.{20,}?[.!?](?=\s)/.exec(head)?.[0];
  return sentence ?? `${head.replace(/\s+\S*$/, "")}…`;
}
