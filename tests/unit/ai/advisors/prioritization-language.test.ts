import { expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/prioritization/check";
import { PRIORITIZATION_WORDS } from "@/lib/ai/advisors/prioritization/prioritization-words";
import { applyRules } from "@/lib/ai/advisors/prioritization/rules";
import type { Evidence } from "@/lib/ai/evidence";
import { LANGUAGES, type Language } from "@/lib/text/languages";
import { goal, initiative, item } from "../builtin/pieces";

type Plan = {
  description: string;
  /** The first is wanted by two items of feedback, one with a count, the second by its own words; the third is for later, the fourth is turned down, and so is the fifth by a decision. */
  ideas: [title: string, text: string][];
  voices: [title: string, text: string, mentions?: number][];
  goal: string;
  decision: string;
};

/** The same small plan in each language. */
const PLANS: Readonly<Record<Language, Plan>> = {
  en: {
    description: "Drivers read the stops from paper and call the office when a road is closed.",
    ideas: [
      ["Map of closed roads", "A map of the roads that are closed."],
      ["Photo of the door", "Ann and Bo both asked."],
      ["Dark colours", "Nice to have."],
      ["Voice control", "Dropped, too loud in the van."],
      ["Chat for drivers", "A chat window."],
    ],
    voices: [
      ["Call with Lena", "I turn back at closed roads every week."],
      ["Survey", "Closed roads are on no map.", 12],
    ],
    goal: "Fewer calls on closed roads",
    decision: "No chat",
  },
  de: {
    description: "Die Fahrer lesen die Halte vom Papier und rufen im Büro an, wenn es staut.",
    ideas: [
      ["Karte der gesperrten Straßen", "Eine Karte der Straßen, die gesperrt sind."],
      ["Foto der Haustür", "Gewünscht von Anna und von Bo."],
      ["Dunkle Farben", "Nice to have."],
      ["Sprachsteuerung", "Abgelehnt, im Wagen ist es zu laut."],
      ["Chat für Fahrer", "Ein Fenster für Nachrichten."],
    ],
    voices: [
      ["Anruf von Lena", "Ich muss jede Woche an gesperrten Straßen umkehren."],
      ["Umfrage", "Die gesperrten Straßen sind auf keiner Karte.", 12],
    ],
    goal: "Weniger Anrufe wegen gesperrter Straßen",
    decision: "Kein Chat",
  },
  nl: {
    description: "De chauffeurs lezen de stops van het papier en bellen naar kantoor bij een file.",
    ideas: [
      ["Kaart van afgesloten wegen", "Een kaart van de wegen die zijn afgesloten."],
      ["Foto van de voordeur", "Gevraagd door Anna en Bo."],
      ["Donkere kleuren", "Nice to have."],
      ["Spraakbediening", "Afgewezen."],
      ["Chat voor chauffeurs", "Een venster voor berichten."],
    ],
    voices: [
      ["Gesprek met Lena", "Ik moet elke week omkeren bij afgesloten wegen."],
      ["Enquête", "De afgesloten wegen staan niet op de kaart.", 12],
    ],
    goal: "Minder bellen over afgesloten wegen",
    decision: "Geen chat",
  },
  fr: {
    description:
      "Les chauffeurs lisent les arrêts sur papier et appellent le bureau en cas de bouchon.",
    ideas: [
      ["Carte des routes fermées", "Une carte des routes qui sont fermées."],
      ["Photo de la porte", "Demandée par Anna et par Bo."],
      ["Couleurs sombres", "Peut-être un jour."],
      ["Commande vocale", "Écartée : le camion fait trop de bruit."],
      ["Chat pour les chauffeurs", "Une fenêtre pour les messages."],
    ],
    voices: [
      ["Appel de Léna", "Je fais demi-tour chaque semaine devant des routes fermées."],
      ["Enquête", "Les routes fermées ne sont sur aucune carte.", 12],
    ],
    goal: "Moins d’appels sur les routes fermées",
    decision: "Pas de chat",
  },
  ja: {
    description: "運転手は紙で停車先を確認し、道路が通れないときは事務所に電話をかけている。",
    ideas: [
      ["通行止めの道路の地図", "通行止めの道路を地図に表示する。"],
      ["玄関の写真", "田中さんからの要望。"],
      ["暗い画面", "あれば便利。"],
      ["音声操作", "車内がうるさいため、見送り。"],
      ["チャットで連絡", "運転手どうしで話せる画面。"],
    ],
    voices: [
      ["電話の記録", "地図で道路の状況が分からず、毎週引き返している。"],
      ["アンケート", "通行止めの道路が地図にない。", 12],
    ],
    goal: "道路の地図についての電話を減らす",
    decision: "チャットは作らない",
  },
};

const gather = (language: Language): Evidence[] => {
  const plan = PLANS[language];
  return [
    initiative(plan.description),
    ...plan.ideas.map(([title, text]) => item("feature_idea", title, text)),
    ...plan.voices.map(([title, text, mentions]) => ({
      ...item("user_feedback", title, text),
      ...(mentions && { mentions }),
    })),
    goal("user_outcome", plan.goal, { priority: 8 }),
    item("decision", plan.decision, plan.decision),
  ];
};

function rank(evidence: readonly Evidence[]) {
  const subject = { type: "initiative" as const, id: "1", title: "Cards" };
  const material = { subject, text: "", evidence, options: {} };
  return checkAnswer(applyRules(material), material);
}

/** The summary, and a line for each idea. */
const read = (evidence: readonly Evidence[]) => {
  const { summary, items } = rank(evidence);
  return [summary, ...items.map(({ title, rationale }) => `${title} – ${rationale}`)].join("\n");
};

test("prioritization: English evidence has English words around it", () => {
  expect(read(gather("en"))).toMatchInlineSnapshot(`
    "First of 3 feature ideas: “Map of closed roads”. The order follows the number of feedback and research items that share words with each idea, with the mentions that a sheet counts; then an idea's own words on who asked for it; then the highest priority of a goal that shares words with it. Ideas that their own text leaves for later come last. Read the quotes, since they may speak for the idea or against it. Reach, impact and effort are not estimated. Left out: “Voice control”, which says “Dropped, too loud in the van.” Left out: “Chat for drivers”, because “No chat” is decided.
    Map of closed roads – 2 items of feedback or research (13 mentions) share words with it: “Call with Lena” (closed, roads: “I turn back at closed roads every week.”); “Survey” (closed, roads: “Closed roads are on no map.”). It may serve the goal “Fewer calls on closed roads” (priority 8).
    Photo of the door – No item of feedback or research shares enough words with it. Its own text says: “Ann and Bo both asked.”
    Dark colours – No item of feedback or research shares enough words with it. It leaves itself for later: “Nice to have.”"
  `);
});
test("prioritization: German evidence has German words around it", () => {
  expect(read(gather("de"))).toMatchInlineSnapshot(`
    "An erster Stelle von 3 Ideen: „Karte der gesperrten Straßen“. Es zählt zuerst, wie viele Einträge mit Rückmeldungen oder Marktforschung Wörter mit der Idee gemeinsam haben, samt den Nennungen, die eine Liste zählt; dann, wer sie laut ihrem eigenen Text wünscht; dann die höchste Priorität eines Ziels, das Wörter mit ihr gemeinsam hat. Ideen, die ihr eigener Text auf später verschiebt, stehen am Ende. Lesen Sie die Zitate: Sie können für oder gegen die Idee sprechen. Reichweite, Wirkung und Aufwand sind nicht geschätzt. Nicht eingeordnet: „Sprachsteuerung“. Dort steht: „Abgelehnt, im Wagen ist es zu laut.“ Nicht eingeordnet: „Chat für Fahrer“, wegen der Entscheidung „Kein Chat“.
    Karte der gesperrten Straßen – 2 Einträge mit Rückmeldungen oder Marktforschung (13 Nennungen) haben Wörter mit der Idee gemeinsam: „Anruf von Lena“ (gesperrten, Straßen: „Ich muss jede Woche an gesperrten Straßen umkehren.“); „Umfrage“ (gesperrten, Straßen, Karte: „Die gesperrten Straßen sind auf keiner Karte.“). Die Idee könnte dem Ziel „Weniger Anrufe wegen gesperrter Straßen“ dienen (Priorität 8).
    Foto der Haustür – Kein Eintrag mit Rückmeldungen oder Marktforschung hat genug Wörter mit ihr gemeinsam. Im eigenen Text steht: „Gewünscht von Anna und von Bo.“
    Dunkle Farben – Kein Eintrag mit Rückmeldungen oder Marktforschung hat genug Wörter mit ihr gemeinsam. Der eigene Text verschiebt die Idee auf später: „Nice to have.“"
  `);
});
test("prioritization: Dutch evidence has Dutch words around it", () => {
  expect(read(gather("nl"))).toMatchInlineSnapshot(`
    "Op de eerste plaats van 3 ideeën: “Kaart van afgesloten wegen”. Eerst telt hoeveel items met feedback en onderzoek woorden met het idee gemeen hebben, met de vermeldingen die een lijst telt; dan wie er volgens de eigen tekst om vroeg; dan de hoogste prioriteit van een doel dat er woorden mee gemeen heeft. Ideeën die volgens hun eigen tekst later komen, staan achteraan. Lees de citaten: ze kunnen voor of tegen het idee pleiten. Bereik, effect en inspanning zijn niet geschat. Weggelaten: “Spraakbediening”. Daar staat: “Afgewezen.” Weggelaten: “Chat voor chauffeurs”, vanwege het besluit “Geen chat”.
    Kaart van afgesloten wegen – 2 items met feedback of onderzoek (13 vermeldingen) hebben woorden met het idee gemeen: “Gesprek met Lena” (afgesloten, wegen: “Ik moet elke week omkeren bij afgesloten wegen.”); “Enquête” (afgesloten, wegen, Kaart: “De afgesloten wegen staan niet op de kaart.”). Het idee kan bijdragen aan het doel “Minder bellen over afgesloten wegen” (prioriteit 8).
    Foto van de voordeur – Geen feedback of onderzoek heeft genoeg woorden met dit idee gemeen. In de eigen tekst staat: “Gevraagd door Anna en Bo.”
    Donkere kleuren – Geen feedback of onderzoek heeft genoeg woorden met dit idee gemeen. De eigen tekst stelt het idee uit: “Nice to have.”"
  `);
});
test("prioritization: French evidence has French words around it", () => {
  expect(read(gather("fr"))).toMatchInlineSnapshot(`
    "En tête de 3 idées : « Carte des routes fermées ». L’ordre suit d’abord le nombre de retours et d’études qui ont des mots en commun avec l’idée, avec les mentions que compte un tableau ; puis ce que le texte de l’idée dit de ceux qui la demandent ; puis la plus haute priorité d’un objectif qui a des mots en commun avec elle. Les idées que leur propre texte remet à plus tard viennent en dernier. Lisez les citations : elles peuvent parler pour l’idée ou contre elle. La portée, l’effet et l’effort ne sont pas estimés. Non classée : « Commande vocale ». On y lit : « Écartée : le camion fait trop de bruit. » Non classée : « Chat pour les chauffeurs », en raison de la décision « Pas de chat ».
    Carte des routes fermées – 2 retours ou études (13 mentions) ont des mots en commun avec l’idée : « Appel de Léna » (routes, fermées : « Je fais demi-tour chaque semaine devant des routes fermées. ») ; « Enquête » (routes, fermées, Carte : « Les routes fermées ne sont sur aucune carte. »). L’idée peut servir l’objectif « Moins d’appels sur les routes fermées » (priorité 8).
    Photo de la porte – Aucun retour ni aucune étude n’a assez de mots en commun avec elle. Son propre texte dit : « Demandée par Anna et par Bo. »
    Couleurs sombres – Aucun retour ni aucune étude n’a assez de mots en commun avec elle. Son propre texte remet l’idée à plus tard : « Peut-être un jour. »"
  `);
});
test("prioritization: Japanese evidence has Japanese words and marks around it", () => {
  expect(read(gather("ja"))).toMatchInlineSnapshot(`
    "アイデア3件のうち最も優先されるのは、「通行止めの道路の地図」です。順位は、まずアイデアと共通の言葉がある利用者の声・調査の件数（表に記された件数を含む）、次に本文に書かれた要望の有無、最後に共通の言葉がある目標の優先度で決めています。本文で後回しとされているアイデアは最後に置いています。引用はアイデアに賛成のものとは限らないので、内容をご確認ください。対象の広さ、効果、工数は見積もっていません。対象外：「音声操作」。本文の記載は「車内がうるさいため、見送り」。対象外：「チャットで連絡」。「チャットは作らない」と決まっているためです。
    通行止めの道路の地図 – 共通の言葉がある利用者の声・調査は2件（延べ13件）：「電話の記録」（道路、地図：「地図で道路の状況が分からず、毎週引き返している」）／「アンケート」（道路、地図：「通行止めの道路が地図にない」）。目標「道路の地図についての電話を減らす」（優先度8）に役立つ可能性があります。
    玄関の写真 – 十分に共通する言葉のある利用者の声や調査はありません。本文の記載：「田中さんからの要望」。
    暗い画面 – 十分に共通する言葉のある利用者の声や調査はありません。本文では後回しとされています：「あれば便利」。"
  `);
});

test("prioritization: plurals, and ideas level with each other", () => {
  const first = { titles: ["A", "B", "C"], count: 7, hasCounts: false, hasPutOff: false };
  const said = LANGUAGES.map((language) => {
    const {
      voices,
      voice,
      first: writeFirst,
      ownMentions,
      goal: nameGoal,
    } = PRIORITIZATION_WORDS[language];
    const quote = voice("A", ["bike"], "");
    return [
      writeFirst(first).slice(0, 60),
      voices(1, 0, [quote], 0),
      voices(4, 0, [quote, quote, quote], 1),
      voices(5, 9, [quote, quote, quote], 2),
      ownMentions(4),
      nameGoal("G", null),
    ];
  });
  expect(said).toMatchInlineSnapshot(`
    [
      [
        "First of 7 feature ideas: “A”, “B” and “C”, level with each ",
        "1 item of feedback or research shares words with it: “A” (bike).",
        "4 items of feedback or research share words with it: “A” (bike); “A” (bike); “A” (bike); and 1 other.",
        "5 items of feedback or research (9 mentions) share words with it: “A” (bike); “A” (bike); “A” (bike); and 2 others.",
        "Its sheet counts 4 mentions.",
        "It may serve the goal “G” (no priority set).",
      ],
      [
        "An erster Stelle von 7 Ideen: „A“, „B“ und „C“ (gleichauf). ",
        "1 Eintrag mit Rückmeldungen oder Marktforschung hat Wörter mit der Idee gemeinsam: „A“ (bike).",
        "4 Einträge mit Rückmeldungen oder Marktforschung haben Wörter mit der Idee gemeinsam: „A“ (bike); „A“ (bike); „A“ (bike) und 1 weitere.",
        "5 Einträge mit Rückmeldungen oder Marktforschung (9 Nennungen) haben Wörter mit der Idee gemeinsam: „A“ (bike); „A“ (bike); „A“ (bike) und 2 weitere.",
        "Die Liste zählt dafür 4 Nennungen.",
        "Die Idee könnte dem Ziel „G“ dienen (ohne Priorität).",
      ],
      [
        "Op de eerste plaats van 7 ideeën: “A”, “B” en “C” (gelijk). ",
        "1 item met feedback of onderzoek heeft woorden met het idee gemeen: “A” (bike).",
        "4 items met feedback of onderzoek hebben woorden met het idee gemeen: “A” (bike); “A” (bike); “A” (bike) en 1 ander.",
        "5 items met feedback of onderzoek (9 vermeldingen) hebben woorden met het idee gemeen: “A” (bike); “A” (bike); “A” (bike) en 2 andere.",
        "De lijst telt er 4 vermeldingen voor.",
        "Het idee kan bijdragen aan het doel “G” (geen prioriteit).",
      ],
      [
        "En tête de 7 idées : « A », « B » et « C » (à égalité). L’or",
        "1 retour ou étude a des mots en commun avec l’idée : « A » (bike).",
        "4 retours ou études ont des mots en commun avec l’idée : « A » (bike) ; « A » (bike) ; « A » (bike) et 1 autre.",
        "5 retours ou études (9 mentions) ont des mots en commun avec l’idée : « A » (bike) ; « A » (bike) ; « A » (bike) et 2 autres.",
        "Son tableau compte 4 mentions.",
        "L’idée peut servir l’objectif « G » (sans priorité).",
      ],
      [
        "アイデア7件のうち最も優先されるのは、「A」、「B」、「C」です（同順位）。順位は、まずアイデアと共通の言葉がある利用者",
        "共通の言葉がある利用者の声・調査は1件：「A」（bike）。",
        "共通の言葉がある利用者の声・調査は4件：「A」（bike）／「A」（bike）／「A」（bike）、ほか1件。",
        "共通の言葉がある利用者の声・調査は5件（延べ9件）：「A」（bike）／「A」（bike）／「A」（bike）、ほか2件。",
        "表では4件とされています。",
        "目標「G」（優先度は未設定）に役立つ可能性があります。",
      ],
    ]
  `);
});

const isIdea = ({ type, ...piece }: Evidence) =>
  type === "context_item" && "label" in piece && piece.label === "feature_idea";
/** The plan with the first ideas only, and nothing that speaks for one. */
const withIdeas = (language: Language, count: number) => {
  const evidence = gather(language);
  const others = evidence
    .filter(({ type }) => type === "initiative")
    .map((each) => ({ ...each, text: each.text.repeat(3) }));
  return [...others, ...evidence.filter(isIdea).slice(0, count)];
};

test("prioritization: too little to rank is said in the language of the evidence", () => {
  const said = LANGUAGES.map((language) => {
    const [map, photo] = withIdeas(language, 2).filter(isIdea);
    const level = map && photo ? [map, { ...photo, text: photo.title }] : [];
    return [0, 1]
      .map((count) => rank(withIdeas(language, count)).summary)
      .concat(rank([...withIdeas(language, 0), ...level]).summary);
  });
  expect(said).toMatchInlineSnapshot(`
    [
      [
        "Nothing to rank. Add feature ideas as context items.",
        "Too little to rank: one feature idea is on record. Add the others that compete with it.",
        "Too little to rank: no feedback, research or goal tells the 2 feature ideas apart. Add feedback and research that name what each idea is about.",
      ],
      [
        "Es gibt nichts zu ordnen. Ergänzen Sie Ideen als Einträge mit dem Label „Feature idea“.",
        "Zu wenig für eine Reihenfolge: Es ist nur eine Idee erfasst. Ergänzen Sie die anderen, die mit ihr im Wettbewerb stehen.",
        "Zu wenig für eine Reihenfolge: Keine Rückmeldung, keine Marktforschung und kein Ziel hebt eine der 2 Ideen hervor. Ergänzen Sie Rückmeldungen und Marktforschung, die nennen, worum es bei den Ideen geht.",
      ],
      [
        "Er valt niets te ordenen. Voeg ideeën toe als items met het label “Feature idea”.",
        "Te weinig voor een volgorde: er is maar één idee vastgelegd. Voeg de andere toe die ermee concurreren.",
        "Te weinig voor een volgorde: geen feedback, onderzoek of doel geeft een van de 2 ideeën voorrang. Voeg feedback en onderzoek toe die noemen waar de ideeën over gaan.",
      ],
      [
        "Il n’y a rien à classer. Ajoutez des idées sous forme d’éléments avec l’étiquette « Feature idea ».",
        "Trop peu pour un classement : une seule idée est enregistrée. Ajoutez les autres, avec lesquelles elle est en concurrence.",
        "Trop peu pour un classement : aucun retour, aucune étude ni aucun objectif ne départage les 2 idées. Ajoutez des retours et des études qui nomment le sujet de chaque idée.",
      ],
      [
        "順位を付ける対象がありません。アイデアを、ラベル「Feature idea」の項目として追加してください。",
        "順位を付けるには情報が足りません。登録されているアイデアは1件だけです。比較するアイデアも追加してください。",
        "順位を付けるには情報が足りません。2件のアイデアに差をつける利用者の声・調査・目標がありません。各アイデアの内容に触れた声や調査を追加してください。",
      ],
    ]
  `);
});
