import { setImmediate } from "node:timers/promises";
import type { Transaction } from "@/lib/db/transaction";
import { SOURCE_TYPES, type SourceType } from "@/lib/schemas/enums";
import { type Chunk, chunksOf } from "@/lib/search/chunks";
import { SEARCHABLE } from "@/lib/search/searchable";
import { addWords } from "@/lib/search/vocabulary";
import { wordsOf } from "@/lib/search/words";

/** A thing as it is now, and which chunks of it the index has. */
type Row = {
  id: string;
  initiativeId: string | null;
  /** Null when the thing is gone. */
  title: string | null;
  text: string;
  hashes: string[];
};
type Place = { type: SourceType; id: string };
type NewChunk = Place &
  Chunk & { initiativeId: string | null; title: string; titleWords: string; bodyWords: string };
type OldChunk = Place & { hash: string };

/** Chunks in one statement: other work has its turn in between. */
const SLICE = 150;
/** Characters of the words of one chunk at most. */
const MAX_WORDS_LENGTH = 4_000;

/** What is no longer true goes, and what is new comes. */
const REPLACE = `
  WITH gone AS (
    DELETE FROM search.chunk WHERE workspace_id = $1 AND ctid = ANY(ARRAY(
      SELECT c.ctid FROM search.chunk c
      JOIN unnest($2::text[], $3::uuid[], $4::text[]) AS old(type, id, hash)
        ON c.workspace_id = $1 AND c.type = old.type AND c.id = old.id AND c.hash = old.hash
      ORDER BY c.type, c.id, c.hash FOR UPDATE OF c -- as those who store vectors lock them
    ))
  ), new AS (
    SELECT n.*, setweight(to_tsvector('english', title_words), 'A')
             || setweight(to_tsvector('simple', title_words), 'B')
             || setweight(to_tsvector('english', body_words), 'D') AS tsv
    FROM unnest($5::text[], $6::uuid[], $7::text[], $8::uuid[], $9::text[], $10::text[], $11::text[], $12::text[])
      AS n(type, id, hash, initiative_id, title, body, title_words, body_words)
  )
  INSERT INTO search.chunk (workspace_id, type, id, hash, initiative_id, title, body, tsv, length)
  SELECT $1, type, id, hash, initiative_id, title, body, tsv, greatest(1, length(tsv)) FROM new`;

/**
 * Brings the index up to date with the things that a transaction has touched, inside of it: only
 * chunks that changed are written. Things that are gone lose theirs.
 * @returns whether anything new can be found
 */
export async function updateIndex(
  tx: Transaction,
  touched: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<boolean> {
  const old: OldChunk[] = [];
  const fresh: NewChunk[] = [];
  const gone: string[] = [];
  for (const type of SOURCE_TYPES) {
    const ids = [...(touched.get(type) ?? [])];
    if (ids.length === 0) continue;
    for (const row of await readRows(tx, type, ids)) {
      const { id, title, initiativeId, hashes } = row;
      if (type === "initiative" && title === null) gone.push(id);
      const chunks = title === null ? [] : chunksOf(`${initiativeId}\n${title}`, row.text);
      const wanted = new Set(chunks.map(({ hash }) => hash));
      const have = new Set(hashes);
      old.push(...hashes.filter((hash) => !wanted.has(hash)).map((hash) => ({ type, id, hash })));
      for (const chunk of chunks) {
        if (title === null || have.has(chunk.hash)) continue;
        const bodyWords = words(chunk.body);
        fresh.push({
          ...chunk,
          type,
          id,
          initiativeId,
          title,
          titleWords: words(title),
          bodyWords,
        });
      }
    }
  }
  removeContents(tx, gone);
  for (let start = 0; start === 0 || start < fresh.length; start += SLICE) {
    const slice = fresh.slice(start, start + SLICE);
    if (slice.length + old.length > 0) replace(tx, start === 0 ? old : [], slice);
    if (start > 0) await setImmediate();
  }
  const texts = fresh.flatMap(({ titleWords, bodyWords }) => [titleWords, bodyWords]);
  addWords(tx, texts.join(" ").split(" "));
  return fresh.length > 0;
}

/** What stood in initiatives that are gone went with them. */
function removeContents(tx: Transaction, initiativeIds: string[]) {
  if (initiativeIds.length === 0) return;
  tx.send(
    `DELETE FROM search.chunk c WHERE c.workspace_id = $1 AND c.initiative_id = ANY($2::uuid[])
     AND NOT EXISTS (SELECT 1 FROM initiative i WHERE i.workspace_id = $1 AND i.id = c.initiative_id)`,
    [tx.workspaceId, initiativeIds],
  );
}

/** One row for each id. */
function readRows(tx: Transaction, type: SourceType, ids: string[]) {
  const { title, text, initiativeId } = SEARCHABLE[type];
  return tx.query<Row>(
    `SELECT wanted.id, ${initiativeId} AS "initiativeId", ${title} AS title, ${text} AS text,
       ARRAY(SELECT c.hash FROM search.chunk c
             WHERE c.workspace_id = $1 AND c.type = '${type}' AND c.id = wanted.id) AS hashes
     FROM unnest($2::uuid[]) AS wanted(id)
     LEFT JOIN "${type}" t ON t.workspace_id = $1 AND t.id = wanted.id`,
    [tx.workspaceId, ids],
  );
}

function replace(tx: Transaction, old: OldChunk[], fresh: NewChunk[]) {
  tx.send(REPLACE, [
    tx.workspaceId,
    old.map(({ type }) => type),
    old.map(({ id }) => id),
    old.map(({ hash }) => hash),
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

/** Some characters become many when they are made plain. */
const words = (text: string) => wordsOf(text).join(" ").slice(0, MAX_WORDS_LENGTH);
