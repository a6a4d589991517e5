import * as z from "zod";
import type { Opened } from "@/app/shared/edit-sender";
import { parseJsonText } from "@/app/shared/form-values";
import type { Caller } from "@/lib/access/caller";
import { type Conditional, makeEntityTag, type Tagged } from "@/lib/domain/etag";
import { ApiError } from "@/lib/errors";

/** The values that the sent fields had when the form was opened, as JSON (`makeEditSender`). */
export const openedField = z.preprocess(
  parseJsonText,
  z.record(z.string(), z.string().nullable()),
) satisfies z.ZodType<Opened>;

/** Somebody else has changed fields of the form since it was opened. */
export class EditedMeanwhile extends Error {
  /** @param theirs the stored values of these fields */
  constructor(readonly theirs: Opened) {
    super("Somebody else has changed these fields.");
  }
}

/** How often a change of other fields may come between reading and writing. */
const ATTEMPTS = 5;

/**
 * Makes the verb of an edit form: it changes nothing if a sent field has been changed to another value since the form was opened.
 * @throws EditedMeanwhile, and 412 if others change the resource all the time
 */
export const mergeEdit =
  <Input extends { id: string }>(
    read: (caller: Caller, address: Input) => Promise<Tagged & Record<string, unknown>>,
    update: (caller: Caller, change: Input & Conditional) => Promise<unknown>,
  ) =>
  async (caller: Caller, form: Input & { opened: Opened }) => {
    const { opened, ...rest } = form;
    // TypeScript cannot subtract from a type parameter.
    const change = rest as unknown as Input;
    for (let attempt = 1; ; attempt += 1) {
      const current = await read(caller, change);
      const theirs = findOthers(change, opened, current);
      if (Object.keys(theirs).length > 0) throw new EditedMeanwhile(theirs);
      try {
        return void (await update(caller, { ...change, ifMatch: makeEntityTag(current) }));
      } catch (error) {
        const isOutdated = error instanceof ApiError && error.code === "PRECONDITION_FAILED";
        if (!isOutdated || attempt === ATTEMPTS) throw error;
      }
    }
  };

function findOthers(change: object, opened: Opened, current: Record<string, unknown>): Opened {
  const theirs: Opened = {};
  for (const [name, mine] of Object.entries(change)) {
    const stored = current[name];
    if (mine === undefined || stored === mine || stored === opened[name]) continue;
    theirs[name] = typeof stored === "string" ? stored : null;
  }
  return theirs;
}
