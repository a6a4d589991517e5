-- A French word that follows an elided one is a word of its own: `l'inventaire` is `inventaire`. The server indexes what the index lacks
-- when it starts. [:alpha:] would depend on the locale.
DELETE FROM search.chunk WHERE (workspace_id, type, id) IN (
  SELECT workspace_id, type, id FROM search.chunk
  WHERE title || ' ' || body ~* '(?<![[:alnum:]])([cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)[''’][^[:space:][:punct:][:digit:]]'
);
