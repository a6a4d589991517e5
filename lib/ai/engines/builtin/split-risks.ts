import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { isClosedRisk } from "@/lib/ai/reading/sentences/closed-risk";
import { matchWords } from "@/lib/text/words";
import { readPieceBlocks, replaceBlocks } from "./fitting-passages";

/** A title that ends by naming several risks: `Summer risks`, but not `Risks of theft`, below which may be what is done against it. */
const NAMES_RISKS = matchWords(
  "(?:risks|concerns|worries|risiken|befürchtungen|sorgen|risico['’]?s|zorgen|risques|craintes|inquiétudes)\\s?:?$|^(?:主な)?リスク(?:一覧)?$",
);

/** Below `Measures against risks`, `Closed risks` or `No risks` stand none. */
const NAMES_OTHERS = matchWords(
  `against|closed|solved|resolved|former|past|no|not|without|none|mitigat(?:es?|ed|ing|ions?)|measures
  gegen|erledigte?n?|geschlossene?n?|behobene?n?|gelöste?n?|keine?n?|ohne|nicht|maßnahmen
  tegen|gesloten|opgeloste?|afgesloten|geen|zonder|niet|maatregelen
  contre|clos|closes?|résolus?|levés?|aucune?s?|pas|sans|mesures
  対策|解決|済|終了|なし|ない`,
);

/** Splits an item that is a list of risks below a title such as `Risks` into one piece for each. */
export function splitRisks(piece: Evidence): Evidence[] {
  if (!hasLabel(piece, "risk") || !NAMES_RISKS.test(piece.title) || NAMES_OTHERS.test(piece.title))
    return [piece];
  if (isClosedRisk(piece)) return [piece];
  const [list, ...others] = readPieceBlocks(piece);
  if (list?.kind !== "list" || others.length > 0 || list.items.length < 2) return [piece];
  if (list.items.some(({ depth }) => depth > 0)) return [piece];
  return list.items.map(({ text }) =>
    replaceBlocks({ ...piece, title: "" }, [{ kind: "paragraph", text }]),
  );
}
