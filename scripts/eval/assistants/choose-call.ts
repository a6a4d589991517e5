type Json = Record<string, unknown>;
type Property = {
  format?: string;
  description?: string;
  type?: string;
  enum?: string[];
  items?: Property & InputSchema;
  anyOf?: Property[];
};
type InputSchema = { properties?: Record<string, Property>; required?: string[] };
/** A tool as `tools/list` and the manifest show it. */
export type Listed = { name: string; title: string; description: string; inputSchema: InputSchema };
export type Call = { tool: string; args: Json };

/** The English list of NLTK without contractions. */
const STOP_WORDS = new Set(
  "i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its itself they them their theirs themselves what which who whom this that these those am is are was were be been being have has had having do does did doing a an the and but if or because as until while of at by for with about against between into through during before after above below to from up down in out on off over under again further then once here there when where why how all any both each few more most other some such no nor not only own same so than too very s t can will just don should now d ll m o re ve y".split(
    " ",
  ),
);

const stem = (word: string) => word.replace(/(?<=...)(?:ies|ing|ed|es|s|e|y)$/, "");
const splitWords = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !STOP_WORDS.has(word))
    .map(stem);

/** Keeps the sentences about the tool itself: one that names another tool ("for several use create_context_items") is about that tool. */
function describeItself({ name, title, description }: Listed, names: string[]): string {
  const sentences = description.split(/(?<=[.;])\s/);
  const own = sentences.filter(
    (sentence) => !names.some((other) => other !== name && sentence.includes(other)),
  );
  return [name.replaceAll("_", " "), title, ...own].join(" ");
}

const describeArguments = ({ properties = {} }: InputSchema): string =>
  Object.entries(properties)
    .flatMap(([name, { description = "", enum: values = [], items }]) => [
      ...[name, ...values, ...(items?.enum ?? [])].map((word) => word.replaceAll("_", " ")),
      description,
      items?.properties ? describeArguments(items) : "",
    ])
    .join(" ");

/** BM25 of the texts for a question: each word that they share, once, weighed by how few texts have it. */
function rate(texts: string[][], asked: ReadonlySet<string>): number[] {
  const mean = texts.reduce((sum, { length }) => sum + length, 0) / texts.length;
  return texts.map((text) =>
    [...asked].reduce((score, word) => {
      const holders = texts.filter((other) => other.includes(word)).length;
      const weight = Math.log(1 + (texts.length - holders + 0.5) / (holders + 0.5));
      const count = text.filter((other) => other === word).length;
      return score + (weight * count * 2.2) / (count + 1.2 * (0.25 + (0.75 * text.length) / mean));
    }, 0),
  );
}

const ARGUMENTS_WEIGHT = 0.5;

/** The tool whose name, title, description and, at half weight, arguments share most with the task; fills arguments by words. */
export function chooseCall(tools: readonly Listed[], say: string): Call | undefined {
  const asked = new Set(splitWords(say));
  const names = tools.map(({ name }) => name);
  const byTool = rate(
    tools.map((tool) => splitWords(describeItself(tool, names))),
    asked,
  );
  const byArguments = rate(
    tools.map(({ inputSchema }) => splitWords(describeArguments(inputSchema))),
    asked,
  );
  const scores = byTool.map((score, at) => score + ARGUMENTS_WEIGHT * (byArguments[at] ?? 0));
  const best = tools[findLargest(scores)];
  if (!best || Math.max(...scores) === 0) return undefined;
  return { tool: best.name, args: fillArguments(best.inputSchema, { say, tools }) };
}

const findLargest = (scores: number[]) => scores.indexOf(Math.max(...scores));

type Task = { say: string; tools: readonly Listed[] };

function fillArguments({ properties = {}, required = [] }: InputSchema, task: Task): Json {
  const args = Object.entries(properties).map(([name, property]) =>
    property.items?.properties
      ? fillArguments(property.items, task)
      : { [name]: fill(name, property, required.includes(name), task) },
  );
  return Object.assign({}, ...args);
}

function fill(name: string, property: Property, isRequired: boolean, task: Task): unknown {
  const { say } = task;
  const {
    type,
    format,
    description = "",
  } = property.anyOf?.[0] ? { ...property, ...property.anyOf[0] } : property;
  const values = property.enum ?? property.items?.enum;
  if (values ?? name === "document_type") {
    const value = pickValue(explainValues(name, values, task.tools), isRequired, say);
    return value && property.items ? [value] : value;
  }
  const about = `${name} ${description}`;
  const asked = new Set(splitWords(say));
  const isNamed = splitWords(about).some((word) => asked.has(word));
  if (type === "boolean") return isNamed || undefined;
  if (type !== "string" || format) return undefined;
  if (name.endsWith("_name")) return /(?<=\s)(?:\p{Lu}\p{L}*){1,3}/u.exec(say)?.[0];
  if (/\bwhen\b|deadline/i.test(about)) return DATE.test(say) ? say : undefined;
  if (/\bnow\b|today|starts from/i.test(about)) return NOW.test(say) ? say : undefined;
  return isRequired || isNamed ? say : undefined;
}

const DATE =
  /\b(?:by|until|before|to) (?:the end of )?(?:January|February|March|April|May|June|July|August|September|October|November|December|\d{4}|Q[1-4])\b/;
const NOW = /\btoday\b|\bnow\b|\bfrom \d/i;

/** Each value with its clause (`value: clause;`). Values and clauses may come from any tool's argument of this name. */
function explainValues(name: string, values: string[] | undefined, tools: readonly Listed[]) {
  const namesakes = tools.flatMap(({ inputSchema: { properties = {} } }) => properties[name] ?? []);
  const clauses = namesakes.map(({ description = "" }) => description).join("; ");
  const known = values ?? namesakes.find((other) => other.enum)?.enum ?? [];
  return known.map((value) => ({
    value,
    text: `${value.replaceAll("_", " ")} ${new RegExp(`\\b${value}:([^;]*)`).exec(clauses)?.[1] ?? ""}`,
  }));
}

/** The value whose own words or clause share most with the task. */
function pickValue(
  explained: { value: string; text: string }[],
  isRequired: boolean,
  say: string,
): string | undefined {
  const scores = rate(
    explained.map(({ text }) => splitWords(text)),
    new Set(splitWords(say)),
  );
  return isRequired || Math.max(...scores) > 0 ? explained[findLargest(scores)]?.value : undefined;
}
