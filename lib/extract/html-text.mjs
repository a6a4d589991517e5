const TOKEN = /<(\/?)([a-z]+[1-6]?)[^>]*>|[^<]+/g;
const ENTITIES = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };
/** The arrow with which mammoth leads from a note back to its place. */
const BACK = /<a href="#[a-z]+-ref-[^"]*">↑<\/a>/g;
const HEADING = /^h[1-6]$/;
/** Everything else starts or ends a block. */
const INLINE = new Set(["a", "strong", "em", "sup", "sub", "s", "u", "img", "span", "code"]);

/**
 * mammoth's HTML, which is always well formed, as plain text: `#` before headings, `-` or a
 * number before list items, a bar between cells, an empty line between blocks.
 */
export function htmlToText(html) {
  const blocks = [];
  const lists = [];
  const rows = [];
  let prefix = "";
  let line = "";

  /** Ends what is being written: it goes to the cell that is open, or is a block. */
  function flush() {
    const text = line.trim();
    line = "";
    if (text === "") return;
    if (rows.length > 0) addToCell(text);
    else blocks.push({ text: prefix + text, kind: lists.length > 0 ? "list" : "text" });
    prefix = "";
  }

  function addToCell(text) {
    const row = rows.at(-1);
    const cell = row.pop() ?? "";
    row.push(`${cell} ${text.replaceAll("\n", " ")}`.trim());
  }

  function endRow() {
    const cells = rows.pop();
    if (cells.every((cell) => cell === "")) return;
    const text = cells.join(" | ");
    if (rows.length > 0) addToCell(text);
    else blocks.push({ text, kind: "table" });
  }

  function startItem() {
    const list = lists.at(-1);
    list.count++;
    prefix = `${"  ".repeat(lists.length - 1)}${list.ordered ? `${list.count}.` : "-"} `;
  }

  const OPEN = {
    ul: () => lists.push({ ordered: false, count: 0 }),
    ol: () => lists.push({ ordered: true, count: 0 }),
    li: startItem,
    tr: () => rows.push([]),
    td: () => rows.at(-1).push(""),
    th: () => rows.at(-1).push(""),
  };
  const CLOSE = { ul: () => lists.pop(), ol: () => lists.pop(), tr: endRow };

  for (const [token, slash, name] of html.replace(BACK, "").matchAll(TOKEN)) {
    if (name === undefined) line += token.replace(/&(?:lt|gt|quot|amp);/g, (e) => ENTITIES[e]);
    else if (name === "br") line += "\n";
    else if (!INLINE.has(name)) {
      flush();
      prefix = HEADING.test(name) && !slash ? `${"#".repeat(Number(name[1]))} ` : prefix;
      (slash ? CLOSE : OPEN)[name]?.();
    }
  }
  flush();
  return join(blocks);
}

/** Items of a list and rows of a table stand line under line. */
function join(blocks) {
  let text = "";
  let last = "";
  for (const block of blocks) {
    const together = block.kind !== "text" && block.kind === last;
    if (text !== "") text += together ? "\n" : "\n\n";
    text += block.text;
    last = block.kind;
  }
  return text;
}
