import { type ActivityEntry, makeActivityRow, toActivityInsert } from "@/lib/access/activity-rows";
import type { Caller } from "@/lib/access/caller";
import { MIB } from "@/lib/bytes";
import { lockRow } from "@/lib/db/locks";
import { statement } from "@/lib/db/statement";
import { type Transaction, transaction } from "@/lib/db/transaction";
import { describeError } from "@/lib/describe-error";
import { heads } from "@/lib/domain/history/revisions";
import { discardEntry, restoreEntry } from "@/lib/domain/history/trash";
import { lockLiveRole } from "@/lib/domain/members/live-role";
import { withRoom } from "@/lib/domain/usage/storage";
import { write } from "@/lib/domain/write";
import { ApiError, invalid, notFound } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { log } from "@/lib/log";
import type { SourceType } from "@/lib/schemas/enums";
import { copyGroundings, copyOut, listOriginals, type Original, type Passage } from "./copied-rows";
import { getInitiative } from "./initiatives";

/** Limits of one transaction, so that other work can interleave. */
const MAX_RESOURCES = 50;
const MAX_BYTES = MIB;

/** Less than the hour after which retention removes an unfinished copy. */
const MAX_COPY_MS = 40 * 60_000;

/** Copies an initiative with its history, all or nothing: copies wait in an expired trash entry. @throws 400, 404, 409, 422 */
export async function copyInitiative(
  source: Caller,
  target: Caller,
  { id }: { id: string },
): Promise<{ id: string; title: string }> {
  if (source.userId !== target.userId) throw notFound("Workspace");
  if (source.workspaceId === target.workspaceId) {
    throw invalid("to", "Choose a workspace other than the one it is in.");
  }
  const { title } = await getInitiative(source, { id });
  const originals = await listOriginals(source.workspaceId, id);
  const ids = new Map(originals.map((original) => [original.id, newId()]));
  const copyId = ids.get(id);
  if (!copyId) throw notFound("Initiative");
  const copy = { id: copyId, title };
  const bytes = originals.reduce((sum, original) => sum + original.bytes, 0);
  const passage = { from: source.workspaceId, entryId: copy.id, ids, hashes: new Map() };
  const copyAll = async () => {
    await stage(target, title, passage, groupOriginals(originals));
    return publish(source, target, { id, copy, bytes });
  };
  try {
    return await withRoom(target.workspaceId, { bytes }, copyAll);
  } catch (error) {
    await discardEntry(target, copy.id).catch((failure) =>
      log.warn({ event: "copy_not_discarded", id: copy.id, ...describeError(failure) }),
    );
    throw error;
  }
}

type Group = { type: SourceType; ids: string[] };

function groupOriginals(originals: Original[]): Group[] {
  const groups: (Group & { bytes: number })[] = [];
  for (const { type, id, bytes } of originals) {
    const last = groups.at(-1);
    const fits = last?.type === type && last.bytes + bytes <= MAX_BYTES;
    if (last && fits && last.ids.length < MAX_RESOURCES) {
      last.ids.push(id);
      last.bytes += bytes;
    } else groups.push({ type, ids: [id], bytes });
  }
  return groups;
}

const ADD_ENTRY = statement(
  `
  INSERT INTO trash (workspace_id, id, type, title, deleted_by_id, created_at, expires_at)
  VALUES ($1, $2, 'initiative', $3, $4, $5, $5)`,
  ["uuid", "uuid", "text", "uuid", "timestamptz"],
);

async function stage(target: Caller, title: string, passage: Passage, groups: Group[]) {
  const begun = performance.now();
  await transaction(target.workspaceId, async (tx) => {
    tx.send(ADD_ENTRY, [tx.workspaceId, passage.entryId, title, target.userId, new Date()]);
  });
  for (const { type, ids } of groups) {
    await transaction(target.workspaceId, (tx) => copyOut(tx, passage, type, ids));
    if (performance.now() - begun > MAX_COPY_MS) throw tooLong();
  }
  for (const { type, ids } of groups) {
    if (type !== "document") continue;
    await transaction(target.workspaceId, (tx) => copyGroundings(tx, passage, ids));
  }
}

const tooLong = () =>
  new ApiError(
    "CONFLICT",
    "Copying this initiative takes too long, and nothing was copied. Delete uploads that the other workspace does not need, then try again.",
  );

type Staged = { id: string; copy: { id: string; title: string }; bytes: number };

async function publish(source: Caller, target: Caller, { id, copy, bytes }: Staged) {
  let finish = () => {};
  await write(target, async (tx) => {
    // In the order of the deletion of an account, which locks several workspaces too.
    const [first, second] =
      source.workspaceId < target.workspaceId ? [source, target] : [target, source];
    await lockLiveRole(tx, first);
    await lockLiveRole(tx, second);
    await requireStill(tx, source.workspaceId, id);
    finish = await restoreEntry(tx, { type: "initiative", id: copy.id, bytes });
    const left: ActivityEntry = {
      action: "initiative.copied_away",
      target: { type: "initiative", id },
      details: { copy_id: copy.id },
    };
    const record = makeActivityRow(source, left, tx.beganAt);
    tx.send(...toActivityInsert(source.workspaceId, [record]));
    return {
      data: copy,
      activity: {
        action: "initiative.copied",
        target: { type: "initiative", id: copy.id },
        details: { source_id: id },
      },
    };
  });
  finish();
  return copy;
}

/** The copy of an initiative deleted meanwhile may be incomplete. */
async function requireStill(tx: Transaction, workspaceId: string, id: string) {
  const there = await lockRow(tx, heads.initiative, { id }, "KEY SHARE", workspaceId);
  if (!there) throw notFound("Initiative");
}
