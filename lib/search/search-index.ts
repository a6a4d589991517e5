import { setImmediate } from "node:timers/promises";
import type { Transaction } from "@/lib/db/transaction";
import { SOURCE_TYPES, type SourceType } from "@/lib/schemas/enums";
import { type Chunk, chunksOf } from "@/lib/search/chunks";
import { type Searchable, searchableColumns, searchableOf } from "@/lib/search/searchable";
import { addWords } from "@/lib/search/vocabulary";
import { wordsOf } from "@/lib/search/words";

type Thing = { type: SourceType; id: string };
/** A thing as it is now, null when it is gone, and which chunks of it the index has. */
type State = Thing & { now: Searchable | null; hashes: string[] };
type NewChunk = Thing &
  Chunk & { initiativeId: string | null; title: string; titleWords: string; bodyWords: string };
type OldChunk = Thing & { hash: string };

/** Chunks in one statement: other work has its turn in between. */
const SLICE = 150;
/** Characters of the words of one chunk at most. */
const MAX_WORDS_LENGTH = 4_000;

const REMOVE = `
  DELETE FROM search.chunk WHERE workspace_id = $1 AND ctid = ANY(ARRAY(
    SELECT c.ctid FROM search.chunk c
    JOIN unnest($2::text[], $3::uuid[], $4::text[]) AS old(type, id, hash)
      ON c.workspace_id = $1 AND c.type = old.type AND c.id = old.id AND c.hash = old.hash
    ORDER BY c.type, c.id, c.hash FOR UPDATE OF c -- as those who store vectors lock them
  ))`;

const ADD = `
  INSERT INTO search.chunk (workspace_id, type, id, hash, initiative_id, title, body, tsv, length)
  SELECT $1, type, id, hash, initiative_id, title, body, tsv, greatest(1, length(tsv))
  FROM unnest($2::text[], $3::uuid[], $4::text[], $5::uuid[], $6::text[], $7::text[], $8::text[], $9::text[])
    AS new(type, id, hash, initiative_id, title, body, title_words, body_words),
    LATERAL (SELECT setweight(to_tsvector('english', title_words), 'A')
                 || setweight(to_tsvector('simple', title_words), 'B')
                 || setweight(to_tsvector('english', body_words), 'D') AS tsv) AS words`;

/** What stood in initiatives that are gone went with them, and so do their own chunks. */
const REMOVE_CONTENTS = `
  DELETE FROM search.chunk WHERE workspace_id = $1 AND ctid = ANY(ARRAY(
    SELECT c.ctid FROM search.chunk c WHERE c.workspace_id = $1 AND c.initiative_id = ANY($2::uuid[])
      AND NOT EXISTS (SELECT 1 FROM initiative i WHERE i.workspace_id = $1 AND i.id = c.initiative_id)
    ORDER BY c.type, c.id, c.hash FOR UPDATE OF c -- as above
  ))`;

/** The index of a transaction's workspace, kept up to date inside of it. */
export class SearchIndex {
  /** By the ids of the things that have changed. */
  readonly #states = new Map<string, Promise<State>>();

  /** Notes whatever changes in the transaction from now on. */
  constructor(private readonly tx: Transaction) {
    tx.onChange = (table, id, added) => {
      const type = SOURCE_TYPES.find((name) => name === table);
      if (type) this.note(type, id, added);
    };
  }

  /** A thing has changed: it will be read, behind what the transaction has sent so far, unless its fields are here. */
  note(type: SourceType, id: string, added?: Readonly<Record<string, unknown>>) {
    const state = added
      ? Promise.resolve({ type, id, now: searchableOf(type, added), hashes: [] })
      : this.#read(type, id);
    state.catch(() => {}); // `update` tells
    this.#states.set(id, state);
  }

  /**
   * Brings the index up to date with what was noted: only chunks that changed are written. Things that are gone
   * lose theirs. @returns whether anything new can be found
   */
  async update(): Promise<boolean> {
    const states = await Promise.all(this.#states.values());
    const gone = states.filter(isGoneInitiative);
    const differences = states.filter((state) => !isGoneInitiative(state)).map(difference);
    const old = differences.flatMap((one) => one.old);
    const fresh = differences.flatMap((one) => one.fresh);
    if (old.length > 0) this.#remove(old);
    if (gone.length > 0) {
      this.tx.send(REMOVE_CONTENTS, [this.tx.workspaceId, gone.map(({ id }) => id)]);
    }
    for (let start = 0; start < fresh.length; start += SLICE) {
      if (start > 0) await setImmediate();
      this.#add(fresh.slice(start, start + SLICE));
    }
    const texts = fresh.flatMap(({ titleWords, bodyWords }) => [titleWords, bodyWords]);
    addWords(this.tx, texts.join(" ").split(" "));
    return fresh.length > 0;
  }

  async #read(type: SourceType, id: string): Promise<State> {
    type Row = Searchable & { isThere: boolean; hashes: string[] };
    const [row] = await this.tx.query<Row>(
      `SELECT t.id IS NOT NULL AS "isThere", ${searchableColumns(type)},
         ARRAY(SELECT c.hash FROM search.chunk c
               WHERE c.workspace_id = $1 AND c.type = '${type}' AND c.id = wanted.id) AS hashes
       FROM (SELECT $2::uuid AS id) AS wanted
       LEFT JOIN "${type}" t ON t.workspace_id = $1 AND t.id = wanted.id`,
      [this.tx.workspaceId, id],
    );
    return { type, id, now: row?.isThere ? row : null, hashes: row?.hashes ?? [] };
  }

  #remove(old: OldChunk[]) {
    this.tx.send(REMOVE, [
      this.tx.workspaceId,
      old.map(({ type }) => type),
      old.map(({ id }) => id),
      old.map(({ hash }) => hash),
    ]);
  }

  #add(fresh: NewChunk[]) {
    this.tx.send(ADD, [
      this.tx.workspaceId,
      fresh.map(({ type }) => type),
      fresh.map(({ id }) => id),
      fresh.map(({ hash }) => hash),
      fresh.map(({ initiativeId }) => initiativeId),
      fresh.map(({ title }) => title),
      fresh.map(({ body }) => body),
      fresh.map(({ titleWords }) => titleWords),
      fresh.map(({ bodyWords }) => bodyWords),
    ]);
  }
}

const isGoneInitiative = ({ type, now }: State) => type === "initiative" && !now;

/** What the index has of a thing and should not, and the other way round. */
function difference({ type, id, now, hashes }: State): { old: OldChunk[]; fresh: NewChunk[] } {
  if (!now) return { old: hashes.map((hash) => ({ type, id, hash })), fresh: [] };
  const { initiativeId, title, text } = now;
  const chunks = chunksOf(`${initiativeId}\n${title}`, text);
  const wanted = new Set(chunks.map(({ hash }) => hash));
  const have = new Set(hashes);
  const thing = { type, id, initiativeId, title, titleWords: words(title) };
  return {
    old: hashes.filter((hash) => !wanted.has(hash)).map((hash) => ({ type, id, hash })),
    fresh: chunks
      .filter(({ hash }) => !have.has(hash))
      .map((chunk) => ({ ...thing, ...chunk, bodyWords: words(chunk.body) })),
  };
}

/** Some characters become many when they are made plain. */
const words = (text: string) => wordsOf(text).join(" ").slice(0, MAX_WORDS_LENGTH);
