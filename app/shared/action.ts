import { refresh } from "next/cache";
import { unstable_rethrow } from "next/navigation";
import type { z } from "zod";
import { explainError } from "@/app/shared/answers";
import { SIGNED_OUT } from "@/app/shared/ask-server";
import { ATTEMPT } from "@/app/shared/catch-unreachable";
import type { Opened } from "@/app/shared/edit-sender";
import { EditedMeanwhile } from "@/app/shared/merge-edit";
import { explainOtherAccount } from "@/app/shared/opened-as";
import { findSignedInUser, requireCaller } from "@/app/shared/signed-in";
import type { AccountCaller, Caller } from "@/lib/access/caller";
import { ApiError, type ErrorCode } from "@/lib/errors";
import { runIdempotent } from "@/lib/idempotency/idempotency";
import { newRequestId } from "@/lib/ids";
import { type Bucket, spendInApp, spendOutsideWorkspaces } from "@/lib/limits/rate-limit";
import { parseExplained, toSentence } from "@/lib/schemas/explain-issue";
import { toApiError } from "@/lib/to-api-error";

export type FormState<Data = unknown> = {
  error?: string;
  /** Of the error that `error` explains. */
  code?: ErrorCode;
  fields?: Record<string, string>;
  /** Values that somebody else has given to these fields since the form was opened. */
  theirs?: Opened;
  data?: Data;
};

export const SAVED = { saved: true } as const;

/** For a form that does not need the result of the verb. */
export const answerSaved =
  <Given extends unknown[]>(run: (...given: Given) => Promise<unknown>) =>
  async (...given: Given) => {
    await run(...given);
    return SAVED;
  };

export type FormAction<Data = unknown> = (
  previous: FormState,
  form: FormData,
) => Promise<FormState<Data>>;

/** Bound to a workspace, it is the action of a form. */
export type WorkspaceAction<Data = unknown> = (
  workspaceId: string,
  ...given: Parameters<FormAction>
) => Promise<FormState<Data>>;

const NOT_A_FORM = "The form arrived empty. Reload the page, then try again.";

export async function answerForm<Schema extends z.ZodType, Data>(
  schema: Schema,
  form: FormData,
  run: (input: z.output<Schema>) => Promise<Data>,
  requestId = newRequestId(),
): Promise<FormState<Data>> {
  if (!(form instanceof FormData)) return { error: NOT_A_FORM }; // a client may send anything as an argument
  const parsed = parseExplained(schema, Object.fromEntries(form));
  if (!parsed.success) return { fields: pickFirstMessages(parsed.error) };
  try {
    return { data: await run(parsed.data) };
  } catch (error) {
    unstable_rethrow(error);
    return toFormError(error, requestId, form);
  }
}

function toFormError(error: unknown, requestId: string, form: FormData): FormState<never> {
  if (error instanceof EditedMeanwhile) return { theirs: error.theirs };
  const details =
    error instanceof ApiError ? error.details?.filter(({ path }) => form.has(path)) : [];
  if (!details?.length) {
    const refusal = toApiError(error, requestId);
    return { error: explainError(refusal, requestId), code: refusal.code };
  }
  return { fields: Object.fromEntries(details.map(({ path, message }) => [path, message])) };
}

type WorkspaceVerb<Schema extends z.ZodType, Data> = (
  caller: Caller,
  input: z.output<Schema>,
) => Promise<Data>;

type Options = {
  /**
   * False if the page stays as it is: for actions that only read, for data that is shown only once, and for actions after which
   * the page no longer exists.
   */
  refresh?: boolean;
  /** `ai` if the action calls the AI. */
  bucket?: Bucket;
};

/** Finds the caller by the session, spends a call, and refreshes the page. */
export const workspaceAction =
  <Schema extends z.ZodType, Data>(
    schema: Schema,
    run: WorkspaceVerb<Schema, Data>,
    { refresh: isRefreshed = true, bucket = "crud" }: Options = {},
  ) =>
  (workspaceId: string, _: FormState, form: FormData) =>
    answerMember(workspaceId, schema, form, isRefreshed ? withRefresh(run) : run, bucket);

type Creation<Made> = { follow?: (caller: Caller, made: Made) => void; bucket?: Bucket };

/**
 * Runs `create` once for each attempt (`catchUnreachable`): a form that is sent again because its answer was lost gets the first result.
 * `create` stores its result by `write()` or `keepAnswer()`. Refreshes the page, then calls `follow`, which may redirect.
 */
export const creatingAction =
  <Schema extends z.ZodType, Made>(
    what: string,
    schema: Schema,
    create: WorkspaceVerb<Schema, Made>,
    { follow, bucket = "crud" }: Creation<Made> = {},
  ) =>
  (workspaceId: string, _: FormState, form: FormData): Promise<FormState<Made>> => {
    const createOnce: WorkspaceVerb<Schema, Made> = (caller, input) => {
      const key = form.get(ATTEMPT);
      return typeof key === "string" && key !== ""
        ? runIdempotent(caller, { path: `form/${what}`, key, input }, (asCaller) =>
            create(asCaller, input),
          )
        : create(caller, input);
    };
    const createAndRefresh = withRefresh(createOnce);
    const run: WorkspaceVerb<Schema, Made> = async (caller, input) => {
      const made = await createAndRefresh(caller, input);
      follow?.(caller, made);
      return made;
    };
    return answerMember(workspaceId, schema, form, run, bucket);
  };

const withRefresh =
  <Given extends unknown[], Data>(run: (...given: Given) => Promise<Data>) =>
  async (...given: Given): Promise<Data> => {
    const data = await run(...given);
    refresh();
    return data;
  };

async function answerMember<Schema extends z.ZodType, Data>(
  workspaceId: string,
  schema: Schema,
  form: FormData,
  run: WorkspaceVerb<Schema, Data>,
  bucket: Bucket,
): Promise<FormState<Data>> {
  return keepForm(form, async () => {
    const user = await findSignedInUser();
    const refusal = user ? explainOtherAccount(form, user) : SIGNED_OUT;
    if (refusal) return { error: refusal };
    const caller = await requireCaller(workspaceId);
    const change = async (input: z.output<Schema>) => {
      await spendInApp(caller, bucket);
      return run(caller, input);
    };
    return answerForm(schema, form, change, caller.request.id);
  });
}

/** Without the database, nobody can be identified: the form says so, and keeps its values. */
async function keepForm<Data>(form: FormData, answer: () => Promise<FormState<Data>>) {
  try {
    return await answer();
  } catch (error) {
    unstable_rethrow(error);
    return toFormError(error, newRequestId(), form);
  }
}

type AccountVerb<Schema extends z.ZodType, Data> = (
  caller: AccountCaller,
  input: z.output<Schema>,
) => Promise<Data>;

/** As `workspaceAction`, for the person's own account. */
export const accountAction =
  <Schema extends z.ZodType, Data>(
    schema: Schema,
    run: AccountVerb<Schema, Data>,
    { refresh: isRefreshed = true }: Pick<Options, "refresh"> = {},
  ) =>
  (_: FormState, form: FormData): Promise<FormState<Data>> =>
    keepForm(form, async () => {
      const act = isRefreshed ? withRefresh(run) : run;
      const caller = await findSignedInUser();
      if (!caller) return { error: SIGNED_OUT };
      const refusal = explainOtherAccount(form, caller);
      if (refusal) return { error: refusal };
      return answerForm(schema, form, async (input) => {
        await spendOutsideWorkspaces(caller.userId);
        return act(caller, input);
      });
    });

function pickFirstMessages(error: z.ZodError): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of error.issues) messages[path.join(".")] ??= toSentence(message);
  return messages;
}
