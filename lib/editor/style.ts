import type { Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";
import { findUsualLineEnd } from "@/lib/text/line-ends";

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
    bullet: findMostUsed(seen.bullet, ["-", "*", "+"], USUAL.bullet),
    emphasis: findMostUsed(seen.emphasis, ["*", "_"], USUAL.emphasis),
    strong: findMostUsed(seen.strong, ["*", "_"], USUAL.strong),
    fence: findMostUsed(seen.fence, ["`", "~"], USUAL.fence),
    rule: findMostUsed(seen.rule, ["-", "*", "_"], USUAL.rule),
    setext: findMostUsed(seen.setext, ["#", "="], "#") === "=",
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

function findMostUsed<Way extends string>(seen: string, ways: readonly Way[], usual: Way): Way {
  const count = (way: Way) => seen.split(way).length - 1;
  return ways.reduce((best, way) => (count(way) > count(best) ? way : best), usual);
}
