import { describe, expect, test } from "vitest";
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

describe("retrospective: trouble that did not come", () => {
  const find = async (text: string) => {
    const brief = briefFor("retrospective", [item("general_note", "Week 3", text)]);
    const sections = ["What went well", "What went badly"];
    const said = await Promise.all(sections.map((heading) => readSection(brief, heading)));
    return sections.filter((_, index) => said[index]?.includes(text.slice(0, 12)));
  };

  test.each([
    "Nobody complained about the queue.",
    "No tickets were lost.",
    "There were no complaints.",
    "Nothing went wrong, and the desk closed at six.",
    "None of the readers failed in the rain.",
    "Users did not complain.",
    "Niemand hat sich über die Schlange beschwert.",
    "Es gingen keine Karten verloren.",
    "Es gab keine Beschwerden.",
    "Niemand klaagde over de rij.",
    "Er gingen geen kaartjes verloren.",
    "Er kwamen geen klachten.",
    "Personne ne s'est plaint de la file.",
    "Aucun billet n'a été perdu.",
    "苦情は一件もなかった。",
    "誰も苦情を言わなかった。",
  ])("went well: %s", async (text) => expect(await find(text)).toEqual(["What went well"]));

  test.each([
    "Nobody saw that the lock was broken.",
    "Nobody fixed the broken lock.",
    "We had no power and a slow start.",
    "No complaint form was there, so people failed to write.",
    "No tickets were lost, but two visitors complained.",
    "If nobody complained, the form was broken.",
    "No day went by without complaints.",
    "Not only slow, the reader failed.",
    "No fewer than 12 people complained.",
    "Two complained, nobody answered them.",
    "Niemand merkte, dass Karten verloren gingen.",
    "Kein Tag ohne Beschwerden.",
    "Niemand hat das kaputte Schloss und die falsche Karte ersetzt.",
    "Niemand zag dat er kaartjes kwijt waren.",
    "Geen dag zonder klachten.",
    "Personne n'a vu que des billets étaient perdus.",
    "Pas un jour sans plaintes.",
    "苦情がなかった日はない。",
    "苦情は少なくなかった。",
  ])("went badly: %s", async (text) => expect(await find(text)).toEqual(["What went badly"]));
});
