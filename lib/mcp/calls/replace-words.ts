import { UUID_PATTERN } from "@/lib/ids";
import { isObject, type Json } from "@/lib/schemas/is-object";
import { toPlainLine } from "@/lib/schemas/plain-line";
import { findMeant } from "./known-words";
import { parseObject, repairArguments } from "./repair-arguments";
import type { Remarks } from "./result";

const MAX_LIST = 100;
const MAX_AROUND_ID = 500;
const HEX_DIGITS = /^\s*([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})\s*$/i;
const QUERY = new RegExp(`(${UUID_PATTERN}[^\\s?#]*)[?#]\\S*`, "gi");
/** Of the ids in an address, only the last. */
const IDS = new RegExp(`(?<![\\w-])${UUID_PATTERN}(?![\\w-])(?!/\\S*${UUID_PATTERN})`, "gi");

/** Finds the only id in a short text, such as an address or a title with its id. */
function findOnlyId(text: string): string | undefined {
  if (text.length > MAX_AROUND_ID) return undefined;
  const [, ...groups] = HEX_DIGITS.exec(text) ?? [];
  if (groups.length > 0) return groups.join("-");
  const ids = text.replace(QUERY, "$1").match(IDS) ?? [];
  return new Set(ids.map((id) => id.toLowerCase())).size === 1 ? ids[0] : undefined;
}

/**
 * Replaces words by values and addresses by their ids (`docs/contract/additions.md#arguments-of-tools`). `notes` has a
 * sentence for each.
 */
export function replaceWords(schema: Json, args: Json): { args: Json; notes: string[] } {
  const notes = new Set<string>();
  const take = (name: string, value: string, meant: string | undefined) => {
    if (meant === undefined) return value;
    if (meant === value.trim()) return meant;
    notes.add(`${name} "${toPlainLine(value, 64)}" was taken as ${meant}.`);
    return meant;
  };
  const replace = (of: unknown, value: unknown, name: string): unknown => {
    if (!isObject(of)) return value;
    if (Array.isArray(of.anyOf)) return replace(of.anyOf[0], value, name);
    if (Array.isArray(value)) {
      return value.length > MAX_LIST ? value : value.map((item) => replace(of.items, item, name));
    }
    if (isObject(value) && isObject(of.properties)) {
      const renamed = renameArguments(of, value);
      for (const sentence of renamed.notes) notes.add(sentence);
      return replaceAll(of.properties, repairArguments(of, renamed.args)); // a renamed one may be blank
    }
    if (typeof value !== "string") return value;
    if (of.format === "uuid") return take(name, value, findOnlyId(value));
    if (!Array.isArray(of.enum) || of.enum.includes(value)) return value;
    return take(name, value, findMeant(value, of.enum.map(String)));
  };
  const replaceAll = (properties: Json, values: Json): Json => {
    const known = new Map(Object.entries(properties));
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, replace(known.get(name), value, name)]),
    );
  };
  const properties = isObject(schema.properties) ? schema.properties : {};
  return { args: replaceAll(properties, args), notes: [...notes] };
}

type Renamed = Remarks & { args: Json };
type ToolName = { name: string };

const WRAPPERS = ["input", "arguments", "args", "params", "parameters", "data", "body"];
const RESOURCE_NAME = /^\w{4,40}$/;

/** `input` for every tool, `initiative` for create_initiative. */
function isWrapper(name: string, tool: ToolName | undefined): boolean {
  if (WRAPPERS.includes(name.toLowerCase())) return true;
  const singular = (words: string) => squeeze(words).replace(/s$/, "");
  const isResource = tool && RESOURCE_NAME.test(name);
  return isResource === true && singular(tool.name).endsWith(singular(name));
}

const listNames = ({ properties }: Json) => Object.keys(isObject(properties) ? properties : {});

/**
 * Gives arguments the names of the schema, and takes them out of a wrapper, unless there are two or an argument would be there
 * twice. `notes` has a sentence for each.
 */
export function renameArguments(schema: Json, sent: Json, tool?: ToolName): Renamed {
  const names = listNames(schema);
  const isWrapping = (name: string) => !names.includes(name) && isWrapper(name, tool);
  const listMeant = (args: Json) => Object.keys(rename(schema, args, tool).args);
  const [found, ...more] = Object.keys(sent)
    .filter(isWrapping)
    .flatMap((wrapper) => unwrap(sent, wrapper) ?? [])
    .filter(({ inner }) => listMeant(inner).some((name) => names.includes(name)));
  if (!found || more.length > 0) return rename(schema, sent, tool);
  const { wrapper, inner, others } = found;
  const outside = listMeant(others);
  if (listMeant(inner).some((name) => outside.includes(name))) return rename(schema, sent, tool);
  const { args, notes } = rename(schema, { ...others, ...inner }, tool);
  const name = toPlainLine(wrapper, 64);
  return {
    args,
    notes: [`The arguments were taken out of ${name}.`, ...notes],
    warnings: [`the arguments were taken out of '${name}'`],
  };
}

/** Undefined if no object is in it. Next to other arguments, a JSON text may be the content of a document. */
function unwrap(sent: Json, wrapper: string) {
  const { [wrapper]: wrapped, ...others } = sent;
  const inner = Object.keys(others).length === 0 ? parseObject(wrapped) : wrapped;
  return isObject(inner) ? { wrapper, inner, others } : undefined;
}

function rename(schema: Json, sent: Json, tool?: ToolName): Renamed {
  const free = listNames(schema).filter((name) => !Object.hasOwn(sent, name));
  const known = new Set(listNames(schema));
  const notes: string[] = [];
  const args = Object.entries(sent).map(([name, value]) => {
    if (known.has(name)) return [name, value];
    const archived = STATE_NAME.test(name) ? readArchived(value) : undefined;
    if (archived !== undefined && free.includes("archived")) {
      free.splice(free.indexOf("archived"), 1);
      notes.push(`${name} "${value}" was taken as archived: ${archived}.`);
      return ["archived", archived];
    }
    const meant = findMeant(name, free) ?? (tool && findNamedId(name, { free, schema, tool }));
    if (meant === undefined) return [name, value];
    free.splice(free.indexOf(meant), 1);
    notes.push(`${toPlainLine(name, 64)} was taken as ${meant}.`);
    return [meant, value];
  });
  return { args: Object.fromEntries(args), notes, warnings: [] };
}

/** An initiative has no status, but is archived or not. */
const STATE_NAME = /^(?:status|state)$/i;
const readArchived = (value: unknown): boolean | undefined => {
  const meant = typeof value === "string" && findMeant(value, ["archived", "active"]);
  return meant ? meant === "archived" : undefined;
};

const squeeze = (name: string) => name.replaceAll("_", "").toLowerCase();

type Signature = { free: readonly string[]; schema: Json; tool: ToolName };

/** `document_id` means the `id` of a tool named after documents, and `id` the only id that a tool requires. */
function findNamedId(sent: string, { free, schema, tool }: Signature): string | undefined {
  const [, resource] = /^(\w{4,40}?)_?id$/i.exec(sent) ?? [];
  const isNamed = resource !== undefined && squeeze(tool.name).includes(squeeze(resource));
  if (isNamed && free.includes("id")) return "id";
  if (sent !== "id") return undefined;
  const demanded = [schema.required].flat().filter((name) => String(name).endsWith("_id"));
  return free.find((name) => demanded.length === 1 && name === demanded[0]);
}
