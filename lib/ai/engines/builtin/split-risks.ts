import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { matchWords } from "@/lib/text/words";
import { readPieceBlocks, replaceBlocks } from "./fitting-passages";

/** A title that ends by naming several risks: `Summer risks`, but not `Risks of theft`, below which may be what is done against it. */
const NAMES_RISKS = matchWords(
  "(?:risks|concerns|worries|risiken|befürchtungen|sorgen|risico['’]?s|zorgen|risques|craintes|inquiétudes)\\s?:?$|^(?:主な)?リスク(?:一覧)?$",
);

/** Splits an item that is a list of risks below a title such as `Risks` into one piece for each. */
export function splitRisks(piece: Evidence): Evidence[] {
  if (!hasLabel(piece, "risk") || !NAMES_RISKS.test(piece.title)) return [piece];
  const [list, ...others] = readPieceBlocks(piece);
  if (list?.kind !== "list" || others.length > 0 || list.items.length < 2) return [piece];
  if (list.items.some(({ depth }) => depth > 0)) return [piece];
  return list.items.map(({ text }) =>
    replaceBlocks({ ...piece, title: "" }, [{ kind: "paragraph", text }]),
  );
}
