import { Ajv2020 } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { expect } from "vitest";
import { openApi } from "@/app/api/v1/catalogue";
import type { Handler } from "@/lib/api/resource";
import { STATUS } from "@/lib/errors";
import { findIgnoredFields } from "@/lib/schemas/find-ignored-fields";

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
addFormats(ajv);
ajv.addSchema({ ...openApi(), $id: "openapi" });

const validators = new Map<string, ReturnType<typeof ajv.compile>>();

function validatorAt(...pointer: string[]) {
  const escaped = pointer.map((part) => part.replaceAll("~", "~0").replaceAll("/", "~1"));
  const $ref = `openapi#/${escaped.map(encodeURIComponent).join("/")}`;
  const known = validators.get($ref) ?? ajv.compile({ $ref });
  validators.set($ref, known);
  return known;
}

function declaredSchema(path: string, method: string, status: number) {
  const pointer = ["paths", path, method.toLowerCase(), "responses", String(status)];
  try {
    return validatorAt(...pointer, "content", "application/json", "schema");
  } catch {
    throw new Error(`${method} ${path} answered ${status}, which the OpenAPI document lacks.`);
  }
}

type Answer = { status: number; headers: Headers; body: unknown };

/**
 * Checks one response against the published contract: a declared status, a body that fits its schema,
 * no field that the schema does not name, and the same request id in header and body.
 */
export function assertContract(
  answer: Answer,
  method: string,
  path?: string,
  endpoint?: Handler["endpoint"],
) {
  const { status, headers, body } = answer;
  const where = `${method} ${path ?? "(no such path)"} ${status}`;
  const fits =
    endpoint && path
      ? declaredSchema(path, method, status)
      : validatorAt("components", "schemas", "Error");
  if (!fits(body)) throw new Error(`${where}: ${ajv.errorsText(fits.errors)}`);
  expect(headers.get("content-type"), where).toBe("application/json");
  const requestId = headers.get("x-request-id");
  if (status === 200 && endpoint) {
    expect(body, where).toMatchObject({ success: true, meta: { requestId } });
    expect(undeclaredFields(endpoint, body), where).toEqual([]);
  } else {
    expect(body, where).toMatchObject({ requestId });
    expect(readStatus(body), where).toBe(status);
  }
}

/** Checks the answer with a file against the published contract: a declared media type, and the request's id. */
export function assertFile({ headers }: Response, where: string, endpoint: Handler["endpoint"]) {
  expect(endpoint?.file, where).toContain(headers.get("content-type"));
  expect(headers.get("content-disposition"), where).toMatch(
    /^attachment; filename="[ -~]+"; filename\*=UTF-8''/,
  );
  expect(headers.get("x-request-id"), where).toMatch(/^req_/);
}

function undeclaredFields({ data }: NonNullable<Handler["endpoint"]>, body: unknown) {
  const sent = typeof body === "object" && body && "data" in body ? body.data : undefined;
  return findIgnoredFields(sent, data.parse(sent));
}

function readStatus(body: unknown) {
  const code = typeof body === "object" && body && "code" in body ? body.code : undefined;
  return Object.entries(STATUS).find(([known]) => known === code)?.[1];
}
