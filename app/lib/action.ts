import { refresh } from "next/cache";
import { unstable_rethrow } from "next/navigation";
import type { z } from "zod";
import { requireCaller } from "@/app/lib/session";
import type { Caller } from "@/lib/access/caller";
import { ApiError } from "@/lib/errors";
import { takeSlot } from "@/lib/limits/rate-limit";
import { log } from "@/lib/log";

/** What a form shows after it was sent: what went wrong, and where; or the data of a success. */
export type FormState<Data = unknown> = {
  error?: string;
  fields?: Record<string, string>;
  data?: Data;
};

export type FormAction<Data = unknown> = (
  state: FormState<Data>,
  form: FormData,
) => Promise<FormState<Data>>;

/** Parses the form, runs `run`, and puts whatever it throws into a sentence for the person. */
export async function answerForm<Schema extends z.ZodType, Data>(
  schema: Schema,
  form: FormData,
  run: (input: z.output<Schema>) => Promise<Data>,
): Promise<FormState<Data>> {
  const parsed = schema.safeParse(Object.fromEntries(form));
  if (!parsed.success) return { fields: firstMessages(parsed.error) };
  try {
    return { data: await run(parsed.data) };
  } catch (error) {
    unstable_rethrow(error);
    return { error: explain(error) };
  }
}

/**
 * A server action inside a workspace: resolves the caller from the session, spends one `crud` slot of
 * their budget, parses the form, runs the verb and shows the page anew.
 */
export function workspaceAction<Schema extends z.ZodType, Data>(
  schema: Schema,
  run: (caller: Caller, input: z.output<Schema>) => Promise<Data>,
) {
  return async (workspaceId: string, _: FormState<Data>, form: FormData) => {
    const caller = await requireCaller(workspaceId);
    return answerForm(schema, form, async (input) => {
      const slot = await takeSlot("crud", caller.userId, caller.tier);
      if (!slot.allowed) {
        throw new ApiError(
          "RATE_LIMIT_EXCEEDED",
          `You have made many changes within a minute. Wait ${slot.retryAfterSeconds} s, then try again.`,
        );
      }
      const data = await run(caller, input);
      refresh();
      return data;
    });
  };
}

function firstMessages(error: z.ZodError): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of error.issues) messages[path.join(".")] ??= message;
  return messages;
}

function explain(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  log.error({
    event: "action_failed",
    message: error instanceof Error ? error.message : String(error),
    stack: error instanceof Error ? error.stack : undefined,
  });
  return "Something went wrong on our side, and nothing was changed. Try again in a moment.";
}
