import * as z from "zod";
import { catalogue } from "@/app/api/v1/catalogue";
import { METHODS } from "@/lib/api/endpoint";
import { getListedTool, TOOLS } from "@/lib/mcp/tools/registry";
import type { Tool } from "@/lib/mcp/tools/tool";
import { pick } from "@/lib/schemas/pick";
import { fileForm } from "@/tests/support/forms";
import { ERAS, type Era, mcp, readAnswer } from "@/tests/support/mcp";
import { api } from "@/tests/support/request";
import { ALL_TOOLS, type Scene } from "@/tests/support/scene";
import { TOOL_ARGUMENTS } from "@/tests/support/tool-arguments";

const Values = z.record(z.string(), z.unknown());
export type Values = z.output<typeof Values>;

/** An answer through either door. */
type Answer = {
  /** A success has none. */
  code: string | undefined;
  details: { path: string }[] | undefined;
  data: unknown;
  headers: Headers;
  requestId: string | null;
  /** The answer as text, without the parts that differ from call to call. */
  words: string;
};

/** An endpoint or a tool, called with a key. */
export type Operation = {
  name: string;
  door: "REST" | `MCP ${Era}`;
  changes: boolean;
  takesIdempotencyKey: boolean;
  /** Whether calls that change nothing leave a record of activity too. */
  recordsEveryCall: boolean;
  /** The names of its inputs in path, query, form and body. */
  inputs: string[];
  /** Makes values with which it succeeds in a workspace. */
  prepare(scene: Scene): Promise<Values>;
  call(key: string | undefined, values: Values, headers?: Record<string, string>): Promise<Answer>;
};

/** Every endpoint of the catalogue, `inPath` the names in its path. */
export const ENDPOINTS = Object.entries(catalogue).flatMap(([path, handlers]) =>
  METHODS.flatMap((method) => {
    const { endpoint } = handlers[method];
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
    return endpoint ? [{ name: `${method} ${path}`, method, path, inPath, endpoint }] : [];
  }),
);
type Listed = (typeof ENDPOINTS)[number];

function fromEndpoint({ name, method, path, inPath, endpoint }: Listed): Operation {
  const { query, body, takesFile, isRead, recordsAs, example } = endpoint;
  const inQuery = Object.keys(query?.shape ?? {});
  const inputs = [...inPath, ...inQuery, ...Object.keys(body?.shape ?? {})];
  return {
    name,
    door: "REST",
    changes: method !== "GET" && !isRead,
    takesIdempotencyKey: method === "POST",
    recordsEveryCall: recordsAs !== undefined,
    inputs,
    prepare: async (scene) => {
      const place = { scope: "initiative", initiative_id: scene.initiative.id };
      const known = { ...place, version: 1, q: "planner", id: await findId(name, scene) };
      return pick({ ...Values.optional().parse(example), ...known }, inputs);
    },
    call: async (key, values, headers) => {
      const form = takesFile ? await fileForm("Notes\n") : undefined;
      const isElsewhere = (input: string) => inPath.includes(input) || inQuery.includes(input);
      const others = pick(
        values,
        Object.keys(values).filter((input) => !isElsewhere(input)),
      );
      const concrete = path.replace(/\{(\w+)\}/g, (_, input: string) =>
        encodeURIComponent(`${values[input]}`.toWellFormed()),
      );
      const reply = await api(key).call(method, concrete, {
        ...form,
        ...(body && { body: others }),
        query: toQuery({ ...pick(values, inQuery), ...(!body && others) }),
        headers: { ...form?.headers, ...headers },
      });
      const { requestId, timestamp: _, meta, ...answered } = reply.body;
      const { code, details, data } = answered;
      return {
        code,
        details,
        data,
        headers: reply.headers,
        requestId: requestId ?? meta?.requestId ?? null,
        words: JSON.stringify([reply.status, answered, meta?.warnings]),
      };
    },
  };
}

const toQuery = (values: Values) =>
  Object.entries(values).map(([name, value]) => [name, String(value)]);

/** Returns the id of the operation's target, after bringing it into the state that some operations need. */
async function findId(name: string, scene: Scene): Promise<string> {
  const { rest, initiative, document, item, goal, upload } = scene;
  if (name.endsWith("/evidence")) return generateDocument(scene);
  if (name.includes("/trash/{id}")) {
    await rest.call("DELETE", `/documents/${document.id}`);
    return document.id;
  }
  const resources = { documents: document, "context-items": item, goals: goal, uploads: upload };
  const found = Object.entries(resources).find(([collection]) => name.includes(` /${collection}/`));
  const [collection, { id }] = found ?? ["initiatives", initiative];
  if (name.endsWith("/restore")) {
    const body = { scope: "initiative", title: "Changed" };
    await rest.call("PATCH", `/${collection}/${id}`, { body });
  }
  return id;
}

async function generateDocument({ rest, initiative }: Scene) {
  const body = { initiative_id: initiative.id, document_type: "prd", title: "Planner" };
  const Generated = z.object({ document: z.object({ id: z.string() }) });
  return (await rest.data(Generated, "POST", "/generate", { body })).document.id;
}

const fromTool = (tool: Tool, era: Era): Operation => ({
  name: tool.name,
  door: `MCP ${era}`,
  changes: !tool.annotations.readOnlyHint,
  takesIdempotencyKey: !tool.annotations.readOnlyHint || tool.asksAi === true,
  recordsEveryCall: true,
  inputs: Object.keys({ ...Object(getListedTool(tool).inputSchema.properties) }),
  prepare: async (scene) => TOOL_ARGUMENTS[tool.name]?.(scene) ?? {},
  call: async (key, values, headers) => {
    const params = { name: tool.name, arguments: values };
    const reply = await mcp(key, { era, ...ALL_TOOLS, headers }).rpc("tools/call", params);
    const requestId = reply.headers.get("x-request-id");
    const words = JSON.stringify([reply.status, reply.body]).replaceAll(`${requestId}`, "");
    const { code, details, data } = readAnswer(reply);
    return { code, details, data, headers: reply.headers, requestId, words };
  },
});

/** Every endpoint, and every tool in both eras. */
export const OPERATIONS: Operation[] = [
  ...ENDPOINTS.filter(({ endpoint }) => endpoint.bucket !== "public").map(fromEndpoint),
  ...ERAS.flatMap((era) => TOOLS.map((tool) => fromTool(tool, era))),
];
