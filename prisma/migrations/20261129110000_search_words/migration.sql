-- A chunk's words stay in its row and its text moves out of long rows: ranking reads the words of every match, and the text of
-- twenty. Rows that are already there follow when they change, or with `search reindex`.
ALTER TABLE search.chunk ALTER COLUMN tsv SET STORAGE MAIN;

-- `14,500` is one word now, and a goal's figures are one line. The server indexes what the index lacks when it starts.
DELETE FROM search.chunk WHERE type = 'goal' OR (workspace_id, type, id) IN (
  SELECT workspace_id, type, id FROM search.chunk
  WHERE title ~ '\d[.,''’\u00a0\u202f]\d{3}' OR body ~ '\d[.,''’\u00a0\u202f]\d{3}'
);
