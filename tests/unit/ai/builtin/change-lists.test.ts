import { describe, expect, test } from "vitest";
import type { Brief } from "@/lib/ai/engine";
import { briefFor, draft, initiative, item, readSection } from "./pieces";

const briefOf = (text: string) =>
  briefFor("release_notes", [
    initiative("Let guests book a table."),
    item("general_note", "Till 4.2", text),
  ]);
const HEADINGS = ["New", "Improved", "Fixed", "Changes that need action"];

test.each([
  "Since 2 March: guests see free tables. Fixed: the receipt was printed twice. Changed: the invoice comes on the 5th. To do: restart the printer once.",
  "New: guests see free tables.\nChanged: the invoice comes on the 5th.\nIt is faster to read.\nFixed: the receipt was printed twice.\nTo do: restart the printer once.",
  "New\n- free tables\n\nImproved\n- the invoice\n\nFixed\n- the receipt\n\nTo do\n- restart the printer",
  "Seit 2. März: Gäste sehen free tables.\nBehoben: the receipt wurde doppelt gedruckt.\nGeändert: the invoice kommt am 5.\nZu tun: the printer einmal neu starten.",
  "Nieuw\n- free tables\n\nGewijzigd:\n- the invoice\n\nOpgelost\n- the receipt\n\nTe doen\n- the printer",
  "## Nouveautés\n\n- free tables\n\n## Modifications\n\n- the invoice\n\n## Corrections\n\n- the receipt\n\n## À faire\n\n- the printer",
  "新機能：free tablesが見える。\n変更：the invoiceは5日に届く。\n修正：the receiptが二重に印刷された。\n要対応：the printerを再起動する。",
])("release notes: each label of a list of changes begins a part: %s", async (text) => {
  const sections = await Promise.all(HEADINGS.map((name) => readSection(briefOf(text), name)));
  const words = ["free tables", "the invoice", "the receipt", "the printer"];
  for (const [index, section] of sections.entries())
    expect(words.filter((each) => section.toLowerCase().includes(each))).toEqual([words[index]]);
});

test.each([
  "- Fixed: the receipt was printed twice\n- Known: the printer still needs a card",
  "- Behoben: the receipt kam doppelt\n- Bekannt: the printer braucht noch eine Karte",
  "- Opgelost: the receipt kwam dubbel\n- Bekend: the printer heeft nog een kaart nodig",
  "- Corrigé : the receipt sortait deux fois\n- Connu : the printer demande encore une carte",
  "- 修正：the receiptが二重に印刷された\n- 既知：the printerはまだカードが必要",
])("release notes: what is known is a known issue: %s", async (text) => {
  expect(await readSection(briefOf(text), "Known issues")).toContain("the printer");
  expect(await readSection(briefOf(text), "Known issues")).not.toContain("the receipt");
  expect(await readSection(briefOf(text), "Fixed")).not.toContain("the printer");
});

test.each([
  "Changed: we start in May, not in April.",
  "Known: the board meets in May.",
  "Bekannt: der Vorstand tagt im Mai.",
  "To do: order twelve tablets.",
  "Geändert: Wir beginnen im Mai.",
  "Te doen: tablets bestellen.",
])("release notes: a single label is none of a list of changes: %s", async (text) => {
  for (const name of HEADINGS)
    expect(await readSection(briefOf(text), name)).not.toContain(text.slice(0, 12));
});

test.each([
  "- Improved: the list is 3x faster\n- Fixed: the receipt\n- Internal: moved the queue\n\nComing in 4.19 (Jan): failed debits are shown",
  "- Fixed: the receipt\n- Fixed: the list\n- Planned: the queue shows failed debits",
  "- Verbessert: the list ist schneller\n- Behoben: the receipt\n- Intern: the queue\n- Kommt in 4.19: failed debits",
  "- Verbeterd: the list is sneller\n- Opgelost: the receipt\n- Intern: the queue\n- Binnenkort: failed debits",
  "- Amélioré : the list\n- Corrigé : the receipt\n- Interne : the queue\n- À venir : failed debits",
  "- 改善：the list\n- 修正：the receipt\n- 社内：the queue\n- 近日公開予定：failed debits",
  "- Improved: the list\n- Fixed: the receipt\n- Coming in autumn: the queue\n- Planned for the summer: failed debits",
  "- Improved: the list\n- Fixed: the receipt\n- Coming in the spring release: the queue\n- Coming in the new year: failed debits",
  "- Verbessert: the list\n- Behoben: the receipt\n- Kommt im Frühjahr: the queue\n- Geplant für Herbst: failed debits",
  "- Verbeterd: the list\n- Opgelost: the receipt\n- Gepland voor het voorjaar: the queue\n- Komt in de zomer: failed debits",
  "- Amélioré : the list\n- Corrigé : the receipt\n- Prévu pour l'été : the queue\n- À venir dans la nouvelle version : failed debits",
])("change lists: what is internal or to come is no news: %s", async (text) => {
  const said = await draft(briefOf(text));
  expect(said).not.toMatch(/the queue|failed debits/);
  for (const name of ["the list", "the receipt"]) expect(said.toLowerCase()).toContain(name);
  const looksBack = briefFor("retrospective", briefOf(text).evidence);
  expect(await readSection(looksBack, "What went badly")).not.toMatch(/the queue|failed debits/);
});

test.each([
  "- Fixed: the receipt\n- Improved: Internal links work: the queue is shorter",
  "- Fixed: the receipt\n- New: coming orders: the queue shows them",
  "- New: internal: the queue for staff\n- Fixed: the receipt",
  "- Fixed: the receipt\n- Improved: planned in May, the queue is shorter",
  "- Behoben: the receipt\n- Verbessert: interne Mails: the queue ist kürzer",
  "- Opgelost: the receipt\n- Verbeterd: the queue komt in de lijst: sneller",
  "- Corrigé : the receipt\n- Amélioré : the queue interne : plus courte",
  "- 修正：the receipt\n- 改善：社内の画面：the queueが短い",
])("change lists: news with such words stays: %s", async (text) => {
  expect(await draft(briefOf(text))).toContain("queue");
});

const NOTE = "No item of this initiative was found";

test.each(["release_notes", "retrospective"] as const)(
  "%s: a description or a note that says since when the plan is in use needs no warning",
  async (type) => {
    const write = (about: string, note: string) =>
      draft(briefFor(type, [initiative(about), item("general_note", "Start", note)]));
    expect(await write("Mobile Kassen.", "Am 1. April mit 40 Kassen gestartet.")).not.toContain(
      NOTE,
    );
    expect(await write("2025年4月に本店で始め、9月に全店へ広げた。", "現場の声。")).not.toContain(
      NOTE,
    );
    expect(await write("Caisses.", "Déployé le 2 mars 2025 : oui.")).toContain(NOTE);
    expect(await write("Tills.", "The pilot starts on 3 May 2027.")).toContain(NOTE);
  },
);

const readPlain = async (brief: Brief, heading: string) =>
  (await readSection(brief, heading)).replaceAll(/ \[\^E\d+\]/g, "");

describe("change lists: items that go to one section", () => {
  test.each([
    [
      "The van was faster.\n\n- The map is great\n- The desk helped\n- The printer broke twice",
      "- **Week 3.** The van was faster.\n    - The map is great\n    - The desk helped",
      "- **Week 3.** The printer broke twice.",
    ],
    [
      "- Everybody loved the map. It helped.\n- A guest complained\n- The lock was broken\n\nThe pump failed too.",
      "- **Week 3.** Everybody loved the map. It helped.",
      "- **Week 3.**\n    - A guest complained\n    - The lock was broken\n\n    The pump failed too.",
    ],
    [
      "Everybody loved the map. A guest complained. The lock was broken.",
      "- **Week 3.** Everybody loved the map.",
      "- **Week 3.** A guest complained. The lock was broken.",
    ],
  ])("stay a list, and a single one is a sentence: %j", async (text, well, badly) => {
    const brief = briefFor("retrospective", [item("general_note", "Week 3", text)]);
    expect(await readPlain(brief, "What went well")).toBe(well);
    expect(await readPlain(brief, "What went badly")).toBe(badly);
  });

  test("lose the label that the heading repeats", async () => {
    const text = "- Fixed: the receipt was late\n- Fixed: the map turned\n- New: a desk";
    const brief = briefFor("release_notes", [item("general_note", "Till 4.2", text)]);
    expect(await readPlain(brief, "Fixed")).toBe(
      "- **Till 4.2.**\n    - The receipt was late\n    - The map turned",
    );
  });

  test("stay sentences in the cells of a register", async () => {
    const text =
      "- Cause: rain\n- Effect: no guests\n- Countermeasure: tents\n- Countermeasure: a hall";
    const brief = briefFor("risk_register", [item("risk", "Rain", text)]);
    expect(await readPlain(brief, "Register")).not.toContain("    - ");
  });
});

test.each([
  "What annoyed visitors most:\n\n- Login failed\n- The text is tiny\n- The door is heavy",
  "- Login failed for 40 users\n- The text is tiny and the door is heavy",
  "Problems\n\n- Login failed\n- The text is tiny\n- The door is heavy",
])("retrospective: an item of a list follows the complaint above it: %j", async (text) => {
  const brief = briefFor("retrospective", [item("user_feedback", "Comment cards", text)]);
  const badly = await readPlain(brief, "What went badly");
  for (const word of ["Login", "tiny", "heavy"]) expect(badly).toContain(word);
});
