export type Example = { language: string; name: string; code: string };

export type Block =
  | { kind: "heading"; depth: 2 | 3; id: string; text: string }
  | { kind: "text"; markdown: string }
  | { kind: "examples"; examples: Example[] };

export const RUNNABLE: Readonly<Record<string, string>> = {
  sh: "curl",
  js: "JavaScript",
  python: "Python",
};

const NAMES: Readonly<Record<string, string>> = { ...RUNNABLE, json: "Answer" };

const PIECE =
  /^```(?<language>\w+) ?(?<name>.*)\n(?<code>[\s\S]*?)\n```$|^(?<marks>##|###) (?<text>.+)$/gm;

const toSlug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");

function addExample(blocks: Block[], example: Example) {
  const last = blocks.at(-1);
  const showsSameCall =
    last?.kind === "examples" &&
    [...last.examples, example].every(({ language }) => language in RUNNABLE) &&
    last.examples.every(({ language }) => language !== example.language);
  if (showsSameCall) last.examples.push(example);
  else blocks.push({ kind: "examples", examples: [example] });
}

/** Recognizes fences, and headings of levels 2 and 3 at the margin, only. */
export function splitBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  const addText = (text: string) => {
    if (text.trim()) blocks.push({ kind: "text", markdown: text.trim() });
  };
  let end = 0;
  for (const { index, groups, 0: whole } of markdown.matchAll(PIECE)) {
    addText(markdown.slice(end, index));
    end = index + whole.length;
    const { language, name, code, marks, text } = groups ?? {};
    if (language !== undefined && code !== undefined) {
      addExample(blocks, { language, name: name || (NAMES[language] ?? language), code });
    } else if (text !== undefined) {
      blocks.push({ kind: "heading", depth: marks === "##" ? 2 : 3, id: toSlug(text), text });
    }
  }
  addText(markdown.slice(end));
  return blocks;
}
