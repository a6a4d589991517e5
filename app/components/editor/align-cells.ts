const TABLE_TAG = "table|thead|tbody|tfoot|tr|td|th";
const BLOCK_TAG =
  "p|div|ul|ol|li|dl|dt|dd|h[1-6]|hr|br|blockquote|pre|section|article|header|footer|address|figure|figcaption";
const TAG = new RegExp(`(</?(?:${TABLE_TAG}|${BLOCK_TAG})(?=[\\s/>])[^<>]*>)`, "i");
const NAME = /^<(\/?)(\w+)/;
const INVISIBLE = /<(?!img\b)[^<>]*>|\s|&nbsp;|&#160;/gi;
const MOST_SPANNED = 100;
/** A paste of a few kilobytes can span millions of places. */
const MOST_ADDED = 20_000;

type Cell = { tag: string; columns: number; rows: number };

/**
 * Prepares pasted tables for this editor's, whose cells hold one line and span nothing: the blocks of a cell are joined
 * by spaces, and the places that a cell spans get empty cells. A table inside a cell becomes part of its text.
 */
export function alignCells(html: string): string {
  if (!/<t[dh]\b/i.test(html)) return html;
  const writer = new CellWriter();
  return html.split(TAG).reduce((written, part, at) => {
    return written + (at % 2 === 1 ? writer.takeTag(part) : writer.takeText(part));
  }, "");
}

class CellWriter {
  #depth = 0;
  #column = 0;
  #cell: Cell | undefined;
  /** By column, the cells of earlier rows that reach into this one. */
  #above: Cell[] = [];
  #hasText = false;
  #isApart = false;
  #left = MOST_ADDED;

  takeText(text: string): string {
    if (!this.#cell || text.replace(INVISIBLE, "") === "") return text;
    const separate = this.#isApart && this.#hasText;
    this.#hasText = true;
    this.#isApart = false;
    return separate ? ` ${text.trimStart()}` : text;
  }

  takeTag(tag: string): string {
    const [, slash, written = ""] = NAME.exec(tag) ?? [];
    const name = written.toLowerCase();
    const isEnd = slash === "/";
    if (name === "table") this.#depth = Math.max(0, this.#depth + (isEnd ? -1 : 1));
    const isInner = this.#depth > 1 || (this.#depth === 1 && isEnd && name === "table");
    const isOfTable = !isInner && /^t(?:able|head|body|foot|r|d|h)$/.test(name);
    if (!isOfTable) return this.#separate(tag);
    if (name !== "td" && name !== "th") return this.#endRow(tag) + tag;
    return isEnd ? this.#endCell() : this.#endCell() + this.#openCell(name, tag);
  }

  #separate(tag: string): string {
    if (!this.#cell) return tag;
    this.#isApart = true;
    return "";
  }

  #openCell(name: string, tag: string): string {
    const filled = this.#fill((_, above) => (above?.rows ?? 0) > 0);
    this.#cell = { tag: name, columns: readSpan(tag, "colspan"), rows: readSpan(tag, "rowspan") };
    this.#hasText = false;
    this.#isApart = false;
    return filled + tag;
  }

  #endCell(): string {
    const cell = this.#cell;
    if (!cell) return "";
    this.#cell = undefined;
    for (let at = 0; at < cell.columns; at++)
      this.#above[this.#column++] = { ...cell, rows: cell.rows - 1 };
    return `</${cell.tag}>${this.#makeEmpty(cell.tag, cell.columns - 1)}`;
  }

  #endRow(tag: string): string {
    const isRow = /^<\/tr\b/i.test(tag) || this.#column > 0 || this.#cell;
    const ended = this.#endCell();
    const last = isRow ? this.#above.findLastIndex(({ rows }) => rows > 0) : -1;
    const filled = this.#fill((column) => column <= last);
    this.#column = 0;
    if (!/^<\/?tr\b/i.test(tag)) this.#above = [];
    return ended + filled;
  }

  /** Writes empty cells where those of earlier rows reach. */
  #fill(isFilled: (column: number, above: Cell | undefined) => boolean): string {
    let filled = "";
    for (; this.#left > 0 && isFilled(this.#column, this.#above[this.#column]); this.#column++) {
      const above = this.#above[this.#column];
      if (above?.rows) above.rows -= 1;
      filled += this.#makeEmpty(above?.tag ?? "td", 1);
    }
    return filled;
  }

  #makeEmpty(tag: string, count: number): string {
    const made = Math.min(count, this.#left);
    this.#left -= made;
    return `<${tag}></${tag}>`.repeat(made);
  }
}

/** The number of columns or rows of a cell, from 1 to 100. */
function readSpan(tag: string, name: string): number {
  const [, digits = "1"] = new RegExp(`\\s${name}\\s*=\\s*["']?(\\d{1,5})`, "i").exec(tag) ?? [];
  return Math.min(Math.max(Number(digits), 1), MOST_SPANNED);
}
