-- A day is a word of its own, katakana is indexed as hiragana, and kana that were cut into letters are joined. The server indexes
-- what the index lacks when it starts.
DELETE FROM search.chunk WHERE (workspace_id, type, id) IN (
  SELECT workspace_id, type, id FROM search.chunk, LATERAL (SELECT title || ' ' || body AS text) AS whole
  WHERE text ~ '[ぁ-ヺｦ-ﾟ]' OR text ~ '\d[./-]\d|\d月'
    OR text ~* '\d(st|nd|rd|th|er)?\.?[ \u00a0](jan|feb|f[ée]v|mar|mär|mrz|maa|apr|avr|may|mai|mei|jun|jui|jul|aug|ao[uû]|sep|o[ck]t|nov|d[eé][cz])'
    OR text ~* '(jan|feb|f[ée]v|mar|mär|mrz|maa|apr|avr|may|mai|mei|jun|jui|jul|aug|ao[uû]|sep|o[ck]t|nov|d[eé][cz])\w*\.?[ \u00a0]\d'
);
