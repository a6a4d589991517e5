import * as z from "zod";
import { openApi } from "@/app/api/v1/catalogue";

const Json = z.record(z.string(), z.unknown());
const Content = z.looseObject({
  "application/json": z.looseObject({ schema: Json }).optional(),
});

const Operation = z.looseObject({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  security: z.array(z.unknown()).optional(),
  parameters: z.array(
    z.looseObject({ name: z.string(), in: z.string(), required: z.boolean(), schema: Json }),
  ),
  requestBody: z
    .looseObject({
      content: z.looseObject({
        "application/json": z
          .looseObject({
            example: Json,
            schema: z.looseObject({
              properties: z.record(z.string(), Json),
              required: z.array(z.string()).default([]),
            }),
          })
          .optional(),
        "multipart/form-data": z.looseObject({ schema: Json }).optional(),
      }),
    })
    .optional(),
  responses: z.record(
    z.string(),
    z.looseObject({ description: z.string(), headers: Json, content: Content }),
  ),
});

const Description = z.looseObject({
  openapi: z.string(),
  security: z.array(Json),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.looseObject({ schemas: z.record(z.string(), Json) }),
});

/** The published document, parsed from its JSON. */
export const description = Description.parse(JSON.parse(JSON.stringify(openApi())));

/** Every operation with its path and method, `GET` in capitals. */
export const published = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => {
    const { "application/json": body, "multipart/form-data": form } =
      operation.requestBody?.content ?? {};
    return { ...operation, path, method: method.toUpperCase(), body, form };
  }),
);
