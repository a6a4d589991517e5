import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { announce } from "@/lib/live/hints";
import { logFailure } from "@/lib/outage";

/** Interval for storing the unfinished text and for noticing a cancellation. */
const KEEP_MS = 500;

const KEEP = statement(
  `UPDATE generation SET draft = $3, updated_at = now()
   WHERE workspace_id = $1 AND id = $2 AND state = 'reserved' RETURNING id`,
  ["uuid", "uuid", "text"],
  { id: "uuid" },
);
const LOOK = statement(
  "SELECT id FROM generation WHERE workspace_id = $1 AND id = $2 AND state = 'reserved'",
  ["uuid", "uuid"],
  { id: "uuid" },
);

type Writer<Result> = (onText: (soFar: string) => void, canceled: AbortSignal) => Promise<Result>;

/** Stores the unfinished text of a generation, so that any process can show it, and aborts the writer if somebody cancels. */
export async function withDraftKept<Result>(
  generation: { workspaceId: string; id: string },
  write: Writer<Result>,
): Promise<Result> {
  const { workspaceId, id } = generation;
  const canceled = new AbortController();
  let text = "";
  let kept = "";
  let isKeeping = false;
  const keep = async () => {
    if (isKeeping) return;
    isKeeping = true;
    const now = text;
    try {
      const isNew = now !== kept;
      const running = await (isNew
        ? query(KEEP, [workspaceId, id, now])
        : query(LOOK, [workspaceId, id]));
      if (running.length === 0) canceled.abort();
      else if (isNew) announce(generation);
      kept = now;
    } catch (error) {
      logFailure("draft_not_kept", error);
    }
    isKeeping = false;
  };
  const timer = setInterval(() => void keep(), KEEP_MS);
  try {
    return await write((soFar) => {
      text = soFar;
    }, canceled.signal);
  } finally {
    clearInterval(timer);
  }
}
