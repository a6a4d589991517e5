import { ApiError } from "@/lib/errors";
import { jsonValue, readJsonBytes } from "@/lib/http/body";

/** @throws 413, 415, 400, in this order */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const value = jsonValue(request, await readJsonBytes(request));
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new ApiError("INVALID_JSON", 'The body must be a JSON object, like {"title": "…"}.');
  }
  return { ...value };
}
