import { expect, test } from "vitest";
import { formatBattlecard } from "@/app/components/advice/markdown";
import { checkAnswer } from "@/lib/ai/advisors/competitive-battlecard/check";
import { applyRules } from "@/lib/ai/advisors/competitive-battlecard/rules";
import type { Evidence } from "@/lib/ai/evidence";
import { LANGUAGES, type Language } from "@/lib/text/languages";
import { item, related } from "../builtin/pieces";

type CompetitorRecord = {
  /** What its own item says of the competitor Torvo. */
  profile: string;
  price: [title: string, text: string];
  /** A risk of ours that repeats one of their weaknesses. */
  risk: [title: string, text: string];
  lost: [title: string, text: string];
  document: string;
};

/** The same small record in each language. */
const RECORDS: Readonly<Record<Language, CompetitorRecord>> = {
  en: {
    profile:
      "They rent cargo bikes to shops in the old town and have been there since 2019. A bike is €90 a month. Strength: they deliver it within a day. No trailers for children. They have insurance. Check. We are cheaper, but we have no app.\n\nObjection: You are new here. Answer: We have repaired bikes in this town since 2008.",
    price: ["Our price", "A bike is €80 a month."],
    risk: ["No trailers for children", "We have no trailers for children yet."],
    lost: ["Lost to Torvo", "The bakery said: “They answer on Sundays.”"],
    document: "Notes on Torvo",
  },
  de: {
    profile:
      "Sie vermieten Lastenräder an Läden in der Altstadt und sind dort seit 2019 mit einer Werkstatt. Ein Rad kostet 90 Euro im Monat. Stärke: Sie liefern es an einem Tag. Keine Anhänger für Kinder. Sie haben eine Versicherung. Bitte prüfen. Wir sind billiger, aber wir haben keine App.\n\nEinwand: Ihr seid neu hier. Antwort: Wir reparieren seit 2008 Räder in dieser Stadt.",
    price: ["Unser Preis", "Ein Rad kostet 80 Euro im Monat."],
    risk: ["Keine Anhänger für Kinder", "Wir haben noch keine Anhänger für Kinder."],
    lost: ["Verloren an Torvo", "Die Bäckerei sagte: „Die gehen auch sonntags ans Telefon.“"],
    document: "Notizen zu Torvo",
  },
  nl: {
    profile:
      "Ze verhuren bakfietsen aan winkels in de oude stad en zijn daar sinds 2019 met een werkplaats. Een fiets kost 90 euro per maand. Sterk punt: ze leveren hem binnen een dag. Geen karren voor kinderen. Ze hebben een verzekering. Nog nagaan. Wij zijn goedkoper, maar we hebben geen app.\n\nBezwaar: Jullie zijn nieuw hier. Antwoord: Wij repareren al sinds 2008 fietsen in deze stad.",
    price: ["Onze prijs", "Een fiets kost 80 euro per maand."],
    risk: ["Geen karren voor kinderen", "We hebben nog geen karren voor kinderen."],
    lost: ["Verloren aan Torvo", "De bakker zei: “Zij nemen op zondag ook op.”"],
    document: "Notities over Torvo",
  },
  fr: {
    profile:
      "Ils louent des vélos cargo aux magasins de la vieille ville et y sont depuis 2019 avec un atelier. Un vélo coûte 90 euros par mois. Point fort : ils le livrent en un jour. Pas de remorques pour les enfants. Ils ont une assurance. À vérifier. Nous sommes moins chers, mais nous n’avons pas d’application.\n\nObjection : Vous êtes nouveaux ici. Réponse : Nous réparons des vélos dans cette ville depuis 2008.",
    price: ["Notre prix", "Un vélo coûte 80 euros par mois."],
    risk: ["Pas de remorques pour les enfants", "Nous n’avons pas de remorques pour les enfants."],
    lost: ["Perdu face à Torvo", "La boulangerie : « Ils répondent même le dimanche. »"],
    document: "Notes sur Torvo",
  },
  ja: {
    profile:
      "旧市街の店に荷物用自転車を貸しており、2019年から同じ通りに整備工場を構えている。自転車は1台月額9,000円。強み：1日で届ける。子ども用トレーラーがない。保険が付いている。要確認。当社は安いが、アプリがない。\n\n反論：ここでは新しい会社ですね。回答：2008年からこの街で自転車を修理しています。",
    price: ["当社の料金", "自転車は1台月額8,000円です。"],
    risk: ["子ども用トレーラーがない", "子ども用トレーラーがまだない。"],
    lost: ["Torvoに失注", "パン屋さんの話：「日曜日も電話に出てくれる。」"],
    document: "Torvoについてのメモ",
  },
};

function makeCard(evidence: readonly Evidence[], competitorName = "Torvo") {
  const subject = { type: "initiative" as const, id: "1", title: "Bikes" };
  const material = { subject, text: "", evidence, options: { competitorName } };
  return checkAnswer(applyRules(material), material);
}

const gather = (language: Language) => {
  const { profile, price, risk, lost, document } = RECORDS[language];
  return [
    item("key_competitors", "Torvo", profile),
    item("decision", ...price),
    item("risk", ...risk),
    item("user_feedback", ...lost),
    related("competitive_battlecard", document, "Torvo."),
  ];
};
/** The battlecard as it is handed to a salesperson, without its sources. */
const read = (language: Language) =>
  formatBattlecard({ ...makeCard(gather(language)), sources: [] });

test("battlecard: English evidence has English words around it", () => {
  expect(read("en")).toMatchInlineSnapshot(`
    "# Battlecard: Torvo

    2 items on Torvo, quoted here in their own words. Our price is in “Our price”: “A bike is €80 a month.” Documents are not quoted here: read “Notes on Torvo” too.

    ## Positioning

    They rent cargo bikes to shops in the old town and have been there since 2019. A bike is €90 a month.

    ## Their strengths

    - They deliver it within a day.

    ## Our advantages

    - We are cheaper.
    - A bike is €80 a month – Torvo: “A bike is €90 a month.”

    ## Objections and answers

    - “You are new here.” We have repaired bikes in this town since 2008.

    ## Not known yet

    - No weakness of Torvo is listed here. If an item says one, begin its sentence with “Weakness:”.
    - No answer is on record to “They answer on Sundays.” Add one that begins with “Answer:” after it.
    - “They have insurance.” is to be checked, as its item says.
    - “Torvo” says of us: “We have no app.”
    - “No trailers for children.” is not listed as their weakness: your own “No trailers for children” mentions the same. First find out whether you have this weakness.
    "
  `);
});
test("battlecard: German evidence has German words around it", () => {
  expect(read("de")).toMatchInlineSnapshot(`
    "# Wettbewerbsvergleich: Torvo

    2 Einträge zu Torvo, hier im Wortlaut. Unser Preis laut „Unser Preis“: „Ein Rad kostet 80 Euro im Monat.“ Dokumente sind hier nicht zitiert: Lesen Sie auch „Notizen zu Torvo“.

    ## Positionierung

    Sie vermieten Lastenräder an Läden in der Altstadt und sind dort seit 2019 mit einer Werkstatt. Ein Rad kostet 90 Euro im Monat.

    ## Stärken des Wettbewerbers

    - Sie liefern es an einem Tag.

    ## Unsere Vorteile

    - Wir sind billiger.
    - Ein Rad kostet 80 Euro im Monat – Torvo: „Ein Rad kostet 90 Euro im Monat.“

    ## Einwände und Antworten

    - „Ihr seid neu hier.“ Wir reparieren seit 2008 Räder in dieser Stadt.

    ## Noch nicht bekannt

    - Hier steht noch keine Schwäche von Torvo. Steht dazu etwas in einem Eintrag, lassen Sie den Satz so beginnen: „Schwäche:“.
    - Noch ohne Antwort: „Die gehen auch sonntags ans Telefon.“ Ergänzen Sie dahinter einen Satz, der mit „Antwort:“ beginnt.
    - Laut Eintrag noch zu prüfen: „Sie haben eine Versicherung.“
    - Über uns steht in „Torvo“: „Wir haben keine App.“
    - Hier nicht als Schwäche aufgeführt: „Keine Anhänger für Kinder.“ Ihr eigener Eintrag „Keine Anhänger für Kinder“ nennt dasselbe. Klären Sie zuerst, ob Sie diese Schwäche auch haben.
    "
  `);
});
test("battlecard: Dutch evidence has Dutch words around it", () => {
  expect(read("nl")).toMatchInlineSnapshot(`
    "# Concurrentievergelijking: Torvo

    2 items over Torvo, hier letterlijk geciteerd. Onze prijs volgens “Onze prijs”: “Een fiets kost 80 euro per maand.” Documenten zijn hier niet geciteerd: lees ook “Notities over Torvo”.

    ## Positionering

    Ze verhuren bakfietsen aan winkels in de oude stad en zijn daar sinds 2019 met een werkplaats. Een fiets kost 90 euro per maand.

    ## Sterke punten van de concurrent

    - Ze leveren hem binnen een dag.

    ## Onze voordelen

    - Wij zijn goedkoper.
    - Een fiets kost 80 euro per maand – Torvo: “Een fiets kost 90 euro per maand.”

    ## Bezwaren en antwoorden

    - “Jullie zijn nieuw hier.” Wij repareren al sinds 2008 fietsen in deze stad.

    ## Nog niet bekend

    - Hier staat nog geen zwak punt van Torvo. Staat er iets over in een item, laat de zin dan zo beginnen: “Zwak punt:”.
    - Nog zonder antwoord: “Zij nemen op zondag ook op.” Voeg erachter een zin toe die met “Antwoord:” begint.
    - Volgens het item nog na te gaan: “Ze hebben een verzekering.”
    - Over ons staat in “Torvo”: “We hebben geen app.”
    - Hier niet als zwak punt opgenomen: “Geen karren voor kinderen.” Uw eigen item “Geen karren voor kinderen” noemt hetzelfde. Ga eerst na of dit zwakke punt ook voor u geldt.
    "
  `);
});
test("battlecard: French evidence has French words around it", () => {
  expect(read("fr")).toMatchInlineSnapshot(`
    "# Fiche concurrent : Torvo

    2 éléments sur Torvo, cités ici mot pour mot. Notre prix d’après « Notre prix » : « Un vélo coûte 80 euros par mois. » Les documents ne sont pas cités ici : lisez aussi « Notes sur Torvo ».

    ## Positionnement

    Ils louent des vélos cargo aux magasins de la vieille ville et y sont depuis 2019 avec un atelier. Un vélo coûte 90 euros par mois.

    ## Leurs points forts

    - Ils le livrent en un jour.

    ## Nos avantages

    - Nous sommes moins chers.
    - Un vélo coûte 80 euros par mois – Torvo : « Un vélo coûte 90 euros par mois. »

    ## Objections et réponses

    - « Vous êtes nouveaux ici. » Nous réparons des vélos dans cette ville depuis 2008.

    ## À compléter

    - Aucun point faible n’est encore indiqué ici pour Torvo. Si un élément en parle, commencez la phrase ainsi : « Point faible : ».
    - Encore sans réponse : « Ils répondent même le dimanche. » Ajoutez à la suite une phrase qui commence par « Réponse : ».
    - À vérifier, comme l’indique l’élément : « Ils ont une assurance. »
    - « Torvo » dit de nous : « Nous n’avons pas d’application. »
    - Non retenu ici comme point faible : « Pas de remorques pour les enfants. » Votre propre élément « Pas de remorques pour les enfants » mentionne la même chose. Vérifiez d’abord si vous avez aussi ce point faible.
    "
  `);
});
test("battlecard: Japanese evidence has Japanese words and marks around it", () => {
  expect(read("ja")).toMatchInlineSnapshot(`
    "# 競合比較資料：Torvo

    Torvoについての項目2件を、原文のまま引用しています。当社の価格（「当社の料金」より）：「自転車は1台月額8,000円です」。文書は引用していません。「Torvoについてのメモ」もあわせてご覧ください。

    ## 競合の位置づけ

    旧市街の店に荷物用自転車を貸しており、2019年から同じ通りに整備工場を構えている。自転車は1台月額9,000円。

    ## 競合の強み

    - 1日で届ける。

    ## 当社の強み

    - 当社は安い。
    - 自転車は1台月額8,000円です – Torvo：「自転車は1台月額9,000円」

    ## 反論と回答

    - 「ここでは新しい会社ですね」→ 2008年からこの街で自転車を修理しています。

    ## まだ分かっていないこと

    - Torvoの弱みはまだ挙がっていません。項目に書かれている場合は、その文を「弱み：」で始めてください。
    - 回答がまだありません：「日曜日も電話に出てくれる」。すぐ後に、「回答：」で始まる文を追加してください。
    - まだ確認が必要です（項目の記載による）：「保険が付いている」。
    - 「Torvo」に、当社について次の記載があります：「アプリがない」。
    - 競合の弱みとしては挙げていません：「子ども用トレーラーがない」。自社の項目「子ども用トレーラーがない」にも同じことが書かれています。まず、自社にもこの弱みがないか確認してください。
    "
  `);
});

test.each(LANGUAGES)("battlecard: its language is that of the evidence: %s", (language) => {
  expect(makeCard(gather(language)).language).toBe(language);
});

/** What the maker is told if no item says something of the competitor. */
const tellOf = (language: Language, evidence: readonly Evidence[], name = "Vossen") => {
  const { summary, gaps } = makeCard([...gather(language), ...evidence], name);
  return [summary, ...gaps];
};

test("battlecard: a competitor that no item names", () => {
  expect(LANGUAGES.map((language) => tellOf(language, []))).toMatchInlineSnapshot(`
    [
      [
        "Nothing is on record about Vossen.",
        "No item names Vossen. Add one labeled key competitors: what it sells, to whom, at what price, and what it does well and badly.",
        "No item says why deals are won or lost against Vossen. Add what buyers said, labeled key competitors.",
      ],
      [
        "Über Vossen ist nichts erfasst.",
        "Kein Eintrag nennt Vossen. Ergänzen Sie einen mit dem Label „Key competitors“: Angebot, Kunden, Preise, Stärken und Schwächen.",
        "Kein Eintrag sagt, warum Aufträge gegen Vossen gewonnen oder verloren werden. Ergänzen Sie mit demselben Label, was Kunden dazu gesagt haben.",
      ],
      [
        "Over Vossen is niets vastgelegd.",
        "Geen enkel item noemt Vossen. Voeg er een toe met het label “Key competitors”: aanbod, klanten, prijzen, sterke en zwakke punten.",
        "Geen enkel item zegt waarom u het van Vossen wint of juist verliest. Voeg met hetzelfde label toe wat klanten daarover zeiden.",
      ],
      [
        "Rien n’est enregistré sur Vossen.",
        "Aucun élément ne mentionne Vossen. Ajoutez-en un avec l’étiquette « Key competitors » : offre, clients, prix, points forts et points faibles.",
        "Aucun élément ne dit pourquoi des affaires sont gagnées ou perdues face à Vossen. Ajoutez, avec la même étiquette, ce qu’en ont dit les clients.",
      ],
      [
        "Vossenについての記録はありません。",
        "Vossenが出てくる項目はありません。ラベル「Key competitors」の項目を追加し、商品・サービス、顧客、価格、強み、弱みを書いてください。",
        "Vossenとの競合で受注・失注した理由は、どの項目にもありません。お客様の言葉を、同じラベルの項目として追加してください。",
      ],
    ]
  `);
});

test("battlecard: a name without a character stands for no competitor", () => {
  expect(LANGUAGES.map((language) => tellOf(language, [], "\u200b")[0])).toMatchInlineSnapshot(`
    [
      "Nothing is on record about this competitor.",
      "Über diesen Wettbewerber ist nichts erfasst.",
      "Over deze concurrent is niets vastgelegd.",
      "Rien n’est enregistré sur ce concurrent.",
      "この競合についての記録はありません。",
    ]
  `);
});

test("battlecard: a competitor that only items with another label name", () => {
  const note = item("general_note", "Vossen", "Vossen 2026.");
  expect(LANGUAGES.map((language) => tellOf(language, [note])[0])).toMatchInlineSnapshot(`
    [
      "Other items name Vossen, but none labeled key competitors does: “Vossen”. Give this label to those about Vossen.",
      "Andere Einträge nennen Vossen, aber keiner mit dem Label „Key competitors“: „Vossen“. Geben Sie den passenden dieses Label.",
      "Andere items noemen Vossen, maar geen enkel met het label “Key competitors”: “Vossen”. Geef de items die erover gaan dit label.",
      "D’autres éléments mentionnent Vossen, mais aucun n’a l’étiquette « Key competitors » : « Vossen ». Donnez cette étiquette à ceux qui en parlent.",
      "Vossenはほかの項目に出てきますが、ラベル「Key competitors」の項目にはありません：「Vossen」。Vossenについての項目には、このラベルを付けてください。",
    ]
  `);
});

test("battlecard: an item that says nothing of the competitor it names", () => {
  const named = item("key_competitors", "Vossen", "");
  expect(LANGUAGES.map((language) => tellOf(language, [named])[0])).toMatchInlineSnapshot(`
    [
      "“Vossen” names Vossen, but no sentence on Vossen was recognized there. Begin one with “Vossen:”.",
      "„Vossen“ nennt Vossen, doch es wurde darin kein Satz über Vossen erkannt. Beginnen Sie einen mit „Vossen:“.",
      "“Vossen” noemt Vossen, maar er is daarin geen zin over Vossen herkend. Begin er een met “Vossen:”.",
      "« Vossen » mentionne Vossen, mais aucune phrase sur Vossen n’y a été reconnue. Commencez-en une par « Vossen : ».",
      "「Vossen」にVossenの名前はありますが、Vossenについての文は見つかりませんでした。文を「Vossen：」で始めてください。",
    ]
  `);
});

test("battlecard: all the gaps of a competitor of whom only the name is known", () => {
  const named = item("key_competitors", "Vossen", "Vossen X1.");
  expect(LANGUAGES.map((language) => tellOf(language, [named]))).toMatchInlineSnapshot(`
    [
      [
        "1 item on Vossen, quoted here in its own words.",
        "No strength of Vossen is listed here. If an item says one, begin its sentence with “Strength:”.",
        "No weakness of Vossen is listed here. If an item says one, begin its sentence with “Weakness:”.",
        "No advantage of ours over Vossen is listed here. If an item says one, begin its sentence with “Our advantage:”.",
        "No objection with its answer was recognized. Add both as “Objection: …” and “Answer: …”.",
        "No price of Vossen was found. Add it with the date you read it.",
      ],
      [
        "1 Eintrag zu Vossen, hier im Wortlaut.",
        "Hier steht noch keine Stärke von Vossen. Steht dazu etwas in einem Eintrag, lassen Sie den Satz so beginnen: „Stärke:“.",
        "Hier steht noch keine Schwäche von Vossen. Steht dazu etwas in einem Eintrag, lassen Sie den Satz so beginnen: „Schwäche:“.",
        "Hier steht noch kein Vorteil gegenüber Vossen. Steht dazu etwas in einem Eintrag, lassen Sie den Satz so beginnen: „Unser Vorteil:“.",
        "Es wurde kein Einwand mit Antwort erkannt. Schreiben Sie beides so: „Einwand: …“ und „Antwort: …“.",
        "Es wurde kein Preis von Vossen gefunden. Ergänzen Sie ihn mit dem Datum, an dem Sie ihn gelesen haben.",
      ],
      [
        "1 item over Vossen, hier letterlijk geciteerd.",
        "Hier staat nog geen sterk punt van Vossen. Staat er iets over in een item, laat de zin dan zo beginnen: “Sterk punt:”.",
        "Hier staat nog geen zwak punt van Vossen. Staat er iets over in een item, laat de zin dan zo beginnen: “Zwak punt:”.",
        "Hier staat nog geen voordeel ten opzichte van Vossen. Staat er iets over in een item, laat de zin dan zo beginnen: “Ons voordeel:”.",
        "Er is geen bezwaar met antwoord herkend. Schrijf ze zo: “Bezwaar: …” en “Antwoord: …”.",
        "Er is geen prijs van Vossen gevonden. Voeg die toe met de datum waarop u hem las.",
      ],
      [
        "1 élément sur Vossen, cité ici mot pour mot.",
        "Aucun point fort n’est encore indiqué ici pour Vossen. Si un élément en parle, commencez la phrase ainsi : « Point fort : ».",
        "Aucun point faible n’est encore indiqué ici pour Vossen. Si un élément en parle, commencez la phrase ainsi : « Point faible : ».",
        "Aucun avantage face à Vossen n’est encore indiqué ici. Si un élément en parle, commencez la phrase ainsi : « Notre avantage : ».",
        "Aucune objection suivie de sa réponse n’a été reconnue. Écrivez-les ainsi : « Objection : … » et « Réponse : … ».",
        "Aucun prix n’a été trouvé pour Vossen. Ajoutez-le avec la date à laquelle vous l’avez lu.",
      ],
      [
        "Vossenについての項目1件を、原文のまま引用しています。",
        "Vossenの強みはまだ挙がっていません。項目に書かれている場合は、その文を「強み：」で始めてください。",
        "Vossenの弱みはまだ挙がっていません。項目に書かれている場合は、その文を「弱み：」で始めてください。",
        "Vossenに対する当社の強みはまだ挙がっていません。項目に書かれている場合は、その文を「当社の強み：」で始めてください。",
        "反論とその回答は見つかりませんでした。「反論：…」、「回答：…」の形で書いてください。",
        "Vossenの価格は見つかりませんでした。確認した日付とともに追加してください。",
      ],
    ]
  `);
});

test.each([
  ["Torvo: €90 a month, popular with bakers", "Popular with bakers"],
  ["Torvo : 90 € par mois, appréciés des boulangers", "Appréciés des boulangers"],
  ["Torvo：月額9,000円、パン屋に人気が高い。", "パン屋に人気が高い。"],
])("battlecard: what follows a name and its colon is a list: %s", (text, strength) => {
  expect(makeCard([item("key_competitors", "Others", text)]).strengths).toEqual([strength]);
});
