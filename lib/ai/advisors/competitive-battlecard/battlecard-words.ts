import { QUOTE_IN, quoteAtEnd } from "@/lib/ai/advisors/shared/wording";
import type { Language } from "@/lib/text/languages";
import { countNoun } from "@/lib/text/phrases";
import { TAGS } from "./tags";

/** What an item lacks, by the label that its sentence should have. */
type Lack = "strength" | "weakness" | "advantage" | "objection" | "price";

/** The words of a battlecard without a model that are not the evidence's, in one language; `name` is the competitor's, `titles` a list. */
export type BattlecardWords = {
  /** Stands for an empty name. */
  anonymous: string;
  nothingOn(name: string): string;
  noItem(name: string): string;
  noDeals(name: string): string;
  /** The items are about the competitor, but say nothing of it. */
  noSentence(titles: string, count: number, name: string): string;
  /** Only other items name the competitor, unless `titles` is empty. */
  unlabeled(name: string, titles: string): string;
  /** All items that name the competitor are quoted. */
  quotedAll(count: number, name: string): string;
  quotedSome(count: number, quoted: number, name: string): string;
  ourPrice(title: string, said: string): string;
  documents(titles: readonly string[]): string;
  lacks: Readonly<Record<Lack, (name: string) => string>>;
  unanswered(said: string): string;
  unsure(said: string): string;
  ownLack(title: string, said: string): string;
  /** We may lack the same, as our item of this title says. */
  sharedLack(said: string, title: string): string;
};

const { en, de, nl, fr, ja } = QUOTE_IN;
const BEGIN = {
  en: "If an item says one, begin its sentence with",
  de: "Steht dazu etwas in einem Eintrag, lassen Sie den Satz so beginnen:",
  nl: "Staat er iets over in een item, laat de zin dan zo beginnen:",
  fr: "Si un élément en parle, commencez la phrase ainsi :",
};

export const BATTLECARD_WORDS: Readonly<Record<Language, BattlecardWords>> = {
  en: {
    anonymous: "this competitor",
    nothingOn: (name) => `Nothing is on record about ${name}.`,
    noItem: (name) =>
      `No item names ${name}. Add one labeled key competitors: what it sells, to whom, at what price, and what it does well and badly.`,
    noDeals: (name) =>
      `No item says why deals are won or lost against ${name}. Add what buyers said, labeled key competitors.`,
    noSentence: (titles, count, name) =>
      `${titles} ${count === 1 ? "names" : "name"} ${name}, but no sentence on ${name} was recognized there. Begin one with ${en(`${name}:`)}.`,
    unlabeled: (name, titles) =>
      `Other items name ${name}, but none labeled key competitors does${titles && `: ${titles}. Give this label to those about ${name}`}.`,
    quotedAll: (count, name) =>
      `${countNoun(count, "item")} on ${name}, quoted here in ${count === 1 ? "its" : "their"} own words.`,
    quotedSome: (count, quoted, name) =>
      `${count} items name ${name}; ${quoted} ${quoted === 1 ? "is" : "are"} quoted here in ${quoted === 1 ? "its" : "their"} own words.`,
    ourPrice: (title, said) => `Our price is in ${en(title)}: ${en(said)}`,
    documents: (titles) => `Documents are not quoted here: read ${titles.join(" and ")} too.`,
    lacks: {
      strength: (name) =>
        `No strength of ${name} is listed here. ${BEGIN.en} ${en(TAGS.en.strength)}.`,
      weakness: (name) =>
        `No weakness of ${name} is listed here. ${BEGIN.en} ${en(TAGS.en.weakness)}.`,
      advantage: (name) =>
        `No advantage of ours over ${name} is listed here. ${BEGIN.en} ${en(TAGS.en.advantage)}.`,
      objection: () =>
        `No objection with its answer was recognized. Add both as ${en(`${TAGS.en.objection} …`)} and ${en(`${TAGS.en.answer} …`)}.`,
      price: (name) => `No price of ${name} was found. Add it with the date you read it.`,
    },
    unanswered: (said) =>
      `No answer is on record to ${en(said)} Add one that begins with ${en(TAGS.en.answer)} after it.`,
    unsure: (said) => `${en(said)} is to be checked, as its item says.`,
    ownLack: (title, said) => `${en(title)} says of us: ${en(said)}`,
    sharedLack: (said, title) =>
      `${en(said)} is not listed as their weakness: your own ${en(title)} mentions the same. First find out whether you have this weakness.`,
  },
  de: {
    anonymous: "diesen Wettbewerber",
    nothingOn: (name) => `Über ${name} ist nichts erfasst.`,
    noItem: (name) =>
      `Kein Eintrag nennt ${name}. Ergänzen Sie einen mit dem Label „Key competitors“: Angebot, Kunden, Preise, Stärken und Schwächen.`,
    noDeals: (name) =>
      `Kein Eintrag sagt, warum Aufträge gegen ${name} gewonnen oder verloren werden. Ergänzen Sie mit demselben Label, was Kunden dazu gesagt haben.`,
    noSentence: (titles, count, name) =>
      `${titles} ${count === 1 ? "nennt" : "nennen"} ${name}, doch es wurde darin kein Satz über ${name} erkannt. Beginnen Sie einen mit ${de(`${name}:`)}.`,
    unlabeled: (name, titles) =>
      `Andere Einträge nennen ${name}, aber keiner mit dem Label „Key competitors“${titles && `: ${titles}. Geben Sie den passenden dieses Label`}.`,
    quotedAll: (count, name) =>
      `${count} ${count === 1 ? "Eintrag" : "Einträge"} zu ${name}, hier im Wortlaut.`,
    quotedSome: (count, quoted, name) =>
      `${count} Einträge nennen ${name}; ${quoted} davon ${quoted === 1 ? "ist" : "sind"} hier im Wortlaut zitiert.`,
    ourPrice: (title, said) => `Unser Preis laut ${de(title)}: ${quoteAtEnd(said, "de")}`,
    documents: (titles) =>
      `Dokumente sind hier nicht zitiert: Lesen Sie auch ${titles.join(" und ")}.`,
    lacks: {
      strength: (name) =>
        `Hier steht noch keine Stärke von ${name}. ${BEGIN.de} ${de(TAGS.de.strength)}.`,
      weakness: (name) =>
        `Hier steht noch keine Schwäche von ${name}. ${BEGIN.de} ${de(TAGS.de.weakness)}.`,
      advantage: (name) =>
        `Hier steht noch kein Vorteil gegenüber ${name}. ${BEGIN.de} ${de(TAGS.de.advantage)}.`,
      objection: () =>
        `Es wurde kein Einwand mit Antwort erkannt. Schreiben Sie beides so: ${de(`${TAGS.de.objection} …`)} und ${de(`${TAGS.de.answer} …`)}.`,
      price: (name) =>
        `Es wurde kein Preis von ${name} gefunden. Ergänzen Sie ihn mit dem Datum, an dem Sie ihn gelesen haben.`,
    },
    unanswered: (said) =>
      `Noch ohne Antwort: ${quoteAtEnd(said, "de")} Ergänzen Sie dahinter einen Satz, der mit ${de(TAGS.de.answer)} beginnt.`,
    unsure: (said) => `Laut Eintrag noch zu prüfen: ${de(said)}`,
    ownLack: (title, said) => `Über uns steht in ${de(title)}: ${de(said)}`,
    sharedLack: (said, title) =>
      `Hier nicht als Schwäche aufgeführt: ${quoteAtEnd(said, "de")} Ihr eigener Eintrag ${de(title)} nennt dasselbe. Klären Sie zuerst, ob Sie diese Schwäche auch haben.`,
  },
  nl: {
    anonymous: "deze concurrent",
    nothingOn: (name) => `Over ${name} is niets vastgelegd.`,
    noItem: (name) =>
      `Geen enkel item noemt ${name}. Voeg er een toe met het label “Key competitors”: aanbod, klanten, prijzen, sterke en zwakke punten.`,
    noDeals: (name) =>
      `Geen enkel item zegt waarom u het van ${name} wint of juist verliest. Voeg met hetzelfde label toe wat klanten daarover zeiden.`,
    noSentence: (titles, count, name) =>
      `${titles} ${count === 1 ? "noemt" : "noemen"} ${name}, maar er is daarin geen zin over ${name} herkend. Begin er een met ${nl(`${name}:`)}.`,
    unlabeled: (name, titles) =>
      `Andere items noemen ${name}, maar geen enkel met het label “Key competitors”${titles && `: ${titles}. Geef de items die erover gaan dit label`}.`,
    quotedAll: (count, name) =>
      `${count} ${count === 1 ? "item" : "items"} over ${name}, hier letterlijk geciteerd.`,
    quotedSome: (count, quoted, name) =>
      `${count} items noemen ${name}; ${quoted} daarvan ${quoted === 1 ? "is" : "zijn"} hier letterlijk geciteerd.`,
    ourPrice: (title, said) => `Onze prijs volgens ${nl(title)}: ${quoteAtEnd(said, "nl")}`,
    documents: (titles) => `Documenten zijn hier niet geciteerd: lees ook ${titles.join(" en ")}.`,
    lacks: {
      strength: (name) =>
        `Hier staat nog geen sterk punt van ${name}. ${BEGIN.nl} ${nl(TAGS.nl.strength)}.`,
      weakness: (name) =>
        `Hier staat nog geen zwak punt van ${name}. ${BEGIN.nl} ${nl(TAGS.nl.weakness)}.`,
      advantage: (name) =>
        `Hier staat nog geen voordeel ten opzichte van ${name}. ${BEGIN.nl} ${nl(TAGS.nl.advantage)}.`,
      objection: () =>
        `Er is geen bezwaar met antwoord herkend. Schrijf ze zo: ${nl(`${TAGS.nl.objection} …`)} en ${nl(`${TAGS.nl.answer} …`)}.`,
      price: (name) =>
        `Er is geen prijs van ${name} gevonden. Voeg die toe met de datum waarop u hem las.`,
    },
    unanswered: (said) =>
      `Nog zonder antwoord: ${quoteAtEnd(said, "nl")} Voeg erachter een zin toe die met ${nl(TAGS.nl.answer)} begint.`,
    unsure: (said) => `Volgens het item nog na te gaan: ${nl(said)}`,
    ownLack: (title, said) => `Over ons staat in ${nl(title)}: ${nl(said)}`,
    sharedLack: (said, title) =>
      `Hier niet als zwak punt opgenomen: ${quoteAtEnd(said, "nl")} Uw eigen item ${nl(title)} noemt hetzelfde. Ga eerst na of dit zwakke punt ook voor u geldt.`,
  },
  fr: {
    anonymous: "ce concurrent",
    nothingOn: (name) => `Rien n’est enregistré sur ${name}.`,
    noItem: (name) =>
      `Aucun élément ne mentionne ${name}. Ajoutez-en un avec l’étiquette « Key competitors » : offre, clients, prix, points forts et points faibles.`,
    noDeals: (name) =>
      `Aucun élément ne dit pourquoi des affaires sont gagnées ou perdues face à ${name}. Ajoutez, avec la même étiquette, ce qu’en ont dit les clients.`,
    noSentence: (titles, count, name) =>
      `${titles} ${count === 1 ? "mentionne" : "mentionnent"} ${name}, mais aucune phrase sur ${name} n’y a été reconnue. Commencez-en une par ${fr(`${name} :`)}.`,
    unlabeled: (name, titles) =>
      `D’autres éléments mentionnent ${name}, mais aucun n’a l’étiquette « Key competitors »${titles && ` : ${titles}. Donnez cette étiquette à ceux qui en parlent`}.`,
    quotedAll: (count, name) =>
      `${count} ${count === 1 ? "élément" : "éléments"} sur ${name}, ${count === 1 ? "cité" : "cités"} ici mot pour mot.`,
    quotedSome: (count, quoted, name) =>
      `${count} éléments mentionnent ${name} ; ${quoted} ${quoted === 1 ? "est cité" : "sont cités"} ici mot pour mot.`,
    ourPrice: (title, said) => `Notre prix d’après ${fr(title)} : ${quoteAtEnd(said, "fr")}`,
    documents: (titles) =>
      `Les documents ne sont pas cités ici : lisez aussi ${titles.join(" et ")}.`,
    lacks: {
      strength: (name) =>
        `Aucun point fort n’est encore indiqué ici pour ${name}. ${BEGIN.fr} ${fr(TAGS.fr.strength)}.`,
      weakness: (name) =>
        `Aucun point faible n’est encore indiqué ici pour ${name}. ${BEGIN.fr} ${fr(TAGS.fr.weakness)}.`,
      advantage: (name) =>
        `Aucun avantage face à ${name} n’est encore indiqué ici. ${BEGIN.fr} ${fr(TAGS.fr.advantage)}.`,
      objection: () =>
        `Aucune objection suivie de sa réponse n’a été reconnue. Écrivez-les ainsi : ${fr(`${TAGS.fr.objection} …`)} et ${fr(`${TAGS.fr.answer} …`)}.`,
      price: (name) =>
        `Aucun prix n’a été trouvé pour ${name}. Ajoutez-le avec la date à laquelle vous l’avez lu.`,
    },
    unanswered: (said) =>
      `Encore sans réponse : ${quoteAtEnd(said, "fr")} Ajoutez à la suite une phrase qui commence par ${fr(TAGS.fr.answer)}.`,
    unsure: (said) => `À vérifier, comme l’indique l’élément : ${fr(said)}`,
    ownLack: (title, said) => `${fr(title)} dit de nous : ${fr(said)}`,
    sharedLack: (said, title) =>
      `Non retenu ici comme point faible : ${quoteAtEnd(said, "fr")} Votre propre élément ${fr(title)} mentionne la même chose. Vérifiez d’abord si vous avez aussi ce point faible.`,
  },
  ja: {
    anonymous: "この競合",
    nothingOn: (name) => `${name}についての記録はありません。`,
    noItem: (name) =>
      `${name}が出てくる項目はありません。ラベル「Key competitors」の項目を追加し、商品・サービス、顧客、価格、強み、弱みを書いてください。`,
    noDeals: (name) =>
      `${name}との競合で受注・失注した理由は、どの項目にもありません。お客様の言葉を、同じラベルの項目として追加してください。`,
    noSentence: (titles, _count, name) =>
      `${titles}に${name}の名前はありますが、${name}についての文は見つかりませんでした。文を${ja(`${name}：`)}で始めてください。`,
    unlabeled: (name, titles) =>
      `${name}はほかの項目に出てきますが、ラベル「Key competitors」の項目にはありません${titles && `：${titles}。${name}についての項目には、このラベルを付けてください`}。`,
    quotedAll: (count, name) => `${name}についての項目${count}件を、原文のまま引用しています。`,
    quotedSome: (count, quoted, name) =>
      `${name}が出てくる項目は${count}件あり、そのうち${quoted}件を原文のまま引用しています。`,
    ourPrice: (title, said) => `当社の価格（${ja(title)}より）：${quoteAtEnd(said, "ja")}`,
    documents: (titles) => `文書は引用していません。${titles.join("、")}もあわせてご覧ください。`,
    lacks: {
      strength: (name) =>
        `${name}の強みはまだ挙がっていません。項目に書かれている場合は、その文を${ja(TAGS.ja.strength)}で始めてください。`,
      weakness: (name) =>
        `${name}の弱みはまだ挙がっていません。項目に書かれている場合は、その文を${ja(TAGS.ja.weakness)}で始めてください。`,
      advantage: (name) =>
        `${name}に対する当社の強みはまだ挙がっていません。項目に書かれている場合は、その文を${ja(TAGS.ja.advantage)}で始めてください。`,
      objection: () =>
        `反論とその回答は見つかりませんでした。${ja(`${TAGS.ja.objection}…`)}、${ja(`${TAGS.ja.answer}…`)}の形で書いてください。`,
      price: (name) =>
        `${name}の価格は見つかりませんでした。確認した日付とともに追加してください。`,
    },
    unanswered: (said) =>
      `回答がまだありません：${quoteAtEnd(said, "ja")}すぐ後に、${ja(TAGS.ja.answer)}で始まる文を追加してください。`,
    unsure: (said) => `まだ確認が必要です（項目の記載による）：${quoteAtEnd(said, "ja")}`,
    ownLack: (title, said) =>
      `${ja(title)}に、当社について次の記載があります：${quoteAtEnd(said, "ja")}`,
    sharedLack: (said, title) =>
      `競合の弱みとしては挙げていません：${quoteAtEnd(said, "ja")}自社の項目${ja(title)}にも同じことが書かれています。まず、自社にもこの弱みがないか確認してください。`,
  },
};
