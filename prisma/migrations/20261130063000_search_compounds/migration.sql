-- An unknown word also finds the compounds that end with it: `vertrag` finds `wartungsvertrag`.
CREATE INDEX term_reversed ON search.term (workspace_id, reverse(term));
