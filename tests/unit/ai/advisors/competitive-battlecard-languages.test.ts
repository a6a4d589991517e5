import { describe, expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/competitive-battlecard/check";
import { applyRules } from "@/lib/ai/advisors/competitive-battlecard/rules";
import type { ContextLabel } from "@/lib/schemas/enums";
import { sampleEvidence } from "@/tests/support/sample-evidence";

const OWN = "Agreed in May. A jar is €9.";

/** The battlecard of CrewGrid, or of `name`, from one item. */
function makeCard(
  label: ContextLabel,
  title: string,
  text: string,
  name = "CrewGrid",
  ownTitle?: string,
) {
  const [first] = sampleEvidence("Arrival updates", "competitive_battlecard");
  if (!first) throw new Error("The sample has no evidence.");
  const item = { ...first, type: "context_item" as const, label, title, text };
  const material = {
    subject: { type: "initiative" as const, id: "initiative-1", title: "Arrival updates" },
    text: "",
    evidence: ownTitle
      ? [item, { ...item, id: "own", label: "decision" as const, title: ownTitle, text: OWN }]
      : [item],
    options: { competitorName: name },
  };
  return checkAnswer(applyRules(material), material);
}
const withProfile = (text: string) => makeCard("key_competitors", "CrewGrid", text);
const withDeal = (title: string, text: string) => makeCard("user_feedback", title, text);

describe("competitive battlecard: the rules in five languages", () => {
  test.each(["Pricing", "Unser Preis", "Onze prijs", "Notre prix", "料金"])(
    "put our price, if an item is called so, next to theirs: %s",
    (title) => {
      const summarize = (text: string, own: string) =>
        makeCard("key_competitors", "CrewGrid", text, "CrewGrid", own).summary;
      expect(summarize("A jar is €7.", title)).toContain(
        `Our price is in “${title}”: “A jar is €9.”`,
      );
      expect(summarize("They sell jars.", title)).not.toContain("€9");
      expect(summarize("A jar is €7.", "Kilns")).not.toContain("€9");
    },
  );

  test.each([
    [
      "Strong: two sailings an hour. Weak: no bikes on board.",
      "Two sailings an hour.",
      "No bikes on board.",
    ],
    [
      "Stärken: sehr feiner Honig. Schwächen: klebt am Etikett.",
      "Sehr feiner Honig.",
      "Klebt am Etikett.",
    ],
    [
      "Sterk: bezorgt op zondag. Zwak: tulpen zijn snel uitgebloeid.",
      "Bezorgt op zondag.",
      "Tulpen zijn snel uitgebloeid.",
    ],
    [
      "Points forts : un four de 200 litres. Points faibles : ferme en août.",
      "Un four de 200 litres.",
      "Ferme en août.",
    ],
    ["強み:窯が大きい。弱み:土が選べない。", "窯が大きい。", "土が選べない。"],
    [
      "Well known for night sailings. Cannot take dogs.",
      "Well known for night sailings.",
      "Cannot take dogs.",
    ],
    [
      "Bekannt für Lindenhonig. Langsam im Versand nach Österreich.",
      "Bekannt für Lindenhonig.",
      "Langsam im Versand nach Österreich.",
    ],
    [
      "Bekend om pioenrozen. Traag met bezorgen in Gent.",
      "Bekend om pioenrozen.",
      "Traag met bezorgen in Gent.",
    ],
    [
      "Connu pour ses émaux. Lent à répondre le soir.",
      "Connu pour ses émaux.",
      "Lent à répondre le soir.",
    ],
    [
      "大きな作品に強い。夜間の予約に対応していない。",
      "大きな作品に強い。",
      "夜間の予約に対応していない。",
    ],
  ])("reads strengths and weaknesses by structure: %s", (text, strength, weakness) => {
    const { strengths, weaknesses } = withProfile(text);
    expect([strengths, weaknesses]).toEqual([[strength], [weakness]]);
  });

  test.each([
    [
      "Cheaper than us by a fifth. Slower than we are.",
      "Cheaper than us by a fifth.",
      "Slower than we are.",
    ],
    [
      "12 % billiger als wir. Keine Gläser für Imker.",
      "12 % billiger als wir.",
      "Keine Gläser für Imker.",
    ],
    [
      "Bezorgt sneller dan wij. Laat geen kwaliteit zien.",
      "Bezorgt sneller dan wij.",
      "Laat geen kwaliteit zien.",
    ],
    [
      "Moins cher que nous. Ne connaît pas le grès.",
      "Moins cher que nous.",
      "Ne connaît pas le grès.",
    ],
    ["Gute Gläser. Kein Labor.", "Gute Gläser.", "Kein Labor."],
    ["Bons fours. Pas de cours le soir.", "Bons fours.", "Pas de cours le soir."],
    ["当社の窯より安い。夜間は予約できない。", "当社の窯より安い。", "夜間は予約できない。"],
    ["Good app. CrewGrid lacks sailings in May.", "Good app.", "CrewGrid lacks sailings in May."],
    ["Gute Gläser. Teurer als bei uns.", "Gute Gläser.", "Teurer als bei uns."],
    ["Costs less than us. CrewGrid has no map.", "Costs less than us.", "CrewGrid has no map."],
  ])(
    "reads praise, blame, lacks and comparisons with us without a label: %s",
    (text, strength, weakness) => {
      const { positioning, strengths, weaknesses } = withProfile(text);
      expect([positioning, strengths, weaknesses]).toEqual(["", [strength], [weakness]]);
    },
  );

  test.each([
    "Not cheaper than us.",
    "Later than us.",
    "Few sailings in May.",
    "You have no map.",
    "No better than us.",
    "当社の方が安い。",
    "故障は旧型より少ない。",
    "Fast alle Imker kennen sie.",
    "Kein Vertrag nötig.",
    "Keine Kaution, keine Mindestlaufzeit.",
    "Kein Abo.",
    "No sign-up.",
    "No commitment.",
    "Pas de dossier à remplir.",
    "Cheap, but slow at night.",
    "No map until May.",
    "We have no map.",
    "Do not trust their map.",
    "No price on their site.",
    "Bekannt wurde sie 2019.",
    "Keine Beschwerden.",
    "Geen fouten in de app.",
    "Pas de frais.",
    "待ち時間がない。",
    "Keine Grundgebühr.",
    "Ohne Vertragsbindung.",
    "Geen opzegtermijn.",
    "Sans frais d'inscription.",
  ])("quotes %j verbatim: neither strong nor weak", (text) => {
    expect(withProfile(text)).toMatchObject({ positioning: text, strengths: [], weaknesses: [] });
  });

  test.each([
    ["Lost to CrewGrid: Ferry Nord", 'In May. "They sail at night and you do not."'],
    ["Imkerei Lenz, verloren an CrewGrid", "„Die liefern Gläser mit, ihr nicht.“"],
    ["Verloren van CrewGrid", "Bloemist Mol: “Zij bezorgen op zondag, jullie niet.”"],
    ["Atelier Roux, perdu face à CrewGrid", "« Ils ont un grand four et vous non. »"],
    ["CrewGridに失注", "「御社には夜の予約がありません。」"],
  ])("asks for an answer to the buyer's words in a lost deal: %s", (title, text) => {
    const { gaps, our_advantages } = withDeal(title, text);
    expect(our_advantages).toEqual([]);
    const said = /["“„«「]\s?(?<said>.*?)\s?["”“»」]/u.exec(text)?.groups?.said;
    expect(gaps.join()).toContain(`No answer is on record to “${said}”`);
  });

  test.each([
    ["Won against CrewGrid", 'Ferry Nord: "Your tickets work without a phone."'],
    ["Gewonnen gegen CrewGrid", "„Bei euch klebt das Etikett.“"],
    ["Gewonnen van CrewGrid", "“Bij jullie staat de tulp een week.”"],
    ["Gagné face à CrewGrid", "« Votre four est plus régulier. »"],
    ["CrewGridとの競合で受注", "「こちらの窯は温度が安定している。」"],
  ])("takes the buyer's words in a won deal for an advantage: %s", (title, text) => {
    expect(withDeal(title, text).our_advantages).toHaveLength(1);
  });

  test.each([
    ["Exit call", 'Lost to CrewGrid in May. "You never sail on Sundays."'],
    ["Kündigung Imkerei Lenz", "Verloren an CrewGrid. „Ihr habt keine Gläser.“"],
    ["Opgezegd: Bloemist Mol", "Verloren aan CrewGrid. “Jullie bezorgen te laat.”"],
    ["Résiliation, atelier Roux", "Perdu face à CrewGrid. « Vous êtes trop chers. »"],
    ["解約の理由", "CrewGridに失注。「御社は夜に予約できません。」"],
  ])("takes no reason for leaving us for an objection: %s", (title, text) => {
    const { objections, gaps } = withDeal(title, text);
    expect(objections).toEqual([]);
    expect(gaps.join()).not.toContain("No answer is on record");
  });

  test.each([
    ["サンリーフ", "サンリーフは窯が大きい。"],
    ["花岡", "花岡の釉薬は青い。"],
    ["CrewGrid", "CrewGridは夜も使える。"],
  ])("finds a name before a Japanese particle: %s", (name, text) => {
    expect(makeCard("key_competitors", "窯元", text, name).positioning).toBe(text);
  });

  test("does not match a part of a longer name", () => {
    const { sources } = makeCard("key_competitors", "窯元", "サンリーフは窯が大きい。", "リーフ");
    expect(sources).toEqual([]);
  });

  test("keeps every price, also from a table", () => {
    const many = Array.from({ length: 9 }, (_, index) => `Plan ${index} is sold in town.`).join(
      " ",
    );
    const table = "| Plan | Price |\n|---|---|\n| Small | €24 |\n| Colour | blue |";
    const { positioning } = withProfile(`${many} Plan 9 costs €35.\n\n${table}`);
    expect(positioning).toContain("Plan 9 costs €35. Small, €24");
    expect(positioning).not.toContain("blue");
  });

  test("takes the words of a lost deal for an objection, and the reason for a return for an advantage", () => {
    const text = `Ferry Nord went to them in May: "You do not sail at night." Ferry Ost came back because of the fee.`;
    expect(withProfile(text)).toMatchObject({
      positioning: `Ferry Nord went to them in May: "You do not sail at night."`,
      our_advantages: ["Ferry Ost came back because of the fee."],
    });
    expect(withProfile(text).gaps.join()).toContain(
      "No answer is on record to “You do not sail at night.”",
    );
  });
});
