import { Ajv2020 } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import { openApi } from "@/app/api/v1/catalogue";
import { STATUS } from "@/lib/errors";
import {
  CONTEXT_LABELS,
  DOCUMENT_STATUSES,
  DOCUMENT_TYPES,
  GOAL_TYPES,
  SCOPES,
} from "@/lib/schemas/enums";
import { description, published } from "@/tests/support/openapi";

/** These take any text: an unknown one is an unmet condition, or a type without a checklist. */
const UNBOUNDED = ["If-Match", "documentType"];

const find = (operationId: string) => published.find((one) => one.operationId === operationId);
const parameter = (operationId: string, name: string) =>
  find(operationId)?.parameters.find((one) => one.name === name)?.schema;

test("OpenAPI: the closed lists are complete", () => {
  const lists = { DocumentType: DOCUMENT_TYPES, DocumentStatus: DOCUMENT_STATUSES, Scope: SCOPES };
  const { schemas } = description.components;
  for (const [name, values] of Object.entries({
    ...lists,
    ContextLabel: CONTEXT_LABELS,
    GoalType: GOAL_TYPES,
  })) {
    expect(schemas[name]).toMatchObject({ type: "string", enum: values });
  }
  expect(schemas.Error).toMatchObject({ properties: { code: { enum: Object.keys(STATUS) } } });
  const lengths = [DOCUMENT_TYPES, DOCUMENT_STATUSES, CONTEXT_LABELS, GOAL_TYPES, SCOPES];
  expect(lengths.map(({ length }) => length)).toEqual([14, 4, 15, 5, 2]);
});

/** The operations that show or change one thing whose versions are kept. */
const TAGGED =
  /^(?:(?:create|get|update)(?:Document|Initiative|ContextItem|Goal)|restore\w+Version|exportDocument|relabelContextItem|generateDocument)$/;

describe.each(published)("OpenAPI: $operationId", (operation) => {
  const { operationId, method, path, parameters, responses, body, form, security } = operation;
  const isPublic = path === "/openapi.json";

  test("publishes the values that each parameter takes", () => {
    for (const { name, schema, required, in: place } of parameters) {
      expect(required, name).toBe(place === "path" || name === "q");
      const bounds = {
        boolean: [],
        integer: ["offset", "from", "to"].includes(name) ? ["minimum"] : ["minimum", "maximum"],
        string:
          ["uuid", "date-time"].includes(`${schema.format}`) || UNBOUNDED.includes(name)
            ? []
            : ["minLength", "maxLength"],
      };
      const kind = Object.entries(bounds).find(([type]) => type === schema.type);
      const isEnum = "$ref" in schema || "allOf" in schema;
      expect(isEnum || kind, `${name} ${JSON.stringify(schema)}`).toBeTruthy();
      for (const bound of kind?.[1] ?? []) expect(schema, name).toHaveProperty(bound);
    }
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(parameters.filter((one) => one.in === "path").map(({ name }) => name)).toEqual(inPath);
  });

  test("takes an Idempotency-Key only on POST, and If-Match to change things with versions", () => {
    const headers = parameters.filter((one) => one.in === "header").map(({ name }) => name);
    const conditional =
      /^\/(?:documents|initiatives|context-items|goals)\/\{id\}(?:\/relabel)?$/.test(path) &&
      method !== "GET";
    expect(headers).toEqual([
      ...(method === "POST" ? ["Idempotency-Key"] : []),
      ...(conditional ? ["If-Match"] : []),
    ]);
  });

  test("lists every code it can answer with", () => {
    const codes = Object.entries(responses).flatMap(([status, { content }]) =>
      Object.entries(STATUS)
        .filter(([code, number]) => {
          const text = JSON.stringify(content["application/json"]?.schema ?? null);
          return String(number) === status && text.includes(`"${code}"`);
        })
        .map(([code]) => code),
    );
    const write = method !== "GET" && !path.endsWith("/classify");
    const callsAi = path === "/generate" || path.endsWith("/classify");
    const expected = [
      ...(isPublic ? ["METHOD_NOT_ALLOWED"] : ["UNAUTHORIZED", "PAID_PLAN_REQUIRED"]),
      ...(isPublic
        ? []
        : ["RATE_LIMIT_EXCEEDED", "SERVICE_UNAVAILABLE", "OVERLOADED", "FORBIDDEN"]),
      "INTERNAL_ERROR",
      ...(callsAi
        ? ["QUOTA_EXCEEDED", "AI_REFUSED", "AI_PROVIDER_ERROR", "AI_UNAVAILABLE", "AI_TIMEOUT"]
        : []),
      ...(write ? ["READ_ONLY_KEY"] : []),
      ...(write && method !== "DELETE" ? ["STORAGE_LIMIT_EXCEEDED"] : []),
      ...(body || (method === "POST" && !form) ? ["INVALID_JSON"] : []),
      ...(body || method === "POST" ? ["PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"] : []),
      ...(form ? ["CLIENT_CLOSED"] : []),
      ...(form || ["/trash/{id}/restore", "/generate"].includes(path) ? ["CONFLICT"] : []),
      ...(body || method === "POST" || parameters.some((one) => one.in === "query")
        ? ["VALIDATION_ERROR"]
        : []),
      ...(method === "POST" ? ["IDEMPOTENCY_IN_PROGRESS", "IDEMPOTENCY_KEY_REUSED"] : []),
      ...(path.includes("{id}") || body?.schema.properties.initiative_id ? ["NOT_FOUND"] : []),
      ...(parameters.some(({ name }) => name === "If-Match") ? ["PRECONDITION_FAILED"] : []),
      ...(operationId === "updateDocument" ? ["EDIT_CONFLICT"] : []),
      ...(operationId === "restoreFromTrash" ? ["PARENT_DELETED"] : []),
    ];
    expect(codes.sort()).toEqual(expected.sort());
  });

  test("lists the headers of each answer", () => {
    const own: Record<string, string[]> = {
      401: ["WWW-Authenticate"],
      405: ["Allow"],
      409: ["Retry-After"],
      412: ["ETag"],
      429: ["Retry-After"],
      503: ["Retry-After"],
    };
    for (const [status, { headers }] of Object.entries(responses)) {
      const budget = !isPublic && status !== "401";
      const expected = ["X-Request-ID", ...(own[status] ?? [])];
      expect(Object.keys(headers), status).toEqual(expect.arrayContaining(expected));
      expect("X-RateLimit-Remaining" in headers, status).toBe(budget);
    }
    expect("ETag" in (responses["200"]?.headers ?? {})).toBe(TAGGED.test(operationId));
  });

  test("needs the key unless it is the description", () => {
    expect(security).toEqual(isPublic ? [] : undefined);
    expect(description.security).toEqual([{ apiKey: [] }]);
  });

  test("has an example that fits, and no place for a workspace", () => {
    const sent = [
      ...parameters.map(({ name }) => name),
      ...Object.keys(body?.schema.properties ?? {}),
    ];
    expect(sent.filter((name) => /workspace|organi[sz]ation|org_?id|tenant/i.test(name))).toEqual(
      [],
    );
    expect(JSON.stringify(body?.schema ?? {})).not.toMatch(
      /workspace_?id|organi[sz]ation|org_?id/i,
    );
    if (!body) return;
    const ajv = new Ajv2020({ strict: false });
    addFormats(ajv);
    ajv.addSchema({ ...openApi(), $id: "openapi" });
    const pointer = `paths/${path.replaceAll("/", "~1")}/${method.toLowerCase()}/requestBody`;
    const fits = ajv.compile({
      $ref: encodeURI(`openapi#/${pointer}/content/application~1json/schema`),
    });
    expect(fits(body.example), ajv.errorsText(fits.errors)).toBe(true);
  });
});

test.each(published.filter(({ operationId }) => operationId.startsWith("list")))(
  "OpenAPI: $operationId: limit is 1 to 100, by default 20, and offset starts at 0",
  ({ operationId }) => {
    const limit = { type: "integer", minimum: 1, maximum: 100, default: 20 };
    expect(parameter(operationId, "limit")).toEqual(limit);
    const offset = { type: "integer", minimum: 0, default: 0 };
    expect(parameter(operationId, "offset")).toMatchObject(offset);
  },
);

test("OpenAPI: the other defaults are published", () => {
  const archived = { type: "boolean", default: false };
  expect(parameter("listInitiatives", "archived")).toEqual(archived);
  const scoped = [
    "listContextItems",
    "getContextItem",
    "deleteContextItem",
    "listGoals",
    "getGoal",
  ];
  for (const operationId of [...scoped, "deleteGoal"]) {
    expect(parameter(operationId, "scope"), operationId).toMatchObject({ default: "initiative" });
  }
});

const TITLE = { minLength: 1, maxLength: 200 };
const GOAL = {
  title: TITLE,
  description: { maxLength: 20_000 },
  key_result: { maxLength: 2000 },
  baseline: { maxLength: 2000 },
  timeframe: { maxLength: 200 },
  priority: { minimum: 0, maximum: 1000 },
};
const ITEM = { title: TITLE, content: { maxLength: 100_000 }, source_url: { maxLength: 2000 } };
const DOCUMENT = { title: TITLE, content_markdown: { maxLength: 500_000 } };
const INITIATIVE = { title: TITLE, description: { maxLength: 10_000 } };

test.each([
  ["createInitiative", ["title"], INITIATIVE],
  ["updateInitiative", [], INITIATIVE],
  ["createDocument", ["initiative_id", "type", "title"], DOCUMENT],
  ["updateDocument", [], DOCUMENT],
  ["createContextItem", ["scope", "label", "title", "content"], ITEM],
  ["updateContextItem", ["scope"], ITEM],
  ["relabelContextItem", ["label"], {}],
  ["createContextItems", ["items"], { items: { minItems: 1, maxItems: 100 } }],
  ["createGoal", ["scope", "goal_type", "title"], GOAL],
  ["updateGoal", ["scope"], GOAL],
])("OpenAPI: %s requires %j and publishes its bounds", (operationId, required, bounds) => {
  const schema = find(operationId)?.body?.schema;
  expect(schema?.required).toEqual(required);
  for (const [field, keywords] of Object.entries(bounds)) {
    const text = JSON.stringify(schema?.properties[field]);
    for (const [keyword, value] of Object.entries(keywords)) {
      expect(text, field).toMatch(new RegExp(`"${keyword}":${value}\\b`));
    }
  }
});
