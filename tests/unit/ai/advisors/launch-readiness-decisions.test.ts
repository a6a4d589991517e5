import { describe, expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/launch-readiness/check";
import { applyRules } from "@/lib/ai/advisors/launch-readiness/rules";
import { hasLabel } from "@/lib/ai/evidence";
import type { ContextLabel } from "@/lib/schemas/enums";
import { launchMaterial } from "@/tests/support/launch-material";

/** Judges the sample with one item instead of its decisions and notes. */
function judgeItem(label: ContextLabel, title: string, text: string) {
  const material = launchMaterial("Arrival");
  const [first] = material.evidence.filter(
    (piece) => piece.type === "context_item" && piece.scope === "initiative",
  );
  if (first?.type !== "context_item") throw new Error("The sample has no item.");
  const item = { ...first, label, title, text, id: "item", ref: "E900" };
  const others = material.evidence.filter((piece) => !hasLabel(piece, "decision", "general_note"));
  const own = { ...material, evidence: [...others, item] };
  return checkAnswer(applyRules(own), own).checks.find(({ area }) => area.startsWith("Scope"));
}

describe("launch readiness: a decision", () => {
  test.each([
    ["Proposal", "We recommend to start at Mill Lane. Nothing is decided yet."],
    ["Proposal", "We recommend to start at Mill Lane. It costs £3 a head."],
    ["Empfehlung: Kassel zuerst", "Wir empfehlen, in Kassel zu beginnen."],
    ["Standort", "Wir schlagen den Standort Kassel vor."],
    ["Start", "In Kassel. Noch ist nichts entschieden."],
    ["Start", "We recommend Mill Lane; nothing is decided."],
    ["Start", "Start at Mill Lane. As of today, nothing is decided."],
    ["Start", "In Kassel. Es ist noch nichts entschieden."],
    ["Start", "À Lyon. Pour l’instant, rien n’est décidé."],
    ["Start", "We recommend Mill Lane. It must be approved by the board."],
    ["Start", "We recommend Mill Lane. Approved suppliers get a discount."],
    ["Start", "We recommend Roto. The minutes were approved."],
    ["Start", "Wir empfehlen Roto. Das Protokoll wurde genehmigt."],
    ["Start", "Wij adviseren Roto. De notulen zijn goedgekeurd."],
    ["Start", "Nous recommandons Roto. Le procès-verbal est approuvé."],
    ["開始", "ロトを推奨します。議事録は承認された。"],
    ["Tests", "We recommend user tests."],
    ["Start", "We start at Mill Lane.\n\nUPDATE 3 May: no longer true, Bath comes first."],
    ["Standort", "Wir empfehlen Kassel. Das muss genehmigt werden."],
    ["Termine", "Wir empfehlen Kundentermine."],
    ["Voorstel", "We raden aan om in Breda te beginnen."],
    ["Voorstel", "We raden Breda aan. Het moet worden goedgekeurd."],
    ["Proposition", "Nous proposons Lyon. Le plan doit être approuvé."],
    ["Pilotes", "Nous proposons des clients pilotes."],
    ["開始", "京都から始めることを提案します。承認が必要。"],
    ["Proposition", "Nous recommandons de commencer à Lyon."],
    ["開始", "京都から始めることを提案します。"],
    ["Postponed: rinsing on site", "Until March, when the costs are known."],
    ["Vertagt: Spülung vor Ort", "Bis März 2027."],
    ["Reporté : le lavage", "Jusqu'en mars."],
    ["保留：料金", "料金は3月まで保留。"],
    ["Launch in Norway?", "Should we go to Norway as well?"],
    ["Launch in Norway?", ""],
    ["Norwegen?", "Sollen wir auch nach Norwegen?"],
    ["ノルウェー", "ノルウェーでも始めるか。"],
    ["Paint", "Green or red? Ann asks the painter by 3 May."],
    ["Paint", "We might take green. It is the cheapest."],
    ["Farbe", "Wir nehmen vielleicht Grün."],
    ["Kleur", "We nemen misschien groen."],
    ["Couleur", "Nous prendrons peut-être le vert."],
    ["色", "緑にするかもしれない。"],
    ["Cover", "TBD"],
    ["Deckung", "Wird noch entschieden."],
    ["Dekking", "Nog te bepalen."],
    ["Garantie", "Reste à définir avec Bo."],
    ["保証", "保証期間は検討中。"],
    ["Fee", "Not decided yet: £5 or £6 a lamp. Ann has to say by 3 May."],
    ["Gebühr", "Noch nicht entschieden: 5 € oder 6 €. Ann muss es bis 3. Mai sagen."],
    ["Tarief", "Nog niet besloten: € 5 of € 6. Ann moet het voor 3 mei zeggen."],
    ["Tarif", "Pas encore décidé : 5 € ou 6 €. Ann doit le dire avant le 3 mai."],
    ["料金", "まだ決まっていない。500円か600円。佐藤さんが5月3日までに決める。"],
  ])("that only recommends or postpones is not decided: %s, %s", (title, text) => {
    const check = judgeItem("decision", title, text);
    expect(check?.finding).toContain(`Nothing that is settled was found in “${title}”.`);
    expect(check?.finding).not.toContain("Decided:");
    expect(check?.status).toBe("warn");
  });

  test.each([
    ["Start", "We start at Mill Lane."],
    ["Start", "We start at Mill Lane. The old list no longer applies."],
    ["Postponed to June", "The launch moves to June, because the tuners need training."],
    ["Start", "Postponed: the launch moves to June."],
    ["Start", "We proposed Mill Lane. The board agreed."],
    ["Rules", "Nothing is decided by one person alone."],
    ["Abo", "Das Abo kostet 29 Euro. Wir empfehlen es allen Kunden."],
    ["Start", "We recommend Mill Lane. Decided on 3 May."],
    ["Start", "We recommend Mill Lane. The board agreed on 3 May."],
    ["Start", "We start at Mill Lane. On the second lane, nothing is decided."],
    ["Start", "Wir beginnen in Kassel. Zu Bremen ist nichts entschieden."],
    ["Start", "We beginnen in Breda. Over Tilburg is niets besloten."],
    ["Start", "Nous commençons à Lyon. Pour Lille, rien n’est décidé."],
    ["Start", "We recommend Mill Lane. The board approved it on 3 May."],
    ["Start", "We recommend Mill Lane. The council said yes."],
    ["Start", "We recommend Roto. The board approved it within ten minutes."],
    ["Start", "We recommend Roto. The minutes show that the board approved it."],
    ["Start", "We recommend Roto. The board approved the minutes and the budget."],
    ["Start", "Wir empfehlen Roto. Laut Protokoll hat der Rat zugestimmt."],
    ["Start", "Wir empfehlen Kassel. Der Vorstand hat zugestimmt."],
    ["Start", "We stellen Breda voor. Het bestuur heeft dat goedgekeurd."],
    ["Start", "Nous proposons Lyon. Le conseil l’a approuvée."],
    ["開始", "京都から始めることを提案します。取締役会が承認した。"],
    ["Renewal", "We recommend our customers to renew early."],
    ["Abo", "Wir empfehlen unseren Kunden, früh zu verlängern."],
    ["Abo", "We raden klanten aan vroeg te verlengen."],
    ["Abo", "Nous recommandons aux clients de renouveler tôt."],
    ["更新", "お客様に早めの更新を推奨する。"],
    ["Launch in Norway?", "Yes, in June."],
    ["Paint", "Which colour? It is green."],
    ["Start", "Who starts? Ann starts by 3 May."],
    ["Fee", "We take £5. Not decided: the deposit. Ann has to say by 3 May."],
    ["Rules", "Maybe-answers do not count."],
    ["Fee", "We might as well start in May."],
    ["Plan", "We might lose some. We raise it in May."],
    ["Kette", "Wir könnten nicht liefern, darum beginnen wir in Bern."],
    ["Vrijgave", "Ann moet elke bestelling beslissen."],
    ["Norvège ?", "Oui, en juin."],
    ["承認", "佐藤さんの決定が必要。"],
  ])("that settles something is quoted: %s, %s", (title, text) => {
    expect(judgeItem("decision", title, text)?.finding).toContain("Decided:");
  });

  test.each(["decision", "general_note", "risk"] as const)(
    "names the boxes that are not ticked in a %s",
    (label) => {
      const text = "Before March:\n\n- [x] Contract signed\n- [ ] Train the desk\n";
      const finding = judgeItem(label, "Plan", text)?.finding ?? "";
      expect(finding).toContain("“Train the desk”");
      expect(finding.split("Boxes")[1]).not.toContain("Contract signed");
    },
  );

  test.each([
    ["Tablets", "Open: who pays for the tablets?", "Open: who pays for the tablets?"],
    ["Tablets", "We need ten. Who pays? Not decided.", "Who pays? Not decided."],
    ["Tablets", "Offen ist, wer die Tablets zahlt.", "Offen ist, wer die Tablets zahlt."],
    ["Tablets", "Nog onduidelijk: wie betaalt?", "Nog onduidelijk: wie betaalt?"],
    ["Tablettes", "Pas encore décidé : qui paie.", "Pas encore décidé : qui paie."],
    ["端末", "誰が払うかは未定。", "誰が払うかは未定。"],
  ])("next to a note with an open question does not pass: %s, %s", (title, text, said) => {
    const check = judgeItem("general_note", title, text);
    expect(check?.finding).toContain(`“${title}”: “${said}”`);
    expect(check?.status).toBe("warn");
  });

  test.each([
    "Who pays for the tablets?",
    "Wer zahlt?",
    "Wie betaalt?",
    "Qui paie ?",
    "誰が払うか。",
    "価格を上げるか。",
    "店は閉めないか。",
    "予定どおり始めるかどうか。",
  ])("next to a note that only asks does not pass: %s", (text) => {
    const check = judgeItem("general_note", "Tablets", text);
    expect(check?.finding).toContain(`Notes that only ask: “${text}”.`);
    expect(check?.status).toBe("warn");
  });

  test.each([
    ["Questions nobody answered yet", "Who pays?", "Who signs?"],
    ["Open questions", "Who pays?", "Who signs?"],
    ["Noch unklar", "Wer zahlt?", "Wer unterschreibt?"],
    ["Openstaand", "Wie betaalt?", "Wie tekent?"],
    ["pas clair", "Qui paie ?", "Qui signe ?"],
    ["未解決", "誰が払うか。", "誰が署名するか。"],
  ])("next to a note of open questions quotes each: %s", (title, ...questions) => {
    const finding = judgeItem("general_note", title, questions.join("\n"))?.finding;
    expect(finding).toContain(`Notes that only ask: “${questions.join("” and “")}”.`);
  });

  test.each([
    ["* cash: no cards. Decided.\n* at least 10 kg? Not decided. Some take 6.", "at least 10 kg?"],
    ["* Rechnung. Beschlossen.\n* Ab 10 kg? Nicht geklärt.", "Ab 10 kg?"],
    ["* Factuur. Besloten.\n* Vanaf 10 kg? Niet duidelijk.", "Vanaf 10 kg?"],
    ["* facture. Décidé.\n* minimum 10 kg ? Pas tranché.", "minimum 10 kg ?"],
  ])("quotes what minutes leave open after a decision: %s", (text, said) => {
    const finding = judgeItem("general_note", "Minutes", text)?.finding;
    expect(finding).toContain(`“Minutes”: “${said}`);
    expect(finding).toMatch(/Decided: .*(?:cash: no cards|Rechnung|Factuur|facture)\. /);
  });

  test.each([
    ["Interview", "How often do you plan? Who plans with you?"],
    ["Tablets", "Who pays for the tablets? The branches pay."],
    ["Labels", "Unclear labels confuse the desk."],
    ["Open days", "Open days are in May."],
    ["Hours", "Open: Monday to Friday, 9 to 17."],
    ["Laden", "Offen ist der Laden bis 20 Uhr."],
    ["Rent", "Undecided at first. On 3 May we decided: the studio pays."],
    ["Room", "会議室はとても静か。"],
    ["Stock", "在庫はわずか。"],
    ["Rooms", "空きはいくつか。"],
    ["Dates", "日程は確か。"],
    ["Rent", "- [ ] Who pays the rent?"],
  ])("next to a note that leaves nothing open says so of none: %s, %s", (title, text) => {
    const finding = judgeItem("general_note", title, text)?.finding;
    expect(finding).not.toMatch(/Not done yet|only ask/);
  });

  test("takes no boxes from what somebody asked for, or from outdated notes", () => {
    const text = "- [ ] Show a map\n";
    expect(judgeItem("user_feedback", "Call", text)?.finding).not.toContain("Show a map");
    expect(judgeItem("general_note", "Superseded plan", text)?.finding).not.toContain("Show a map");
  });
});
