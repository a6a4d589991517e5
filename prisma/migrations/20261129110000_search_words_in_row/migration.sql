-- A chunk's words stay in its row and its text moves out of long rows: ranking reads the words of every match, and the text of
-- twenty. Rows that are already there follow when they change, or with `search reindex`.
ALTER TABLE search.chunk ALTER COLUMN tsv SET STORAGE MAIN;
