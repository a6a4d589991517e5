import { ERROR_CODES } from "@/lib/api-docs/error-codes";
import { type ErrorCode, STATUS } from "@/lib/errors";
import type { Json } from "@/lib/schemas/is-object";
import type { Endpoint, Method } from "./endpoint";

function listErrorCodes(method: Method, endpoint: Endpoint): ErrorCode[] {
  const codes: ErrorCode[] = [...endpoint.errors, "INTERNAL_ERROR"];
  if (endpoint.bucket === "public") return ["METHOD_NOT_ALLOWED", ...codes];
  codes.push("UNAUTHORIZED", "PAID_PLAN_REQUIRED", "RATE_LIMIT_EXCEEDED");
  codes.push("FORBIDDEN", "SERVICE_UNAVAILABLE", "OVERLOADED");
  if (method !== "GET" && !endpoint.isRead) codes.push("READ_ONLY_KEY");
  if ((method === "POST" || method === "PATCH") && !endpoint.isRead)
    codes.push("STORAGE_LIMIT_EXCEEDED");
  if (endpoint.query || endpoint.body || method === "POST") codes.push("VALIDATION_ERROR");
  if (endpoint.body || method === "POST") codes.push("PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE");
  if (endpoint.body || (method === "POST" && !endpoint.takesFile)) codes.push("INVALID_JSON");
  if (method === "POST") codes.push("IDEMPOTENCY_IN_PROGRESS", "IDEMPOTENCY_KEY_REUSED");
  return codes;
}

const header = (type: string, description: string) => ({ description, schema: { type } });

export const RESPONSE_HEADERS = {
  "X-Request-ID": header("string", "The request id, also in the body"),
  "X-RateLimit-Limit": header("integer", "Requests a minute in this bucket"),
  "X-RateLimit-Remaining": header("integer", "Requests left in this window"),
  "X-RateLimit-Reset": header("integer", "When the window ends, in Unix seconds"),
  "X-RateLimit-Bucket": header("string", "`crud`, `search` or `ai`"),
  "RateLimit-Policy": header("string", "The bucket, its limit `q` and its window `w` in seconds"),
  RateLimit: header(
    "string",
    "The bucket, the calls left `r`, and the seconds `t` until there are more",
  ),
  "Retry-After": header("integer", "Wait this many seconds before the next try"),
  "WWW-Authenticate": header("string", "Always `Bearer`"),
  Allow: header("string", "The methods that are offered"),
  ETag: header("string", "Send it back as If-Match"),
  "Content-Disposition": header("string", "`attachment`, with the name to save it under"),
  "Idempotent-Replayed": header("string", "`true` when this is a stored answer, else absent"),
};
type HeaderName = keyof typeof RESPONSE_HEADERS;

const ALWAYS: HeaderName[] = ["X-Request-ID"];
const BUDGET: HeaderName[] = [
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
  "X-RateLimit-Bucket",
  "RateLimit-Policy",
  "RateLimit",
];
const OF_STATUS: Record<number, HeaderName[]> = {
  401: ["WWW-Authenticate"],
  405: ["Allow"],
  409: ["Retry-After"],
  412: ["ETag"],
  429: ["Retry-After"],
  503: ["Retry-After"],
};

const referTo = (names: HeaderName[]): Json =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

export function buildErrorResponses(method: Method, endpoint: Endpoint): Json {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of listErrorCodes(method, endpoint)) {
    byStatus.set(STATUS[code], [...(byStatus.get(STATUS[code]) ?? []), code]);
  }
  const response = (status: number, codes: ErrorCode[]) => ({
    description: codes.map((code) => `\`${code}\`: ${ERROR_CODES[code].when}`).join("; "),
    headers: referTo([
      ...ALWAYS,
      ...(endpoint.bucket === "public" || status === 401 ? [] : BUDGET),
      ...(OF_STATUS[status] ?? []),
    ]),
    content: {
      "application/json": {
        schema: {
          allOf: [
            { $ref: "#/components/schemas/Error" },
            { type: "object", properties: { code: { type: "string", enum: codes } } },
          ],
        },
      },
    },
  });
  const sorted = [...byStatus].sort(([a], [b]) => a - b);
  return Object.fromEntries(
    sorted.map(([status, codes]) => [String(status), response(status, codes)]),
  );
}

export const buildSuccessHeaders = (method: Method, endpoint: Endpoint): Json =>
  referTo([
    ...ALWAYS,
    ...(endpoint.bucket === "public" ? [] : BUDGET),
    ...(endpoint.etag ? (["ETag"] as const) : []),
    ...(endpoint.file ? (["Content-Disposition"] as const) : []),
    ...(method === "POST" ? (["Idempotent-Replayed"] as const) : []),
  ]);

export function buildHeaderParameters(method: Method, endpoint: Endpoint): Json[] {
  const parameter = (name: string, description: string, schema: Json) => ({
    name,
    in: "header",
    required: false,
    description,
    schema: { type: "string", ...schema },
  });
  return [
    ...(method === "POST"
      ? [
          parameter(
            "Idempotency-Key",
            "A repeat within 24 h gets the stored answer and has no further effect",
            { minLength: 1, maxLength: 255, pattern: "^[\\x20-\\x7e]*$" },
          ),
        ]
      : []),
    ...(endpoint.ifMatch
      ? [parameter("If-Match", "Refuse with 412 unless the resource still has this ETag", {})]
      : []),
  ];
}
