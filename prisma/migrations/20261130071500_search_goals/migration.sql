-- The words by which people ask for goals are indexed with them. The server indexes what the index lacks when it starts.
DELETE FROM search.chunk WHERE type = 'goal';
