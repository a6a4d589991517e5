import { refresh } from "next/cache";
import { headers } from "next/headers";
import { unstable_rethrow } from "next/navigation";
import type { z } from "zod";
import { requireCaller, requireUser } from "@/app/lib/signed-in";
import type { Caller } from "@/lib/access/caller";
import type { SessionUser } from "@/lib/access/session";
import { ApiError } from "@/lib/errors";
import { newRequestId } from "@/lib/ids";
import type { Bucket } from "@/lib/limits/rate-limit";
import { spendSlot } from "@/lib/limits/rate-limit";
import { toApiError } from "@/lib/to-api-error";

/** What a form shows after it was sent: what went wrong, and where; or the data of a success. */
export type FormState<Data = unknown> = {
  error?: string;
  fields?: Record<string, string>;
  data?: Data;
};

/** The data of a success that has nothing else to say. */
export const SAVED = { saved: true } as const;

export type FormAction<Data = unknown> = (
  previous: FormState,
  form: FormData,
) => Promise<FormState<Data>>;

/** Parses the form, runs `run`, and puts whatever it throws into a sentence for the person. */
export async function answerForm<Schema extends z.ZodType, Data>(
  schema: Schema,
  form: FormData,
  run: (input: z.output<Schema>) => Promise<Data>,
  requestId = newRequestId(),
): Promise<FormState<Data>> {
  const parsed = schema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return { fields: firstMessages(parsed.error) };
  try {
    return { data: await run(parsed.data) };
  } catch (error) {
    unstable_rethrow(error);
    return refusal(error, requestId, form);
  }
}

/** What is wrong with fields of the form stands beside them, all else in one sentence below it. */
function refusal(error: unknown, requestId: string, form: FormData): FormState<never> {
  const details =
    error instanceof ApiError ? error.details?.filter(({ path }) => form.has(path)) : [];
  if (!details?.length) return { error: explain(error, requestId) };
  return { fields: Object.fromEntries(details.map(({ path, message }) => [path, message])) };
}

/**
 * A server action inside a workspace: resolves the caller from the session, spends one slot of their
 * budget (`ai` for what asks the AI), parses the form, runs the verb and shows the page anew.
 */
export const workspaceAction = <Schema extends z.ZodType, Data>(
  schema: Schema,
  run: (caller: Caller, input: z.output<Schema>) => Promise<Data>,
  bucket: Bucket = "crud",
) =>
  silentAction(
    schema,
    async (caller, input) => {
      const data = await run(caller, input);
      refresh();
      return data;
    },
    bucket,
  );

/** The same for what may end the page that it is called from: whoever calls it goes elsewhere, or shows it anew. */
export function silentAction<Schema extends z.ZodType, Data>(
  schema: Schema,
  run: (caller: Caller, input: z.output<Schema>) => Promise<Data>,
  bucket: Bucket = "crud",
) {
  return async (workspaceId: string, _: FormState, form: FormData) => {
    const caller = await requireCaller(workspaceId);
    const change = async (input: z.output<Schema>) => {
      await spendSlot(caller, bucket);
      return run(caller, input);
    };
    return answerForm(schema, form, change, caller.requestId);
  };
}

type AccountVerb<Schema extends z.ZodType, Data> = (
  user: SessionUser,
  input: z.output<Schema>,
  headers: Headers,
) => Promise<Data>;

/** A server action on the account of who is signed in: spends one slot, parses the form, runs the verb and shows the page anew. */
export const accountAction = <Schema extends z.ZodType, Data>(
  schema: Schema,
  run: AccountVerb<Schema, Data>,
) =>
  silentAccountAction(schema, async (...given: Parameters<typeof run>) => {
    const data = await run(...given);
    refresh();
    return data;
  });

/** The same for what is shown once: whoever calls it shows the page anew when nothing on it is needed any more. */
export const silentAccountAction =
  <Schema extends z.ZodType, Data>(schema: Schema, run: AccountVerb<Schema, Data>) =>
  async (_: FormState, form: FormData): Promise<FormState<Data>> => {
    const user = await requireUser();
    return answerForm(schema, form, async (input) => {
      await spendSlot({ userId: user.id, tier: "free" });
      return run(user, input, await headers());
    });
  };

function firstMessages(error: z.ZodError): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of error.issues) messages[path.join(".")] ??= message;
  return messages;
}

/** One sentence about what was thrown; a fault of ours comes with the id of its log line. */
function explain(error: unknown, requestId: string): string {
  const { code, message } = toApiError(error, requestId);
  return code === "INTERNAL_ERROR" ? `${message} Request id: ${requestId}` : message;
}
