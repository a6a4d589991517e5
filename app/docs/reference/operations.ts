import * as z from "zod";
import { openApi } from "@/app/api/v1/catalogue";
import { type JsonSchema, SchemaShape } from "./schema-shape";

const JSON_TYPE = "application/json";
const Content = z.record(
  z.string(),
  z.object({ schema: SchemaShape.optional(), example: z.unknown().optional() }),
);
const Parameter = z.object({
  name: z.string(),
  in: z.enum(["path", "query", "header"]),
  required: z.boolean(),
  description: z.string().optional(),
  schema: SchemaShape,
});

const Description = z.object({
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        summary: z.string(),
        description: z.string().optional(),
        tags: z.tuple([z.string()]),
        security: z.array(z.unknown()).optional(),
        parameters: z.array(Parameter),
        requestBody: z.object({ content: Content }).optional(),
        responses: z.record(z.string(), z.object({ content: Content })),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), SchemaShape) }),
});

type Parameter = z.output<typeof Parameter>;

export type Operation = {
  operationId: string;
  summary: string;
  description: string | undefined;
  method: string;
  path: string;
  needsKey: boolean;
  parameters: Parameter[];
  body: { mediaType: string; schema: JsonSchema; example: unknown } | undefined;
  /** Undefined if the answer is a file. */
  data: JsonSchema | undefined;
  fileTypes: string[];
  errors: { status: string; codes: string[] }[];
};

export type Tag = { slug: string; name: string; about: string; operations: Operation[] };

type Described = z.output<typeof Description>["paths"][string][string];

function toOperation(path: string, method: string, described: Described): Operation {
  const { operationId, summary, description, parameters, security, requestBody } = described;
  const { "200": success, ...failures } = described.responses;
  const [mediaType, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const data = success?.content[JSON_TYPE]?.schema?.properties?.data;
  return {
    operationId,
    summary,
    description,
    method: method.toUpperCase(),
    path,
    needsKey: security?.length !== 0,
    parameters,
    body:
      mediaType && body?.schema
        ? { mediaType, schema: body.schema, example: body.example }
        : undefined,
    data,
    fileTypes: data ? [] : Object.keys(success?.content ?? {}),
    errors: Object.entries(failures).map(([status, { content }]) => ({
      status,
      codes: content[JSON_TYPE]?.schema?.allOf?.flatMap(listCodes) ?? [],
    })),
  };
}

const listCodes = ({ properties }: JsonSchema) => (properties?.code?.enum ?? []).map(String);

function readReference() {
  const { tags, paths, components } = Description.parse(openApi());
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      tag: described.tags[0],
      operation: toOperation(path, method, described),
    })),
  );
  const chapters = tags.map(({ name, description }): Tag => {
    const own = operations.filter(({ tag }) => tag === name);
    return {
      slug: name.toLowerCase().replaceAll(" ", "-"),
      name,
      about: description,
      operations: own.map(({ operation }) => operation),
    };
  });
  return { tags: chapters, schemas: components.schemas };
}

let reference: ReturnType<typeof readReference> | undefined;
function getReference() {
  reference ??= readReference();
  return reference;
}

export const listTags = (): readonly Tag[] => getReference().tags;

export const getNamedSchemas = (): Record<string, JsonSchema> => getReference().schemas;
