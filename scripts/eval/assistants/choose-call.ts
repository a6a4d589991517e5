type Json = Record<string, unknown>;
type Property = Json & { description?: string; type?: string; enum?: string[]; items?: Property };
/** A tool as `tools/list` and the manifest show it. */
export type Listed = {
  name: string;
  title: string;
  description: string;
  inputSchema: { properties?: Record<string, Property>; required?: string[] };
};
export type Call = { tool: string; args: Record<string, unknown> };

const STOP_WORDS = new Set(
  "a all an and any are as at be but by can did do does for from had has have here how i if in is it its me my not of on one only or our out over so some that the their them then there these they this those to us was we were what when where which who will with would you your".split(
    " ",
  ),
);

const stem = (word: string) => word.replace(/(?:ies|ing|ed|es|s|e|y)$/, "");
const words = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !STOP_WORDS.has(word))
    .map(stem);

/** BM25 of a task over name, title and description of each tool, and the arguments that its schema's words suggest. */
export function chooseCall(tools: readonly Listed[], say: string): Call | undefined {
  const texts = tools.map(({ name, title, description }) =>
    words(`${name.replaceAll("_", " ")} ${title} ${description}`),
  );
  const asked = new Set(words(say));
  const mean = texts.reduce((sum, { length }) => sum + length, 0) / texts.length;
  const rate = (text: string[]) =>
    [...asked].reduce((score, word) => {
      const holders = texts.filter((other) => other.includes(word)).length;
      const weight = Math.log(1 + (texts.length - holders + 0.5) / (holders + 0.5));
      const count = text.filter((other) => other === word).length;
      return score + (weight * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * text.length) / mean));
    }, 0);
  const [best] = tools
    .map((tool, index) => ({ tool, score: rate(texts[index] ?? []) }))
    .sort((a, b) => b.score - a.score);
  if (!best || best.score === 0) return undefined;
  return { tool: best.tool.name, args: fillArguments(best.tool.inputSchema, say) };
}

function fillArguments(
  { properties = {}, required = [] }: Listed["inputSchema"],
  say: string,
): Call["args"] {
  const args = Object.entries(properties).map(([name, property]) => {
    const inner = property.items?.properties;
    if (inner)
      return fillArguments(
        { properties: inner as Record<string, Property>, required: ["label"] },
        say,
      );
    return { [name]: fill(name, property, required.includes(name), say) };
  });
  return Object.assign({}, ...args);
}

function fill(name: string, property: Property, isRequired: boolean, say: string): unknown {
  const about = `${name} ${property.description ?? ""}`;
  if (property.enum) return pickValue(property.enum, property.description, isRequired, say);
  if (property.items?.enum) {
    const value = pickValue(property.items.enum, property.description, false, say);
    return value && [value];
  }
  const asked = new Set(words(say));
  const isNamed = words(about).some((word) => asked.has(word));
  if (property.type === "boolean") return isNamed || undefined;
  if (property.type !== "string" || property.format) return undefined;
  if (name.endsWith("_name")) return /(?<=\s)(?:\p{Lu}\p{L}*){1,3}/u.exec(say)?.[0];
  if (/\bwhen\b|deadline/i.test(about)) return DATE.test(say) ? say : undefined;
  if (/\bnow\b|today|starts from/i.test(about)) return NOW.test(say) ? say : undefined;
  return isRequired || isNamed ? say : undefined;
}

const DATE =
  /\b(?:by|until|before|to) (?:the end of )?(?:January|February|March|April|May|June|July|August|September|October|November|December|\d{4}|Q[1-4])\b/;
const NOW = /\btoday\b|\bnow\b|\bfrom \d/i;

/** The value whose own words, or whose clause in the description (`value: clause;`), share most with the task. */
function pickValue(
  values: string[],
  description = "",
  isRequired: boolean,
  say: string,
): string | undefined {
  const asked = new Set(words(say));
  const rated = values.map((value) => {
    const clause = new RegExp(`\\b${value}:([^;]*)`).exec(description)?.[1] ?? "";
    const text = new Set(words(`${value.replaceAll("_", " ")} ${clause}`));
    return { value, shared: [...text].filter((word) => asked.has(word)).length };
  });
  const best = rated.reduce((a, b) => (b.shared > a.shared ? b : a));
  return best.shared > 0 || isRequired ? best.value : undefined;
}
