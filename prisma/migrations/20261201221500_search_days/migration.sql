-- A day is a word of its own, katakana is indexed as hiragana, and kana that were cut into letters are joined; `10箇所` is `10か所`. The
-- server indexes what the index lacks when it starts.
DELETE FROM search.chunk WHERE (workspace_id, type, id) IN (
  SELECT workspace_id, type, id FROM search.chunk, LATERAL (SELECT title || ' ' || body AS text) AS whole
  WHERE text ~ '[ぁ-ヺｦ-ﾟ]|[0-9０-９]月|[0-9０-９数何][箇個]'
    OR text ~ '(?<!\d)(\d{4}[./-](0?[1-9]|1[0-2])[./-](0?[1-9]|[12]\d|3[01])|(0?[1-9]|1[0-2])/(0?[1-9]|[12]\d|3[01])|(0?[1-9]|[12]\d|3[01])/(0?[1-9]|1[0-2])/\d{4}|(0?[1-9]|[12]\d|3[01])[.-](0?[1-9]|1[0-2])[.-](\d\d|\d{4}))(?!\d)'
    OR text ~ '(?<!\d)(0?[1-9]|[12]\d|3[01])\.(0?[1-9]|1[0-2])\.(?!\w)'
    OR text ~* '\d(st|nd|rd|th|er)?\.?[ \u00a0](jan|jän|feb|f[ée]v|mar|mär|mrz|mrt|maa|apr|avr|may|mai|mei|jun|jui|jul|aug|ao[uû]|sep|o[ck]t|nov|d[eé][cz])'
    OR text ~* '(jan|jän|feb|f[ée]v|mar|mär|mrz|mrt|maa|apr|avr|may|mai|mei|jun|jui|jul|aug|ao[uû]|sep|o[ck]t|nov|d[eé][cz])\w*\.?[ \u00a0]\d'
);
