import { expect, test } from "vitest";
import { briefFor, item, readSection } from "./pieces";

test.each([
  ["A club plays on a pitch with a wrong green light.", false],
  ["Reports are slow, but they arrive.", false],
  ["Das Netz fällt aus, Termine fehlen, aber keiner merkt es.", false],
  ["De lijst is fout, maar niemand ziet het.", false],
  ["Le réseau est lent, mais il tient.", false],
  ["It happened in May.", true],
  ["Der Frost ist im März eingetreten.", true],
  ["Het is in mei uitgekomen.", true],
  ["The pump failed twice in May.", true],
  ["Our mails never went out.", true],
  ["Die Pumpe ging im Mai zweimal kaputt.", true],
  ["De pomp ging in mei kapot.", true],
  ["La pompe est tombée en panne en mai.", true],
  ["ポンプが五月に故障した。", true],
  ["It has not happened yet.", false],
  ["Nothing like it happened so far.", false],
  ["If it happened again, we would have to close.", false],
  ["It may have happened before.", false],
  ["Trucks with broken lights may be stopped by the police.", false],
  ["A failed payment blocks the slot.", false],
  ["Bisher nicht eingetreten.", false],
  ["Ausgefallene Termine kosten 80 Euro.", false],
  ["Wenn die Anlage ausgefallen ist, steht alles still.", false],
  ["Es könnte sein, dass die Pumpe kaputtgeht.", false],
  ["Het is niet uitgekomen.", false],
  ["Cela ne s'est pas produit.", false],
  ["まだ発生していない。", false],
  ["故障した場合は全部止まる。", false],
])("retrospective: a risk went badly only if it came true: %s %s", async (text, went) => {
  const brief = briefFor("retrospective", [item("risk", "Card", text)]);
  expect((await readSection(brief, "What went badly")).includes(text)).toBe(went);
});
