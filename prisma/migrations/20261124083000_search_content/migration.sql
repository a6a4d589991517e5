-- The index leaves out the notes and sources of generated documents. The server indexes what the index lacks when it starts.
DELETE FROM search.chunk WHERE type = 'document' AND (workspace_id, id) IN (
  SELECT workspace_id, document_id FROM grounding
);
