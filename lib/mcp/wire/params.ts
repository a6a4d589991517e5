import * as z from "zod";
import { recordCall } from "@/lib/domain/activity/call-records";
import { parseObject } from "@/lib/mcp/calls/repair-arguments";
import { withToolCall } from "@/lib/mcp/calls/with-tool-call";
import type { Connection } from "@/lib/mcp/connection";
import { isObject } from "@/lib/schemas/is-object";
import { validate } from "@/lib/schemas/validate";
import { toApiError } from "@/lib/to-api-error";
import { isRequest, type Message, readName } from "./message";
import { INVALID_PARAMS, RpcError } from "./rpc";

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
const _meta = z.unknown().optional();

const CallParams = z.object({ _meta, name: z.string(), arguments: args });

const Texts = z.record(z.string(), z.string()).optional();

const Initialize = z.looseObject({
  protocolVersion: z.string(),
  capabilities: z.looseObject({}),
  clientInfo: z.looseObject({ name: z.string(), version: z.string() }),
});

/** The required params by method. The SDK reports a mismatch as an internal error. */
const PARAMS = new Map<unknown, z.ZodObject>([
  ["tools/call", CallParams],
  ["initialize", Initialize],
  ["prompts/get", CallParams.extend({ arguments: args.pipe(Texts) })],
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

/** A call with unusable params leaves a record like every other. @throws RpcError -32602 that names the mistake */
export async function checkParams(connection: Connection, message: Message): Promise<Message> {
  const schema = PARAMS.get(message.method);
  if (!schema || !isRequest(message)) return message;
  try {
    return { ...message, params: validate(schema, message.params ?? {}) };
  } catch (thrown) {
    const { caller } = connection;
    const { code, message: reason, details } = toApiError(thrown, caller.request.id);
    if (message.method === "tools/call") {
      const asCaller = withToolCall(connection, readName(message.params), {});
      await recordCall(asCaller, { outcome: code });
    }
    throw new RpcError(INVALID_PARAMS, reason, { code, details, request_id: caller.request.id });
  }
}
