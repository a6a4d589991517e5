import { query } from "@/lib/db/pool-query";
import { compose } from "@/lib/db/statement";
import { toColumn } from "@/lib/db/table-declaration";

/** How a write changes the storage of its workspace. */
export type Growth = {
  bytes: number;
  /** The replaced part of `bytes`; called only if there is no room for all of it. */
  countReplaced?: () => Promise<number>;
  /** `requireStorage` was called before, or the write adds no more than a past version or a short answer. */
  isNeverRefused?: true;
  answerRepeatsNothing?: true;
  /** Set for deletions: there may be more room afterwards than this process knows of. */
  freesRoom?: boolean;
};

export const FREES_ROOM: Growth = { bytes: 0, freesRoom: true };

/** For a write that calls `addMore` once its growth is known. */
export const GROWS_BY_HISTORY: Growth = { bytes: 1, isNeverRefused: true };

/** An answer this short is never refused. */
export const ANSWER_BYTES = 2_048;

/** The answer stored for an `Idempotency-Key` repeats the written text, unless `answerRepeatsNothing`. */
export const countAnswer = (growth: Growth = { bytes: 0 }): Growth =>
  growth.bytes > 0
    ? { ...growth, bytes: (growth.answerRepeatsNothing ? 1 : 2) * growth.bytes + ANSWER_BYTES }
    : { ...growth, bytes: ANSWER_BYTES, isNeverRefused: true };

export const countBytes = (fields: object) =>
  Object.values(fields).reduce<number>(
    (sum, value) => sum + (typeof value === "string" ? Buffer.byteLength(value) : 0),
    0,
  );

/** Takes `fields` by their model names. */
export function measureOverwrite(
  name: string,
  { workspaceId, id }: { workspaceId: string; id: string },
  fields: object,
): Growth {
  const texts = Object.entries(fields).filter(([, value]) => typeof value === "string");
  const sizes = texts.map(([field]) => `coalesce(octet_length(t.${toColumn(field)}::text), 0)`);
  const countReplaced = async () => {
    const sql = `SELECT ${sizes.join(" + ")} AS bytes FROM "${name}" t WHERE t.workspace_id = $1 AND t.id = $2`;
    const [row] = await query(compose<{ bytes: number }>(sql, ["bytes"]), [workspaceId, id]);
    return row?.bytes ?? 0;
  };
  const freesRoom = Object.values(fields).some((value) => value === null || value === "");
  const bytes = countBytes(fields);
  return bytes > 0 ? { bytes, countReplaced, freesRoom } : { ...GROWS_BY_HISTORY, freesRoom };
}
