-- Texts that leave something open have a word of their own in the field of labels. The server indexes what the index lacks when it
-- starts.
DELETE FROM search.chunk c WHERE c.type = 'document' OR c.type = 'context_item' AND EXISTS (
  SELECT FROM context_item x
  WHERE x.workspace_id = c.workspace_id AND x.id = c.id AND x.label IN ('decision', 'feature_idea', 'general_note')
);
