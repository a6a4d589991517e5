import type { Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";
import { findUsualLineEnd } from "./text";

export type Style = {
  bullet: "-" | "*" | "+";
  emphasis: "*" | "_";
  strong: "*" | "_";
  fence: "`" | "~";
  rule: "-" | "*" | "_";
  setext: boolean;
  lineEnd: string;
};

const USUAL: Style = {
  bullet: "-",
  emphasis: "*",
  strong: "*",
  fence: "`",
  rule: "-",
  setext: false,
  lineEnd: "\n",
};

export function detectStyle(root: Root, text: string): Style {
  const seen = { bullet: "", emphasis: "", strong: "", fence: "", rule: "", setext: "" };
  visit(root, (node) => {
    const at = node.position?.start.offset;
    if (at === undefined) return;
    const mark = text.charAt(at);
    const habit = detectHabit(node, mark);
    if (habit) seen[habit] += habit === "setext" && mark !== "#" ? "=" : mark;
  });
  return {
    bullet: most(seen.bullet, ["-", "*", "+"], USUAL.bullet),
    emphasis: most(seen.emphasis, ["*", "_"], USUAL.emphasis),
    strong: most(seen.strong, ["*", "_"], USUAL.strong),
    fence: most(seen.fence, ["`", "~"], USUAL.fence),
    rule: most(seen.rule, ["-", "*", "_"], USUAL.rule),
    setext: most(seen.setext, ["#", "="], "#") === "=",
    lineEnd: findUsualLineEnd(text),
  };
}

function detectHabit(node: Nodes, mark: string) {
  switch (node.type) {
    case "listItem":
      return "bullet" as const;
    case "emphasis":
    case "strong":
      return node.type;
    case "code":
      return "fence" as const;
    case "thematicBreak":
      return "rule" as const;
    case "heading":
      return mark === "#" || node.depth < 3 ? ("setext" as const) : undefined;
    default:
      return undefined;
  }
}

function most<Way extends string>(seen: string, ways: readonly Way[], usual: Way): Way {
  const count = (way: Way) => seen.split(way).length - 1;
  return ways.reduce((best, way) => (count(way) > count(best) ? way : best), usual);
}
