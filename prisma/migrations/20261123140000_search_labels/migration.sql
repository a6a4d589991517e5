-- The index now holds the words of an item's label. The server indexes what the index lacks when it starts.
DELETE FROM search.chunk WHERE type = 'context_item';
