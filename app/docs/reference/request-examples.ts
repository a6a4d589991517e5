import type { Example } from "@/lib/api-docs/blocks";
import { PLACEHOLDER } from "@/lib/api-docs/mcp-clients";
import type { Operation } from "./operations";

/** Readers fill in ids. */
const SAMPLE_VALUES: Record<string, string> = { q: "route", version: "1" };

/** `/documents/{id}` becomes `/documents/DOCUMENT_ID`. */
const fillPath = (path: string) =>
  path
    .replace("trash/{id}", "trash/ITEM_ID")
    .replace(/([a-z-]+)s\/\{id\}/, (_, resource: string) => {
      const name = resource.replaceAll("-", "_").toUpperCase();
      return `${resource}s/${name}_ID`;
    })
    .replace(/\{(\w+)\}/g, (_, name: string) => SAMPLE_VALUES[name] ?? name);

function fillQuery({ parameters }: Operation): string {
  const sent = new URLSearchParams();
  for (const { name, in: place, required } of parameters) {
    if (place !== "query") continue;
    if (required) sent.set(name, SAMPLE_VALUES[name] ?? "");
    if (name === "scope") sent.set(name, "workspace");
  }
  return sent.size > 0 ? `?${sent}` : "";
}

/** Replaces ids with names for the reader to fill in: `INITIATIVE_ID`. */
const fillBody = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body, (name, value) => (name.endsWith("_id") ? name.toUpperCase() : value)),
  );

type Call = {
  method: string;
  url: string;
  headers: [string, string][];
  body: unknown;
  sendsFile: boolean;
  answersFile: boolean;
};

const layOut = (value: unknown, step: number) =>
  JSON.stringify(value, null, step).replaceAll("\n", `\n${" ".repeat(step)}`);

function writeCurl({ method, url, headers, body, sendsFile }: Call): string {
  const hasBody = sendsFile || body !== undefined;
  const isImplied = method === (hasBody ? "POST" : "GET");
  return [
    `curl ${isImplied ? "" : `-X ${method} `}"${url}"`,
    ...headers.map(([name, value]) => `-H "${name}: ${value}"`),
    ...(sendsFile ? [`-F "file=@notes.md"`] : []),
    ...(body === undefined ? [] : [`-d '${layOut(body, 2).replaceAll("'", "'\\''")}'`]),
  ].join(" \\\n  ");
}

function writeJavaScript({ method, url, headers, body, answersFile }: Call): string {
  const quote = (name: string) => (/^\w+$/.test(name) ? name : `"${name}"`);
  return [
    `const response = await fetch("${url}", {`,
    ...(method === "GET" ? [] : [`  method: "${method}",`]),
    "  headers: {",
    ...headers.map(([name, value]) => `    ${quote(name)}: "${value}",`),
    "  },",
    ...(body === undefined ? [] : [`  body: JSON.stringify(${layOut(body, 2)}),`]),
    "});",
    `console.log(await response.${answersFile ? "text" : "json"}());`,
  ].join("\n");
}

function writePython({ method, url, headers, body, answersFile }: Call): string {
  return [
    "import json",
    "from urllib.request import Request, urlopen",
    "",
    "request = Request(",
    `    "${url}",`,
    ...(method === "GET" ? [] : [`    method="${method}",`]),
    "    headers={",
    ...headers.map(([name, value]) => `        "${name}": "${value}",`),
    "    },",
    ...(body === undefined ? [] : [`    data=json.dumps(${toPython(layOut(body, 4))}).encode(),`]),
    ")",
    answersFile ? "print(urlopen(request).read())" : "print(json.load(urlopen(request)))",
  ].join("\n");
}

const PYTHON_WORDS: Record<string, string> = { null: "None", true: "True", false: "False" };
const toPython = (json: string) =>
  json.replace(/(?<=: )(?:null|true|false)\b/g, (word) => PYTHON_WORDS[word] ?? word);

/** Writes curl, JavaScript and Python, or curl alone for an upload. */
export function writeRequestExamples(operation: Operation, appUrl: string): Example[] {
  const { method, path, needsKey, fileTypes } = operation;
  const sendsFile = operation.body?.mediaType === "multipart/form-data";
  const body = operation.body && !sendsFile ? fillBody(operation.body.example) : undefined;
  const call: Call = {
    method,
    url: `${appUrl}/api/v1${fillPath(path)}${fillQuery(operation)}`,
    headers: Object.entries({
      ...(needsKey && { Authorization: `Bearer ${PLACEHOLDER}` }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
    }),
    body,
    sendsFile,
    answersFile: fileTypes.length > 0,
  };
  const curl = { language: "sh", name: "curl", code: writeCurl(call) };
  if (sendsFile) return [curl];
  return [
    curl,
    { language: "js", name: "JavaScript", code: writeJavaScript(call) },
    { language: "python", name: "Python", code: writePython(call) },
  ];
}
