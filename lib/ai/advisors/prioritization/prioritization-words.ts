import { LISTS, QUOTE_IN, quoteAtEnd } from "@/lib/ai/advisors/shared/wording";
import type { Language } from "@/lib/text/languages";
import { countNoun } from "@/lib/text/phrases";

/** Ideas that come first together, out of `count`. */
type First = Readonly<{
  titles: readonly string[];
  count: number;
  /** Whether a sheet counts mentions of an idea or of what speaks for it. */
  hasCounts: boolean;
  hasPutOff: boolean;
}>;

/** The words of a ranking without a model that are not the evidence's, in one language. */
export type PrioritizationWords = {
  nothing: string;
  single: string;
  unreadable(count: number): string;
  /** Nothing tells the ideas apart. */
  level(count: number): string;
  first(first: First): string;
  /** By its own words, or by a decision. */
  leftOut(title: string, said: string): string;
  refused(title: string, decision: string): string;
  unreadableIdea: string;
  noVoices: string;
  /** `mentions` is 0 if no sheet counts any, `unquoted` the number of items after the quotes. */
  voices(count: number, mentions: number, quotes: readonly string[], unquoted: number): string;
  /** A title with what it shares with the idea: words and, unless the title says it, a sentence. */
  voice(title: string, words: readonly string[], sentence: string): string;
  request(said: string): string;
  putOff(said: string): string;
  ownMentions(count: number): string;
  goal(title: string, priority: number | null): string;
};

const { en, de, nl, fr, ja } = QUOTE_IN;
const quoteAll = (titles: readonly string[], language: Language) =>
  LISTS[language].join(titles.map(QUOTE_IN[language]));

export const PRIORITIZATION_WORDS: Readonly<Record<Language, PrioritizationWords>> = {
  en: {
    nothing: "Nothing to rank. Add feature ideas as context items.",
    single:
      "Too little to rank: one feature idea is on record. Add the others that compete with it.",
    unreadable: (count) =>
      `Too little to rank: the ${countNoun(count, "feature idea")} on record seem to be in a language that these rules do not read.`,
    level: (count) =>
      `Too little to rank: no feedback, research or goal tells the ${countNoun(count, "feature idea")} apart. Add feedback and research that name what each idea is about.`,
    first: ({ titles, count, hasCounts, hasPutOff }) =>
      `First of ${countNoun(count, "feature idea")}: ${quoteAll(titles, "en")}${titles.length > 1 ? ", level with each other" : ""}. The order follows the number of feedback and research items that share words with each idea${hasCounts ? ", with the mentions that a sheet counts" : ""}; then an idea's own words on who asked for it; then the highest priority of a goal that shares words with it.${hasPutOff ? " Ideas that their own text leaves for later come last." : ""} Read the quotes, since they may speak for the idea or against it. Reach, impact and effort are not estimated.`,
    leftOut: (title, said) => `Left out: ${en(title)}, which says ${en(said)}`,
    refused: (title, decision) => `Left out: ${en(title)}, because ${en(decision)} is decided.`,
    unreadableIdea:
      "Seems to be in a language that these rules do not read: nothing was compared with it.",
    noVoices: "No item of feedback or research shares enough words with it.",
    voices: (count, mentions, quotes, unquoted) =>
      `${countNoun(count, "item")} of feedback or research${mentions > 0 ? ` (${mentions} mentions)` : ""} ${count === 1 ? "shares" : "share"} words with it: ${quotes.join("; ")}${unquoted > 0 ? `; and ${LISTS.en.others(unquoted)}` : ""}.`,
    voice: (title, words, sentence) =>
      `${en(title)} (${words.join(", ")}${sentence && `: ${en(sentence)}`})`,
    request: (said) => `Its own text says: ${en(said)}`,
    putOff: (said) => `It leaves itself for later: ${en(said)}`,
    ownMentions: (count) => `Its sheet counts ${count} mentions.`,
    goal: (title, priority) =>
      `It may serve the goal ${en(title)} (${priority === null ? "no priority set" : `priority ${priority}`}).`,
  },
  de: {
    nothing:
      "Es gibt nichts zu ordnen. Ergänzen Sie Ideen als Einträge mit dem Label „Feature idea“.",
    single:
      "Zu wenig für eine Reihenfolge: Es ist nur eine Idee erfasst. Ergänzen Sie die anderen, die mit ihr im Wettbewerb stehen.",
    unreadable: (count) =>
      `Zu wenig für eine Reihenfolge: Die ${count} erfassten Ideen sind offenbar in einer Sprache, die diese Regeln nicht lesen.`,
    level: (count) =>
      `Zu wenig für eine Reihenfolge: Keine Rückmeldung, keine Marktforschung und kein Ziel hebt eine der ${count} Ideen hervor. Ergänzen Sie Rückmeldungen und Marktforschung, die nennen, worum es bei den Ideen geht.`,
    first: ({ titles, count, hasCounts, hasPutOff }) =>
      `An erster Stelle von ${count} Ideen: ${quoteAll(titles, "de")}${titles.length > 1 ? " (gleichauf)" : ""}. Es zählt zuerst, wie viele Einträge mit Rückmeldungen oder Marktforschung Wörter mit der Idee gemeinsam haben${hasCounts ? ", samt den Nennungen, die eine Liste zählt" : ""}; dann, wer sie laut ihrem eigenen Text wünscht; dann die höchste Priorität eines Ziels, das Wörter mit ihr gemeinsam hat.${hasPutOff ? " Ideen, die ihr eigener Text auf später verschiebt, stehen am Ende." : ""} Lesen Sie die Zitate: Sie können für oder gegen die Idee sprechen. Reichweite, Wirkung und Aufwand sind nicht geschätzt.`,
    leftOut: (title, said) =>
      `Nicht eingeordnet: ${de(title)}. Dort steht: ${quoteAtEnd(said, "de")}`,
    refused: (title, decision) =>
      `Nicht eingeordnet: ${de(title)}, wegen der Entscheidung ${de(decision)}.`,
    unreadableIdea:
      "Offenbar in einer Sprache, die diese Regeln nicht lesen: Es wurde nichts damit verglichen.",
    noVoices:
      "Kein Eintrag mit Rückmeldungen oder Marktforschung hat genug Wörter mit ihr gemeinsam.",
    voices: (count, mentions, quotes, unquoted) =>
      `${count} ${count === 1 ? "Eintrag" : "Einträge"} mit Rückmeldungen oder Marktforschung${mentions > 0 ? ` (${mentions} Nennungen)` : ""} ${count === 1 ? "hat" : "haben"} Wörter mit der Idee gemeinsam: ${quotes.join("; ")}${unquoted > 0 ? ` und ${LISTS.de.others(unquoted)}` : ""}.`,
    voice: (title, words, sentence) =>
      `${de(title)} (${words.join(", ")}${sentence && `: ${de(sentence)}`})`,
    request: (said) => `Im eigenen Text steht: ${quoteAtEnd(said, "de")}`,
    putOff: (said) => `Der eigene Text verschiebt die Idee auf später: ${quoteAtEnd(said, "de")}`,
    ownMentions: (count) => `Die Liste zählt dafür ${count} Nennungen.`,
    goal: (title, priority) =>
      `Die Idee könnte dem Ziel ${de(title)} dienen (${priority === null ? "ohne Priorität" : `Priorität ${priority}`}).`,
  },
  nl: {
    nothing: "Er valt niets te ordenen. Voeg ideeën toe als items met het label “Feature idea”.",
    single:
      "Te weinig voor een volgorde: er is maar één idee vastgelegd. Voeg de andere toe die ermee concurreren.",
    unreadable: (count) =>
      `Te weinig voor een volgorde: de ${count} vastgelegde ideeën zijn kennelijk in een taal die deze regels niet lezen.`,
    level: (count) =>
      `Te weinig voor een volgorde: geen feedback, onderzoek of doel geeft een van de ${count} ideeën voorrang. Voeg feedback en onderzoek toe die noemen waar de ideeën over gaan.`,
    first: ({ titles, count, hasCounts, hasPutOff }) =>
      `Op de eerste plaats van ${count} ideeën: ${quoteAll(titles, "nl")}${titles.length > 1 ? " (gelijk)" : ""}. Eerst telt hoeveel items met feedback en onderzoek woorden met het idee gemeen hebben${hasCounts ? ", met de vermeldingen die een lijst telt" : ""}; dan wie er volgens de eigen tekst om vroeg; dan de hoogste prioriteit van een doel dat er woorden mee gemeen heeft.${hasPutOff ? " Ideeën die volgens hun eigen tekst later komen, staan achteraan." : ""} Lees de citaten: ze kunnen voor of tegen het idee pleiten. Bereik, effect en inspanning zijn niet geschat.`,
    leftOut: (title, said) => `Weggelaten: ${nl(title)}. Daar staat: ${quoteAtEnd(said, "nl")}`,
    refused: (title, decision) => `Weggelaten: ${nl(title)}, vanwege het besluit ${nl(decision)}.`,
    unreadableIdea: "Kennelijk in een taal die deze regels niet lezen: er is niets mee vergeleken.",
    noVoices: "Geen feedback of onderzoek heeft genoeg woorden met dit idee gemeen.",
    voices: (count, mentions, quotes, unquoted) =>
      `${count} ${count === 1 ? "item" : "items"} met feedback of onderzoek${mentions > 0 ? ` (${mentions} vermeldingen)` : ""} ${count === 1 ? "heeft" : "hebben"} woorden met het idee gemeen: ${quotes.join("; ")}${unquoted > 0 ? ` en ${LISTS.nl.others(unquoted)}` : ""}.`,
    voice: (title, words, sentence) =>
      `${nl(title)} (${words.join(", ")}${sentence && `: ${nl(sentence)}`})`,
    request: (said) => `In de eigen tekst staat: ${quoteAtEnd(said, "nl")}`,
    putOff: (said) => `De eigen tekst stelt het idee uit: ${quoteAtEnd(said, "nl")}`,
    ownMentions: (count) => `De lijst telt er ${count} vermeldingen voor.`,
    goal: (title, priority) =>
      `Het idee kan bijdragen aan het doel ${nl(title)} (${priority === null ? "geen prioriteit" : `prioriteit ${priority}`}).`,
  },
  fr: {
    nothing:
      "Il n’y a rien à classer. Ajoutez des idées sous forme d’éléments avec l’étiquette « Feature idea ».",
    single:
      "Trop peu pour un classement : une seule idée est enregistrée. Ajoutez les autres, avec lesquelles elle est en concurrence.",
    unreadable: (count) =>
      `Trop peu pour un classement : les ${count} idées enregistrées semblent être dans une langue que ces règles ne lisent pas.`,
    level: (count) =>
      `Trop peu pour un classement : aucun retour, aucune étude ni aucun objectif ne départage les ${count} idées. Ajoutez des retours et des études qui nomment le sujet de chaque idée.`,
    first: ({ titles, count, hasCounts, hasPutOff }) =>
      `En tête de ${count} idées : ${quoteAll(titles, "fr")}${titles.length > 1 ? " (à égalité)" : ""}. L’ordre suit d’abord le nombre de retours et d’études qui ont des mots en commun avec l’idée${hasCounts ? ", avec les mentions que compte un tableau" : ""} ; puis ce que le texte de l’idée dit de ceux qui la demandent ; puis la plus haute priorité d’un objectif qui a des mots en commun avec elle.${hasPutOff ? " Les idées que leur propre texte remet à plus tard viennent en dernier." : ""} Lisez les citations : elles peuvent parler pour l’idée ou contre elle. La portée, l’effet et l’effort ne sont pas estimés.`,
    leftOut: (title, said) => `Non classée : ${fr(title)}. On y lit : ${quoteAtEnd(said, "fr")}`,
    refused: (title, decision) =>
      `Non classée : ${fr(title)}, en raison de la décision ${fr(decision)}.`,
    unreadableIdea:
      "Semble être dans une langue que ces règles ne lisent pas : rien n’y a été comparé.",
    noVoices: "Aucun retour ni aucune étude n’a assez de mots en commun avec elle.",
    voices: (count, mentions, quotes, unquoted) =>
      `${count} ${count === 1 ? "retour ou étude" : "retours ou études"}${mentions > 0 ? ` (${mentions} mentions)` : ""} ${count === 1 ? "a" : "ont"} des mots en commun avec l’idée : ${quotes.join(" ; ")}${unquoted > 0 ? ` et ${LISTS.fr.others(unquoted)}` : ""}.`,
    voice: (title, words, sentence) =>
      `${fr(title)} (${words.join(", ")}${sentence && ` : ${fr(sentence)}`})`,
    request: (said) => `Son propre texte dit : ${quoteAtEnd(said, "fr")}`,
    putOff: (said) => `Son propre texte remet l’idée à plus tard : ${quoteAtEnd(said, "fr")}`,
    ownMentions: (count) => `Son tableau compte ${count} mentions.`,
    goal: (title, priority) =>
      `L’idée peut servir l’objectif ${fr(title)} (${priority === null ? "sans priorité" : `priorité ${priority}`}).`,
  },
  ja: {
    nothing:
      "順位を付ける対象がありません。アイデアを、ラベル「Feature idea」の項目として追加してください。",
    single:
      "順位を付けるには情報が足りません。登録されているアイデアは1件だけです。比較するアイデアも追加してください。",
    unreadable: (count) =>
      `順位を付けるには情報が足りません。登録されている${count}件のアイデアは、このルールでは読めない言語で書かれているようです。`,
    level: (count) =>
      `順位を付けるには情報が足りません。${count}件のアイデアに差をつける利用者の声・調査・目標がありません。各アイデアの内容に触れた声や調査を追加してください。`,
    first: ({ titles, count, hasCounts, hasPutOff }) =>
      `アイデア${count}件のうち最も優先されるのは、${quoteAll(titles, "ja")}です${titles.length > 1 ? "（同順位）" : ""}。順位は、まずアイデアと共通の言葉がある利用者の声・調査の件数${hasCounts ? "（表に記された件数を含む）" : ""}、次に本文に書かれた要望の有無、最後に共通の言葉がある目標の優先度で決めています。${hasPutOff ? "本文で後回しとされているアイデアは最後に置いています。" : ""}引用はアイデアに賛成のものとは限らないので、内容をご確認ください。対象の広さ、効果、工数は見積もっていません。`,
    leftOut: (title, said) => `対象外：${ja(title)}。本文の記載は${quoteAtEnd(said, "ja")}`,
    refused: (title, decision) => `対象外：${ja(title)}。${ja(decision)}と決まっているためです。`,
    unreadableIdea:
      "このルールでは読めない言語で書かれているようです。ほかの項目との比較は行っていません。",
    noVoices: "十分に共通する言葉のある利用者の声や調査はありません。",
    voices: (count, mentions, quotes, unquoted) =>
      `共通の言葉がある利用者の声・調査は${count}件${mentions > 0 ? `（延べ${mentions}件）` : ""}：${quotes.join("／")}${unquoted > 0 ? `、${LISTS.ja.others(unquoted)}` : ""}。`,
    voice: (title, words, sentence) =>
      `${ja(title)}（${words.join("、")}${sentence && `：${ja(sentence)}`}）`,
    request: (said) => `本文の記載：${quoteAtEnd(said, "ja")}`,
    putOff: (said) => `本文では後回しとされています：${quoteAtEnd(said, "ja")}`,
    ownMentions: (count) => `表では${count}件とされています。`,
    goal: (title, priority) =>
      `目標${ja(title)}（${priority === null ? "優先度は未設定" : `優先度${priority}`}）に役立つ可能性があります。`,
  },
};
