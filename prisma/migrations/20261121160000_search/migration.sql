-- What search knows, in a schema of its own that prisma/schema.prisma leaves alone (docs/search.md).
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE SCHEMA search;

-- A piece of a thing that can be found. The initiative's own row has its own id as initiative_id.
CREATE TABLE search.chunk (
  workspace_id uuid NOT NULL REFERENCES public.workspace (id) ON DELETE CASCADE,
  type text NOT NULL CHECK (type IN ('document', 'initiative', 'context_item', 'goal', 'upload')),
  id uuid NOT NULL,
  hash text NOT NULL,
  is_first boolean NOT NULL,
  initiative_id uuid,
  title text NOT NULL,
  body text NOT NULL,
  tsv tsvector NOT NULL,
  length int NOT NULL,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  PRIMARY KEY (workspace_id, type, id, hash)
);
-- No foreign key to the initiative: the delete of one would wait for who writes in it, and that one for the delete.
CREATE INDEX chunk_tsv ON search.chunk USING gin (workspace_id, tsv) WITH (fastupdate = off);
CREATE INDEX chunk_initiative ON search.chunk (workspace_id, initiative_id);

-- The words of each workspace as they are written, for beginnings and for typing errors. Ordered by bytes, whatever the
-- database's language is.
CREATE TABLE search.term (
  workspace_id uuid NOT NULL REFERENCES public.workspace (id) ON DELETE CASCADE,
  term text COLLATE "C" NOT NULL,
  PRIMARY KEY (workspace_id, term)
);

-- Meaning as vectors, where pgvector 0.7 or later can be had; without it search is by words alone.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS vector;
  PERFORM 'halfvec'::regtype;
  CREATE TABLE search.embedding (
    workspace_id uuid NOT NULL,
    type text NOT NULL,
    id uuid NOT NULL,
    hash text NOT NULL,
    model text NOT NULL,
    vector halfvec(512), -- null where the model cannot read the text
    PRIMARY KEY (workspace_id, type, id, hash),
    FOREIGN KEY (workspace_id, type, id, hash) REFERENCES search.chunk ON DELETE CASCADE
  );
EXCEPTION WHEN feature_not_supported OR undefined_file OR undefined_object OR insufficient_privilege THEN
  RAISE NOTICE 'pgvector 0.7 is not installed: search is by words alone.';
END $$;
