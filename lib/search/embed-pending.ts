import { runInBackground } from "@/lib/background";
import { lockSelected } from "@/lib/db/locks";
import { query } from "@/lib/db/pool-query";
import { narrow } from "@/lib/db/sql-types";
import { statement } from "@/lib/db/statement";
import { log } from "@/lib/log";
import { processWide } from "@/lib/process-wide";
import type { SourceType } from "@/lib/schemas/enums";
import { embeddings } from "@/lib/search/embeddings/choose-embedder";
import { type Embedder, EmbeddingError, TextRefused } from "@/lib/search/embeddings/embedder";
import { hasVectors } from "./vectors";

type Run = { again: boolean; end: AbortController; done: Promise<void> };

const BATCH = 32;
/** Chunks with a vector per resource, up to a batch more: the rest of a long text is found by its words. */
const MAX_OF_ONE = 64;

const PENDING = statement(
  `
  SELECT c.type, c.id, c.hash, c.title, c.body FROM search.chunk c
  LEFT JOIN search.embedding e
    ON e.workspace_id = $1 AND e.type = c.type AND e.id = c.id AND e.hash = c.hash AND e.model = $2
  WHERE c.workspace_id = $1 AND e.hash IS NULL
    AND (SELECT count(*) FROM search.embedding o
         WHERE o.workspace_id = $1 AND o.type = c.type AND o.id = c.id AND o.model = $2) < ${MAX_OF_ONE}
  ORDER BY c.created_at, c.id, c.hash LIMIT ${BATCH}`,
  ["uuid", "text"],
  { type: narrow<SourceType>("text"), id: "uuid", hash: "text", title: "text", body: "text" },
);

const KEEP = statement(
  `
  INSERT INTO search.embedding (workspace_id, type, id, hash, model, vector)
  SELECT :workspaceId, c.type, c.id, c.hash, :model, new.vector::halfvec
  FROM unnest(:types::text[], :ids::uuid[], :hashes::text[], :vectors::text[]) AS new(type, id, hash, vector)
  JOIN search.chunk c
    ON c.workspace_id = :workspaceId AND c.type = new.type AND c.id = new.id AND c.hash = new.hash
  ORDER BY c.type, c.id, c.hash ${lockSelected("KEY SHARE", "c")}
  ON CONFLICT (workspace_id, type, id, hash) DO UPDATE SET model = excluded.model, vector = excluded.vector`,
  {
    workspaceId: "uuid",
    model: "text",
    types: "text[]",
    ids: "uuid[]",
    hashes: "text[]",
    vectors: "text?[]",
  },
);

const WITHOUT_VECTORS = statement(
  `SELECT w.id FROM workspace w
   WHERE EXISTS (SELECT 1 FROM search.chunk c WHERE c.workspace_id = w.id)
     AND NOT EXISTS (SELECT 1 FROM search.embedding e WHERE e.workspace_id = w.id)`,
  [],
  { id: "uuid" },
);

const running = processWide("embeddingRuns", () => new Map<string, Run>());

export async function listWorkspacesToEmbed(): Promise<string[]> {
  if (!embeddings().getEmbedder() || !(await hasVectors())) return [];
  const rows = await query(WITHOUT_VECTORS, []);
  return rows.map(({ id }) => id);
}

export function embedSoon(workspaceId: string) {
  if (embeddings().getEmbedder()) runInBackground("embeddings", () => embedPending(workspaceId));
}

/** One run at a time per workspace: concurrent calls await it. After a failure the rest waits for the next change. */
export function embedPending(workspaceId: string): Promise<void> {
  const present = running().get(workspaceId);
  if (present) {
    present.again = true;
    return present.done;
  }
  const run: Run = { again: true, end: new AbortController(), done: Promise.resolve() };
  running().set(workspaceId, run);
  run.done = embedAll(workspaceId, run).finally(() => running().delete(workspaceId));
  return run.done;
}

async function embedAll(workspaceId: string, run: Run) {
  const embedder = embeddings().getEmbedder();
  const { signal } = run.end;
  if (!embedder || !(await hasVectors())) return;
  try {
    while (run.again && !signal.aborted) {
      run.again = false;
      while (!signal.aborted && (await embedBatch(workspaceId, embedder, signal)));
    }
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof EmbeddingError)) throw error;
    log.warn({ event: "embeddings_failed", workspaceId, message: error.message });
  }
}

/** Stops all runs; the remaining chunks are embedded after the next change. */
export function stopEmbedding() {
  for (const { end } of running().values()) end.abort();
}

async function embedBatch(
  workspaceId: string,
  embedder: Embedder,
  signal: AbortSignal,
): Promise<boolean> {
  const { model } = embedder;
  const chunks = await query(PENDING, [workspaceId, model]);
  if (chunks.length === 0) return false;
  const texts = chunks.map(({ title, body }) => `${title}\n${body}`);
  const vectors = await embedReadable(embedder, texts, signal);
  await query(KEEP, {
    workspaceId,
    model,
    types: chunks.map(({ type }) => type),
    ids: chunks.map(({ id }) => id),
    hashes: chunks.map(({ hash }) => hash),
    vectors,
  });
  return true;
}

async function embedReadable(embedder: Embedder, texts: string[], signal: AbortSignal) {
  const readable = texts.filter((text) => embedder.reads(text));
  const vectors = readable.length > 0 ? await embedAny(embedder, readable, signal) : [];
  const byText = new Map(readable.map((text, index) => [text, vectors[index]]));
  return texts.map((text) => {
    const vector = byText.get(text);
    return vector ? `[${vector.join(",")}]` : null;
  });
}

/** Every model reads it, so a text that is refused while it is not has a fault of its own. */
const PLAIN_TEXT = "Groundwork";

/** Asks one by one for texts of which some may be refused. @throws for an outage, and if no text at all is accepted */
async function embedAny(embedder: Embedder, texts: string[], signal: AbortSignal) {
  try {
    return await embedder.embed(texts, "document", signal);
  } catch (error) {
    if (!(error instanceof TextRefused)) throw error;
    await embedder.embed([PLAIN_TEXT], "document", signal);
    const vectors: (Float32Array | undefined)[] = [];
    for (const text of texts) {
      const alone = await embedder.embed([text], "document", signal).catch((refusal) => {
        if (!(refusal instanceof TextRefused)) throw refusal;
        return [undefined];
      });
      vectors.push(alone[0]);
    }
    return vectors;
  }
}
