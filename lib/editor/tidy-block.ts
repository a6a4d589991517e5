import type { Nodes, PhrasingContent, RootContent } from "mdast";

type Emphasis = Extract<PhrasingContent, { type: "emphasis" | "strong" | "delete" }>;

/** Makes a block that Markdown can express: blanks at the edges of lines and marks move out, empty paragraphs disappear. */
export function tidyBlock<Block extends RootContent>(block: Block): Block[] {
  switch (block.type) {
    case "paragraph": {
      const children = trimBlanks(tidyInline(block.children));
      return children.length ? [{ ...block, children }] : [];
    }
    case "heading": {
      const children = block.depth > 2 ? block.children.map(joinLines) : block.children;
      return [{ ...block, children: trimBlanks(tidyInline(children)) }];
    }
    case "blockquote":
    case "footnoteDefinition":
      return [{ ...block, children: block.children.flatMap((child) => tidyBlock(child)) }];
    case "list":
      return [{ ...block, children: block.children.flatMap((child) => tidyBlock(child)) }];
    case "listItem": {
      const children = block.children.flatMap((child) => tidyBlock(child));
      const spread = block.spread === true || needsBlankLine(children);
      // A task box needs words after it.
      const checked = children[0]?.type === "paragraph" ? (block.checked ?? null) : null;
      return [{ ...block, children, spread, checked }];
    }
    case "table":
    case "tableRow":
      return [{ ...block, children: block.children.flatMap((child) => tidyBlock(child)) }];
    case "tableCell":
      return [{ ...block, children: trimBlanks(tidyInline(block.children.map(joinLines))) }];
    default:
      return [block];
  }
}

const needsBlankLine = (blocks: readonly Nodes[]) =>
  blocks.some(({ type }, index) => type === "paragraph" && isReadAsText(blocks[index + 1]));

/** Whether Markdown reads the block as more of a paragraph right above it. */
const isReadAsText = (block: Nodes | undefined) =>
  block?.type === "paragraph" || block?.type === "definition" || cannotInterrupt(block);

/** A list that begins with an empty item, or is numbered from another number than 1, also within a quote or another list. */
function cannotInterrupt(block: Nodes | undefined): boolean {
  if (block?.type === "blockquote") return cannotInterrupt(block.children[0]);
  if (block?.type !== "list") return false;
  if (block.ordered && (block.start ?? 1) !== 1) return true;
  const first = block.children[0]?.children[0];
  return !first || cannotInterrupt(first);
}

function joinLines(node: PhrasingContent): PhrasingContent {
  if (node.type === "break") return { type: "text", value: " " };
  if (node.type === "text") return { ...node, value: node.value.replace(/[\r\n]+/g, " ") };
  return "children" in node ? { ...node, children: node.children.map(joinLines) } : node;
}

function tidyInline(children: readonly PhrasingContent[]): PhrasingContent[] {
  const moved = joinTexts(children).flatMap((child): PhrasingContent[] => {
    if (!("children" in child)) return [child];
    const inside = { ...child, children: tidyInline(child.children) };
    return isEmphasis(inside) ? moveBlanksOutside(inside) : [inside];
  });
  return joinTexts(moved).map((node, index, nodes) => {
    if (node.type !== "text") return node;
    const afterBreak = nodes[index - 1]?.type === "break";
    const value = node.value.replace(/(?<![ \t])[ \t]+(?=[\r\n])|(?<=[\r\n])[ \t]+/g, "");
    const begun = afterBreak ? value.trimStart() : value;
    return { ...node, value: nodes[index + 1]?.type === "break" ? begun.trimEnd() : begun };
  });
}

/** Looks behind, since each blank of a long gap could begin a match. */
const BLANKS_AT_END = /(?<![ \t\r\n])[ \t\r\n]+$/;

const isEmphasis = (node: PhrasingContent): node is Emphasis =>
  node.type === "emphasis" || node.type === "strong" || node.type === "delete";

function moveBlanksOutside(node: Emphasis): PhrasingContent[] {
  const before = takeEdge(node.children[0], /^[ \t\r\n]+/);
  const after = takeEdge(node.children.at(-1), BLANKS_AT_END);
  const children = trimBlanks(node.children);
  const around = [...before, ...(children.length ? [{ ...node, children }] : [])];
  return children.length ? [...around, ...after] : around;
}

const takeEdge = (node: PhrasingContent | undefined, blanks: RegExp): PhrasingContent[] => {
  const value = node?.type === "text" ? blanks.exec(node.value)?.[0] : undefined;
  return value ? [{ type: "text", value }] : [];
};

function trimBlanks(children: readonly PhrasingContent[]): PhrasingContent[] {
  const out = [...children];
  for (let first = out.shift(); first; first = out.shift()) {
    const value = first.type === "text" ? first.value.replace(/^[ \t\r\n]+/, "") : undefined;
    if (value === "" || first.type === "break") continue;
    out.unshift(value === undefined ? first : { type: "text", value });
    break;
  }
  for (let last = out.pop(); last; last = out.pop()) {
    const value = last.type === "text" ? last.value.replace(BLANKS_AT_END, "") : undefined;
    if (value === "" || last.type === "break") continue;
    out.push(value === undefined ? last : { type: "text", value });
    break;
  }
  return out;
}

function joinTexts(children: readonly PhrasingContent[]): PhrasingContent[] {
  const out: PhrasingContent[] = [];
  for (const child of children) {
    const last = out.at(-1);
    if (child.type === "text" && last?.type === "text") {
      out[out.length - 1] = { type: "text", value: last.value + child.value };
    } else if (child.type !== "text" || child.value) out.push(child);
  }
  return out;
}
