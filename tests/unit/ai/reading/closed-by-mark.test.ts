import { expect, test } from "vitest";
import { saysClosed } from "@/lib/ai/reading/sentences/closed-risk";

const isClosed = (text: string) => saysClosed({ title: "Damp in the store", text });

test.each([
  "Damp ruins the maps. → solved in May 2026.",
  "Damp ruins the maps.\n→ solved",
  "Damp ruins the maps. --> resolved, new fan",
  "Damp ruins the maps. 3 May 2026: solved.",
  "[Solved] Damp ruins the maps.",
  "Feuchte schadet den Karten. Am 3. Mai 2026 gelöst.",
  "Feuchte schadet den Karten. Im Mai 2026 behoben.",
  "Feuchte schadet den Karten.\n→ erledigt",
  "Vocht schaadt de kaarten. Op 3 mei 2026 opgelost.",
  "Vocht schaadt de kaarten. → verholpen",
  "L'humidité abîme les cartes. → résolu en mai.",
  "L'humidité abîme les cartes. 3 mai 2026 : résolu.",
  "湿気で地図が傷む。2026年5月に解決済み。",
  "湿気で地図が傷む。→ 対応済み",
  "湿気で地図が傷む。→ 2026年5月に解決済み。",
  "【解決】湿気で地図が傷む。",
  "湿気で地図が傷む。5月3日に解決しました。",
])("risks: are over after a mark or a date: %s", (text) => expect(isClosed(text)).toBe(true));

test.each([
  "Damp → closed windows, then mold.",
  "Windows → solved by the crew each night.",
  "In May solved cases are lost.",
  "On 3 May closed shops get no maps.",
  "3 May: solved only for Leeds.",
  "The → resolved tickets pile up.",
  "By 3 May: solved or we stop.",
  "[Solved?] Damp ruins the maps.",
  "Im Mai gelöst ist es noch nicht.",
  "Am 3. Mai geschlossene Läden bekommen nichts.",
  "Wird am 3. Mai behoben.",
  "Bis 3. Mai gelöst.",
  "Am 3. Mai gelöst. Seit Juni wieder da.",
  "Op 3 mei gesloten winkels krijgen niets.",
  "Wordt op 3 mei opgelost.",
  "Le 3 mai clos, le dépôt ouvre en juin.",
  "Sera résolu le 3 mai.",
  "5月に解決する。",
  "5月までに解決済みにする。",
  "未解決。",
  "【未解決】湿気で地図が傷む。",
  "2026年5月に解決済み。6月に再発。",
  "対応済みの票が消える。",
  "【対応】乾燥機を置く。",
])("risks: are not over: %s", (text) => expect(isClosed(text)).toBe(false));
