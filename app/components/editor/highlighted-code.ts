import { createHighlightPlugin } from "prosemirror-highlight";
import { createParser, type Parser } from "prosemirror-highlight/lowlight";
import { schema } from "@/lib/editor/schema";

let highlight: Parser | undefined;
let loading: Promise<void> | undefined;

const load = (): Promise<void> => {
  loading ??= loadGrammars().catch(() => {
    loading = undefined; // the next change tries again
  });
  return loading;
};

async function loadGrammars(): Promise<void> {
  const { common, createLowlight } = await import("lowlight");
  const lowlight = createLowlight(common);
  const parse = createParser(lowlight);
  highlight = (code) => (lowlight.registered(code.language ?? "") ? parse(code) : []);
}

/** Longer blocks stay uncolored, because every key colors the whole block again. */
const MAX_LENGTH = 5000;

export const highlightedCode = createHighlightPlugin({
  parser: (code) =>
    code.language && code.content.length <= MAX_LENGTH ? (highlight?.(code) ?? load()) : [],
  nodeTypes: [schema.nodes.code.name],
  languageExtractor: ({ attrs }) => attrs.lang ?? undefined,
});

/** Other languages can be named in the source. */
export const LANGUAGES = [
  "bash",
  "c",
  "cpp",
  "csharp",
  "css",
  "diff",
  "go",
  "graphql",
  "java",
  "javascript",
  "json",
  "kotlin",
  "markdown",
  "php",
  "python",
  "ruby",
  "rust",
  "sql",
  "swift",
  "typescript",
  "xml",
  "yaml",
];
