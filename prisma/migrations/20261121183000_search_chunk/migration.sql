-- Which chunk comes first is no question that search asks.
ALTER TABLE search.chunk DROP COLUMN is_first;
