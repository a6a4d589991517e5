import { ServerNote } from "@/app/components/server-note";
import { getSemanticSearch, type SemanticSearch } from "@/lib/domain/search";

export async function SearchFacts() {
  const { how, next } = WORDS[await getSemanticSearch()];
  return (
    <>
      {how}
      {next && <ServerNote>{next}</ServerNote>}
    </>
  );
}

const BOTH = "By words and by meaning";
const WORDS: Record<SemanticSearch, { how: string; next?: string }> = {
  builtin: { how: `${BOTH} (built-in model)` },
  voyage: { how: `${BOTH} (Voyage AI)` },
  openai: { how: `${BOTH} (model behind an OpenAI-compatible API)` },
  off: {
    how: "By words only: search by meaning is turned off.",
    next: "turn it on with the setting EMBEDDINGS.",
  },
  unavailable: {
    how: "By words only: the embedding model is not installed or does not answer. It is retried automatically.",
    next: "find the reason in the log, under embedding_model_unavailable or query_embedding_failed.",
  },
  "no pgvector": {
    how: "By words only: pgvector is not installed.",
    next: "install pgvector 0.7 or later in PostgreSQL, restart, and run “npm run admin -- search reindex”.",
  },
};
