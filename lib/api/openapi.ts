import * as z from "zod";
import { writeOpenApiIntroduction } from "@/lib/api-docs/guides";
import { MEDIA_TYPES } from "@/lib/extract/media-types";
import { ErrorEnvelope, Meta } from "@/lib/schemas/envelope";
import type { Json } from "@/lib/schemas/is-object";
import { toJsonSchema } from "@/lib/schemas/to-json-schema";
import { type Endpoint, METHODS, type Method } from "./endpoint";
import {
  buildErrorResponses,
  buildHeaderParameters,
  buildSuccessHeaders,
  RESPONSE_HEADERS,
} from "./openapi-parts";
import type { Handlers } from "./resource";

const TAGS: Record<string, string> = {
  Initiatives: "The efforts that documents, context items, goals and uploads belong to.",
  Documents: "Planning documents in markdown, byte for byte as written, with their versions.",
  "Context items": "Facts to plan with: users, competitors, constraints, decisions, risks.",
  Goals: "The outcomes to reach, with their measures, baselines and targets.",
  Uploads: "Files of an initiative, and the text that was read from them.",
  Trash: "Deleted resources, which can be restored for a limited time.",
  Search: "One search over everything that the workspace holds.",
  Activity: "A record of each call and change: who, what, when, and over REST, MCP or the app.",
  Account: "The key itself and this description.",
};

const FILE_FORM = {
  schema: {
    type: "object",
    required: ["file"],
    properties: {
      file: {
        type: "string",
        format: "binary",
        description: "The file, with its name; 10 MiB at most",
      },
    },
  },
  encoding: { file: { contentType: [...MEDIA_TYPES, "application/octet-stream"].join(", ") } },
};

const referToComponent = (id: string) => `#/components/schemas/${id}`;

function describeSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $defs: _, ...rest } = toJsonSchema(schema, io);
  return rewriteRefs(rest);
}

function rewriteRefs(node: Json): Json {
  return JSON.parse(JSON.stringify(node).replaceAll("#/$defs/", referToComponent("")));
}

/** Reads the endpoints, because the app's pages may register second copies in zod's global registry. */
function describeComponents(catalogue: Record<string, Handlers>): Json {
  const used = Object.values(catalogue).flatMap((handlers) =>
    METHODS.flatMap((method) => {
      const { endpoint } = handlers[method];
      if (!endpoint) return [];
      return [
        endpoint.params,
        endpoint.query,
        endpoint.body,
        endpoint.file ? undefined : endpoint.data,
      ];
    }),
  );
  const named = [Meta, ErrorEnvelope, ...used.filter((schema) => schema !== undefined)];
  const { $defs = {} } = toJsonSchema(z.union(named), "output");
  const sorted = Object.entries($defs).sort(([a], [b]) => a.localeCompare(b));
  return rewriteRefs(
    Object.fromEntries(sorted.map(([name, { id: _id, ...rest }]) => [name, rest])),
  );
}

function describeParameters({ params, query }: Endpoint): Json[] {
  const listParameters = (schema: z.ZodObject | undefined, where: "path" | "query") => {
    if (!schema) return [];
    const { properties, required } = describeSchema(schema, "input");
    const names = new Set(Array.isArray(required) ? required : []);
    return Object.entries(z.record(z.string(), z.looseObject({})).parse(properties)).map(
      ([name, { description, default: fallback, ...property }]) => ({
        name,
        in: where,
        required: where === "path" || names.has(name),
        ...(typeof description === "string" && { description }),
        // The default of a path parameter handles malformed ids; clients never send it.
        schema: {
          ...property,
          ...(where === "query" && fallback !== undefined && { default: fallback }),
        },
      }),
    );
  };
  return [...listParameters(params, "path"), ...listParameters(query, "query")];
}

function describeRequestBody({ body, takesFile, example }: Endpoint): Json {
  const wrapContent = (type: string, content: Json) => ({
    requestBody: { required: true, content: { [type]: content } },
  });
  if (takesFile) return wrapContent("multipart/form-data", FILE_FORM);
  if (!body) return {};
  const schema = describeSchema(body, "input");
  return wrapContent("application/json", { schema, ...(example !== undefined && { example }) });
}

/** Files have no envelope; their media type describes them. */
function describeSuccess({ file, csv, data }: Endpoint): Json {
  if (file) return Object.fromEntries(file.map((type) => [type, {}]));
  const envelope = {
    type: "object",
    required: ["success", "data", "meta"],
    properties: {
      success: { type: "boolean", const: true },
      data: describeSchema(data, "output"),
      meta: { $ref: referToComponent("Meta") },
    },
  };
  const asCsv = csv && { "text/csv": { schema: { type: "string" } } };
  return { "application/json": { schema: envelope }, ...asCsv };
}

function describeOperation(method: Method, endpoint: Endpoint): Json {
  const isPublic = endpoint.bucket === "public";
  return {
    operationId: endpoint.operationId,
    summary: endpoint.summary,
    ...(endpoint.description && { description: endpoint.description }),
    tags: [endpoint.tag],
    ...(isPublic && { security: [] }),
    parameters: [...describeParameters(endpoint), ...buildHeaderParameters(method, endpoint)],
    ...describeRequestBody(endpoint),
    responses: {
      "200": {
        description: "Done",
        headers: buildSuccessHeaders(method, endpoint),
        content: describeSuccess(endpoint),
      },
      ...buildErrorResponses(method, endpoint),
    },
  };
}

/** Writes OpenAPI 3.1 from the declarations that validate and run the routes. */
export function describeApi(catalogue: Record<string, Handlers>) {
  const paths: Json = {};
  for (const [path, handlers] of Object.entries(catalogue)) {
    const operations: Json = {};
    for (const method of METHODS) {
      const { endpoint } = handlers[method];
      if (endpoint) operations[method.toLowerCase()] = describeOperation(method, endpoint);
    }
    paths[path] = operations;
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Groundwork API",
      version: "1.0.0",
      summary: "Initiatives, documents, context items and goals of one workspace.",
      description: writeOpenApiIntroduction(),
      license: { name: "MIT", identifier: "MIT" },
    },
    // Relative to the document, so that it is right on every host.
    servers: [{ url: "/api/v1" }],
    security: [{ apiKey: [] }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: describeComponents(catalogue),
      headers: RESPONSE_HEADERS,
      securitySchemes: {
        apiKey: {
          type: "http",
          scheme: "bearer",
          description: "An API key, `gwk_live_…`, from Settings, API keys.",
        },
      },
    },
  };
}
