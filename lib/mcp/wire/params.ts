import * as z from "zod";
import type { ApiError } from "@/lib/errors";
import { isBlank, parseObject } from "@/lib/mcp/calls/repair-arguments";
import { recordRefused } from "@/lib/mcp/calls/with-call-record";
import type { McpRequest } from "@/lib/mcp/mcp-request";
import { isObject } from "@/lib/schemas/is-object";
import { validate } from "@/lib/schemas/validate";
import { toApiError } from "@/lib/to-api-error";
import { type Message, readName } from "./message";
import { toRpcError } from "./rpc";

const MAX_ARGUMENTS = 100;

const args = z.preprocess(
  (sent) => (sent === null || sent === "" ? {} : parseObject(sent)),
  z
    .custom<Record<string, unknown>>(
      (value) => isObject(value) && Object.keys(value).length <= MAX_ARGUMENTS,
      `must be an object of at most ${MAX_ARGUMENTS} arguments`,
    )
    .optional(),
);
const progressToken = z.union([z.string(), z.int()], "must be a text or a whole number");
const _meta = z.looseObject({ progressToken: progressToken.optional() }).optional();

const Anything = z.looseObject({ _meta });

const CallParams = z.object({ _meta, name: z.string(), arguments: z.unknown().optional() });
const Arguments = z.object({ arguments: args });

/** The tool's result refuses unusable arguments, so that the model reads the reason. */
function readArguments(message: Message, params: Record<string, unknown>, requestId: string) {
  try {
    return { message: { ...message, params: { ...params, ...validate(Arguments, params) } } };
  } catch (thrown) {
    const argumentsFault = toApiError(thrown, requestId);
    return { message: { ...message, params: { ...params, arguments: {} } }, argumentsFault };
  }
}

const Texts = z
  .record(z.string(), z.string().nullable())
  .transform((texts) => Object.fromEntries(Object.entries(texts).filter(hasText)))
  .optional();
const hasText = ([, text]: [string, string | null]) => !isBlank(text);

/** The server asks the client for nothing, so it drops what the SDK would check of the client's capabilities. */
const Initialize = z.object({
  protocolVersion: z.string(),
  capabilities: z.object({}),
  clientInfo: z.object({ name: z.string(), version: z.string() }),
});

const PagedList = z.object({
  _meta,
  cursor: z
    .string()
    .nullish()
    .transform((cursor) => cursor || undefined),
});
/** No answer of such a list has a `nextCursor`. */
const WholeList = z.object({
  _meta,
  cursor: z
    .literal([null, ""], "There is no such cursor: the list has one page. Send none.")
    .optional()
    .transform(() => undefined),
});

/** The SDK reports params of another form as an internal error, in the words of its parser. */
const PARAMS = new Map<unknown, z.ZodObject>([
  ["tools/list", WholeList],
  ["tools/call", CallParams],
  ["initialize", Initialize],
  ["prompts/list", WholeList],
  ["resources/list", PagedList],
  ["resources/templates/list", WholeList],
  ["prompts/get", z.object({ _meta, name: z.string(), arguments: args.pipe(Texts) })],
  ["resources/read", z.object({ _meta, uri: z.string() })],
  [
    "completion/complete",
    z.object({
      _meta,
      ref: z.discriminatedUnion("type", [
        z.object({ type: z.literal("ref/prompt"), name: z.string() }),
        z.object({ type: z.literal("ref/resource"), uri: z.string() }),
      ]),
      argument: z.object({ name: z.string(), value: z.string() }),
    }),
  ],
]);

type Checked = { message: Message; argumentsFault?: ApiError };

/** A call with unusable params leaves a record like every other. @throws RpcError -32602 that names the mistake */
export async function checkParams(mcpRequest: McpRequest, message: Message): Promise<Checked> {
  const schema = PARAMS.get(message.method) ?? Anything;
  const { id: requestId } = mcpRequest.caller.request;
  try {
    const params = validate(schema, message.params ?? {});
    return message.method === "tools/call"
      ? readArguments(message, params, requestId)
      : { message: { ...message, params } };
  } catch (thrown) {
    const refusal = toApiError(thrown, requestId);
    const named = { ...message, params: { name: readName(message.params) } };
    await recordRefused(mcpRequest, named, refusal);
    throw toRpcError(refusal, requestId);
  }
}
