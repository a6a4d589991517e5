import { runInBatches } from "@/lib/db/batches";
import { lockSelected } from "@/lib/db/locks";
import { query } from "@/lib/db/pool-query";
import { makeByKey, statement } from "@/lib/db/statement";
import type { Transaction } from "@/lib/db/transaction";
import { SOURCE_TYPES, type SourceType } from "@/lib/schemas/enums";
import { type CutText, computeDifference, cutAhead, type Difference, type State } from "./cut";
import { selectSearchable, toSearchable } from "./searchable";
import { addWords } from "./vocabulary";

/** Chunks, and characters of their words, in one statement, so that other queries can interleave. */
const SLICE = 150;
const SLICE_LENGTH = 40_000;
/** Longer texts, in characters, are cut before their transaction begins. */
const LONG = 20_000;
const MAX_TERMS = 20_000;

const REMOVE = statement(
  `
  DELETE FROM search.chunk WHERE workspace_id = $1 AND ctid = ANY(ARRAY(
    SELECT c.ctid FROM search.chunk c
    JOIN unnest($2::text[], $3::uuid[], $4::text[]) AS old(type, id, hash)
      ON c.workspace_id = $1 AND c.type = old.type AND c.id = old.id AND c.hash = old.hash
    ORDER BY c.type, c.id, c.hash ${lockSelected("UPDATE", "c")} -- in the lock order of embed-pending.ts
  ))`,
  ["uuid", "text[]", "uuid[]", "text[]"],
);

const ADD = statement(
  `
  INSERT INTO search.chunk (workspace_id, type, id, hash, initiative_id, title, body, tsv, length)
  SELECT :workspaceId, type, id, hash, initiative_id, title, body, tsv, greatest(1, length(tsv))
  FROM unnest(:types::text[], :ids::uuid[], :hashes::text[], :initiativeIds::uuid[], :titles::text[], :bodies::text[],
              :titleWords::text[], :labelWords::text[], :bodyWords::text[])
    AS new(type, id, hash, initiative_id, title, body, title_words, label_words, body_words),
    LATERAL (SELECT setweight(to_tsvector('english', title_words), 'A')
                 || setweight(to_tsvector('simple', title_words), 'B')
                 || setweight(to_tsvector('english', label_words), 'C')
                 || setweight(to_tsvector('english', body_words), 'D') AS tsv) AS words`,
  {
    workspaceId: "uuid",
    types: "text[]",
    ids: "uuid[]",
    hashes: "text[]",
    initiativeIds: "uuid?[]",
    titles: "text[]",
    bodies: "text[]",
    titleWords: "text[]",
    labelWords: "text[]",
    bodyWords: "text[]",
  },
);

/** The contents of a deleted initiative cascade away without notes of their own. */
const REMOVE_CONTENTS = statement(
  `
  DELETE FROM search.chunk WHERE workspace_id = $1 AND ctid = ANY(ARRAY(
    SELECT c.ctid FROM search.chunk c WHERE c.workspace_id = $1 AND c.initiative_id = ANY($2::uuid[])
      AND NOT EXISTS (SELECT 1 FROM initiative i WHERE i.workspace_id = $1 AND i.id = c.initiative_id)
    ORDER BY c.type, c.id, c.hash LIMIT $3 ${lockSelected("UPDATE", "c")} -- as above
  )) RETURNING id`,
  ["uuid", "uuid[]", "int8"],
  { id: "uuid" },
);

/** The driver parses a joined text much faster than an array. */
const HASHES = (type: SourceType, id: string) => `
  (SELECT string_agg(c.hash, ' ') FROM search.chunk c
   WHERE c.workspace_id = $1 AND c.type = '${type}' AND c.id = ${id}) AS hashes`;
type Hashes = { hashes: string | null };
const readHashes = ({ hashes }: Hashes) => hashes?.split(" ") ?? [];

const READ_HEAD = makeByKey(SOURCE_TYPES, (type) => {
  const { title, initiativeId, label } = selectSearchable(type);
  return statement(
    `SELECT ${initiativeId}, ${title}, ${label}, ${HASHES(type, "t.id")}
     FROM "${type}" t WHERE t.workspace_id = $1 AND t.id = $2`,
    ["uuid", "uuid"],
    { initiativeId: "uuid?", title: "text", label: "context_label?", hashes: "text?" },
  );
});

/** A deleted resource can still have chunks. */
const READ_RESOURCE = makeByKey(SOURCE_TYPES, (type) => {
  const { title, text, initiativeId, label } = selectSearchable(type);
  return statement(
    `SELECT t.id IS NOT NULL AS "isThere", ${initiativeId}, ${title}, ${label}, ${text}, ${HASHES(type, "wanted.id")}
     FROM (SELECT $2::uuid AS id) AS wanted
     LEFT JOIN "${type}" t ON t.workspace_id = $1 AND t.id = wanted.id`,
    ["uuid", "uuid"],
    {
      isThere: "bool",
      initiativeId: "uuid?",
      title: "text",
      label: "context_label?",
      text: "text",
      hashes: "text?",
    },
  );
});

/** The text of the resource `id`, or of a new resource. */
export type NewText = { type: SourceType; id?: string; text: string | undefined };

/** Cuts a long text before its transaction, which others may wait for. */
export async function prepareText(
  workspaceId: string,
  { type, id, text }: NewText,
): Promise<CutText | undefined> {
  if (text === undefined || text.length < LONG) return undefined;
  if (!id) return cutAhead({ initiativeId: null, title: "", label: null, text }, []);
  const [known] = await query(READ_HEAD[type], [workspaceId, id]);
  return known && cutAhead({ ...known, text }, readHashes(known));
}

export class SearchIndex {
  readonly #states = new Map<string, Promise<State>>();

  /** Records every change of the transaction from now on. `ahead` is a text that was cut before it. */
  constructor(
    private readonly tx: Transaction,
    private readonly ahead?: CutText,
  ) {
    tx.onChange = (table, id, added) => {
      const type = SOURCE_TYPES.find((name) => name === table);
      if (type) this.note(type, id, added);
    };
  }

  /** The resource is read after the statements sent so far, unless `added` has its fields. */
  note(type: SourceType, id: string, added?: Readonly<Record<string, unknown>>) {
    const state = added
      ? Promise.resolve({ type, id, now: toSearchable(type, added), hashes: [] })
      : this.#read(type, id);
    state.catch(() => {}); // rethrown by `update()`
    this.#states.set(id, state);
  }

  /** Writes only chunks that changed. @returns whether anything new can be found */
  async update(): Promise<boolean> {
    const states = await Promise.all(this.#states.values());
    const gone = states.filter(isGoneInitiative);
    const stays = states.filter((state) => !isGoneInitiative(state));
    const { old, fresh } = await computeDifference(stays, this.ahead);
    if (old.length > 0) this.#remove(old);
    if (gone.length > 0) {
      const ids = gone.map(({ id }) => id);
      await runInBatches(async (most) => {
        const removed = await this.tx.query(REMOVE_CONTENTS, [this.tx.workspaceId, ids, most]);
        return removed.length;
      });
    }
    const terms = new Set<string>();
    for (const slice of cutSlices(fresh)) {
      if (terms.size > 0) await this.tx.settle(); // the embedded database runs everything it has received in one go
      this.tx.requireDiskSpace(); // a long text takes up to 250 MiB of PostgreSQL's log
      this.#add(slice);
      for (const term of slice.flatMap(splitTerms)) if (terms.size < MAX_TERMS) terms.add(term);
    }
    await addWords(this.tx, [...terms]);
    return fresh.length > 0;
  }

  async #read(type: SourceType, id: string): Promise<State> {
    const [row] = await this.tx.query(READ_RESOURCE[type], [this.tx.workspaceId, id]);
    return { type, id, now: row?.isThere ? row : null, hashes: row ? readHashes(row) : [] };
  }

  #remove(old: Difference["old"]) {
    this.tx.send(REMOVE, [
      this.tx.workspaceId,
      old.map(({ type }) => type),
      old.map(({ id }) => id),
      old.map(({ hash }) => hash),
    ]);
  }

  #add(fresh: Difference["fresh"]) {
    this.tx.send(ADD, {
      workspaceId: this.tx.workspaceId,
      types: fresh.map(({ type }) => type),
      ids: fresh.map(({ id }) => id),
      hashes: fresh.map(({ hash }) => hash),
      initiativeIds: fresh.map(({ initiativeId }) => initiativeId),
      titles: fresh.map(({ title }) => title),
      bodies: fresh.map(({ body }) => body),
      titleWords: fresh.map(({ titleWords }) => titleWords),
      labelWords: fresh.map(({ labelWords }) => labelWords),
      bodyWords: fresh.map(({ bodyWords }) => bodyWords),
    });
  }
}

const isGoneInitiative = ({ type, now }: State) => type === "initiative" && !now;

const splitTerms = ({ titleWords, labelWords, bodyWords }: Difference["fresh"][number]) =>
  `${titleWords} ${labelWords} ${bodyWords}`.split(" ");

function* cutSlices(fresh: Difference["fresh"]): Generator<Difference["fresh"]> {
  let slice: Difference["fresh"] = [];
  let length = 0;
  for (const chunk of fresh) {
    slice.push(chunk);
    length += chunk.titleWords.length + chunk.bodyWords.length;
    if (slice.length < SLICE && length < SLICE_LENGTH) continue;
    yield slice;
    slice = [];
    length = 0;
  }
  if (slice.length > 0) yield slice;
}
