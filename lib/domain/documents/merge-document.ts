import type { Caller } from "@/lib/access/caller";
import { query } from "@/lib/db/pool-query";
import { type RowOf, statement } from "@/lib/db/statement";
import type { Transaction } from "@/lib/db/transaction";
import { makeEntityTag, requireMatch } from "@/lib/domain/etag";
import { write } from "@/lib/domain/write";
import { ApiError, invalid, notFound, overloaded } from "@/lib/errors";
import { mergeInThread, type Overlap } from "@/lib/lines/compare-texts";
import { processWide } from "@/lib/process-wide";
import { MAX_DOCUMENT } from "@/lib/schemas/bounds";
import {
  contentMarkdown,
  type Document,
  type DocumentChange,
  type Merge,
} from "@/lib/schemas/documents";
import type { DocumentStatus } from "@/lib/schemas/enums";
import { countNoun } from "@/lib/text/phrases";
import { type Decision, isAbout } from "./decision";
import { lockDocument } from "./document-lock";
import { changeLocked, getDocument, measureGrowth, updateDocument } from "./documents";

type MergingChange = {
  id: string;
  versionField: "base_version" | "expected_version";
  baseVersion: number;
  contentMarkdown: string;
  title?: string | undefined;
  status?: DocumentStatus | undefined;
  ifMatch?: string | undefined;
  /** Only the app sets it. */
  decision?: Decision | undefined;
  /** Refuses a version newer than the document's, which is `present`. */
  refuseBeyond(present: number): ApiError;
};

export type MergedDocument = { document: Document; merged?: Merge };

const MAX_TRIES = 20;

/** Merges a change with a `base_version`; only the app sets `decision`. @throws 400, 404, 409, 412 */
export async function changeDocument(
  caller: Caller,
  input: DocumentChange & { id: string; ifMatch?: string; decision?: Decision | undefined },
): Promise<MergedDocument> {
  const { base_version: baseVersion, decision, ...change } = input;
  const { content_markdown: contentMarkdown, ...rest } = change;
  if (baseVersion === undefined || contentMarkdown === undefined) {
    return { document: await updateDocument(caller, change) };
  }
  const refuseBeyond = (present: number) =>
    invalid(
      "base_version",
      `The document is at version ${present}. Send as base_version the version whose text you changed, 1 to ${present}.`,
    );
  const versionField = "base_version";
  return mergeIntoDocument(caller, {
    ...rest,
    baseVersion,
    contentMarkdown,
    decision,
    versionField,
    refuseBeyond,
  });
}

/** Merges like `diff3 -m`, before the transaction so that nobody waits, and again if the text changes meanwhile. */
export function mergeIntoDocument(caller: Caller, change: MergingChange): Promise<MergedDocument> {
  return runInTurn(`${caller.workspaceId} ${change.id}`, async () => {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const done = await attempt(caller, change);
      if (done) return done;
    }
    throw overloaded(
      "The document changes too often to merge your text into it, and nothing was stored. Try again in a few seconds.",
      5,
    );
  });
}

/** Merges into one document take turns in this process: simultaneous ones would invalidate each other. */
const queues = processWide("mergeQueues", () => new Map<string, Promise<unknown>>());

function runInTurn<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
  const before = queues().get(id) ?? Promise.resolve();
  const mine = before.then(work, work);
  queues().set(id, mine);
  const leave = () => {
    if (queues().get(id) === mine) queues().delete(id);
  };
  mine.then(leave, leave);
  return mine;
}

/** A refused merge; `against` is the version of the document with which the text was compared. */
export class MergeConflict extends ApiError {
  constructor(
    readonly against: number,
    message: string,
    options: ConstructorParameters<typeof ApiError>[2],
  ) {
    super("EDIT_CONFLICT", message, options);
  }
}

class HasMovedOn extends Error {}

async function attempt(caller: Caller, change: MergingChange): Promise<MergedDocument | undefined> {
  const { id, baseVersion, ifMatch, title, status } = change;
  const read = await readForMerge(caller, change);
  const text =
    read.version === baseVersion ? change.contentMarkdown : await merge(caller, read, change);
  // A person who takes the other text, without other changes, has written no version.
  if (change.decision && text === read.current)
    return { document: await getDocument(caller, { id }) };
  const run = async (tx: Transaction) => {
    const locked = await lockDocument(tx, id, ifMatch);
    if (locked.version !== read.version) throw new HasMovedOn();
    return changeLocked(tx, caller, { id, ...locked }, { title, status, contentMarkdown: text });
  };
  const ahead = {
    text: { type: "document" as const, id, text },
    growth: measureGrowth(caller, id, { title, contentMarkdown: text }),
  };
  try {
    const document = await write(caller, run, ahead);
    if (read.version === baseVersion) return { document };
    return { document, merged: { base_version: baseVersion, with_version: read.version } };
  } catch (error) {
    if (error instanceof HasMovedOn) return undefined;
    throw error;
  }
}

const READ = statement(
  `
  SELECT d.version, d.updated_at AS "updatedAt", v.content_markdown AS base,
    CASE WHEN v.id IS NOT NULL THEN d.content_markdown END AS current
  FROM document d
  LEFT JOIN document_version v ON v.workspace_id = d.workspace_id AND v.document_id = d.id
    AND v.version = $3 AND v.version <> d.version
  WHERE d.workspace_id = $1 AND d.id = $2`,
  ["uuid", "uuid", "int4"],
  // Both texts are null if the sender has the current version.
  { version: "int4", updatedAt: "timestamptz", base: "text?", current: "text?" },
);
type Read = RowOf<typeof READ>;

/** @throws 400, 404, 412 */
async function readForMerge(
  { workspaceId }: Caller,
  { id, baseVersion, ifMatch, refuseBeyond }: MergingChange,
): Promise<Read> {
  const [read] = await query(READ, [workspaceId, id, baseVersion]);
  if (!read) throw notFound("Document");
  const { version, updatedAt } = read;
  requireMatch(ifMatch, makeEntityTag({ version, updated_at: updatedAt.toISOString() }));
  if (baseVersion > version) throw refuseBeyond(version);
  return read;
}

async function merge({ workspaceId }: Caller, read: Read, change: MergingChange): Promise<string> {
  const { version, base, current } = read;
  if (base === null || current === null) throw baseIsGone(change, version);
  const sent = change.contentMarkdown;
  const { decision } = change;
  const merged = await mergeInThread({ base, sent, current, keeps: decision?.keeps }, workspaceId);
  const overlaps = merged.overlaps ?? [];
  const isDecided = decision !== undefined && isAbout(decision, overlaps);
  if (!("text" in merged) || !(overlaps.length === 0 || isDecided))
    throw conflict(overlaps, change, read);
  if (contentMarkdown.safeParse(merged.text).success) return merged.text;
  throw invalid(
    "content_markdown",
    `Merged with version ${version}, the document would exceed ${countNoun(MAX_DOCUMENT, "character")}. Shorten your text, or put a part of it into another document.`,
  );
}

const writeAdvice = ({ versionField }: MergingChange, version: number) =>
  `Read the document again, redo your change on the text of version ${version}, then send it with ${versionField} ${version}.`;

function conflict(overlaps: Overlap[], change: MergingChange, { version, updatedAt }: Read) {
  const place =
    overlaps.length === 1 ? "the same lines" : `the same lines in ${overlaps.length} places`;
  return new MergeConflict(
    version,
    `Since version ${change.baseVersion} somebody else has changed ${place}, and nothing was stored. ${writeAdvice(change, version)}`,
    {
      headers: { ETag: makeEntityTag({ version, updated_at: updatedAt.toISOString() }) },
      details: overlaps.map((overlap) => ({
        path: "content_markdown",
        code: "overlap",
        message: `Both have changed the text from line ${overlap.line} of version ${version} on. Decide on one text for it.`,
        ...overlap,
      })),
    },
  );
}

/** Retention has removed the base version, so the sender's change cannot be determined. */
function baseIsGone(change: MergingChange, version: number) {
  const message = `Version ${change.baseVersion} is no longer kept, so the change cannot be merged, and nothing was stored. ${writeAdvice(change, version)}`;
  const details = [{ path: change.versionField, code: "not_kept", message }];
  return new MergeConflict(version, message, { details });
}
