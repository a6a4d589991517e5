import type { Evidence } from "@/lib/ai/evidence";
import type { ContextLabel } from "@/lib/schemas/enums";
import type { Language } from "@/lib/text/languages";
import { goal, initiative, item } from "./pieces";

export type Foreign = Exclude<Language, "en">;

type Texts = {
  told: string;
  goal: [title: string, keyResult: string, baseline: string, timeframe: string];
  items: [ContextLabel, title: string, text: string][];
};

/** One plan in four languages: a fault report by phone for lifts. */
const TEXTS: Record<Foreign, Texts> = {
  de: {
    told: "Hausverwaltungen melden Störungen der Aufzüge heute per Telefon. Wir bauen eine Seite, auf der sie die Störung melden und den Stand der Reparatur sehen.",
    goal: ["Weniger Anrufe in der Zentrale", "60 Anrufe am Tag", "140 Anrufe am Tag", "30.06.2027"],
    items: [
      [
        "target_users",
        "Hausmeister",
        "Sie melden eine Störung vom Aufzug aus, meist mit dem Handy.",
      ],
      [
        "user_feedback",
        "Warteschleife",
        "Ich hänge jedes Mal zehn Minuten in der Warteschleife, bis jemand die Störung aufnimmt.",
      ],
      [
        "feature_idea",
        "Störung mit Foto melden",
        "Die Seite nimmt ein Foto der Anzeige auf und schickt es an die Zentrale.",
      ],
      [
        "decision",
        "Start mit 20 Häusern",
        "Am 4. Mai haben wir beschlossen, mit 20 Häusern in Freiburg zu beginnen.",
      ],
      [
        "decision",
        "Kein Chat",
        "Ein Chat ist nicht Teil der ersten Version, weil die Zentrale nicht besetzt ist.",
      ],
      [
        "risk",
        "Kein Netz im Keller",
        "Im Maschinenraum gibt es oft kein Netz, so dass die Meldung nicht ankommt.",
      ],
      [
        "general_note",
        "Treffen mit der Zentrale",
        "Die Zentrale hat im Mai zwei neue Kolleginnen eingestellt und zieht im Herbst um.",
      ],
      ["general_note", "Offene Frage", "Wer übersetzt die Seite für die Hausmeister?"],
    ],
  },
  nl: {
    told: "Beheerders melden storingen van liften nu per telefoon. Wij bouwen een pagina waarop zij de storing melden en de stand van de reparatie zien.",
    goal: [
      "Minder telefoontjes naar de centrale",
      "60 telefoontjes per dag",
      "140 telefoontjes per dag",
      "30-06-2027",
    ],
    items: [
      [
        "target_users",
        "Huismeesters",
        "Zij melden een storing bij de lift, meestal met hun telefoon.",
      ],
      [
        "user_feedback",
        "Wachtrij",
        "Ik sta elke keer tien minuten in de wachtrij voordat iemand de storing van mij opneemt.",
      ],
      [
        "feature_idea",
        "Storing met foto melden",
        "De pagina maakt een foto van het scherm en stuurt die naar de centrale.",
      ],
      [
        "decision",
        "Start met 20 gebouwen",
        "Op 4 mei is besloten om met 20 gebouwen in Utrecht te beginnen.",
      ],
      [
        "decision",
        "Geen chat",
        "Een chat zit niet in de eerste versie, omdat de centrale niet altijd bezet is.",
      ],
      [
        "risk",
        "Geen bereik in de kelder",
        "In de machinekamer is vaak geen bereik, zodat de melding niet aankomt.",
      ],
      [
        "general_note",
        "Gesprek met de centrale",
        "De centrale heeft in mei twee nieuwe collega's aangenomen en verhuist in het najaar.",
      ],
      ["general_note", "Open vraag", "Wie vertaalt de pagina voor de huismeesters?"],
    ],
  },
  fr: {
    told: "Les gérants signalent les pannes des ascenseurs par téléphone. Nous créons une page sur laquelle ils signalent la panne et suivent la réparation.",
    goal: ["Moins d'appels au central", "60 appels par jour", "140 appels par jour", "30/06/2027"],
    items: [
      [
        "target_users",
        "Gardiens d'immeuble",
        "Ils signalent une panne devant l'ascenseur, le plus souvent avec leur téléphone.",
      ],
      [
        "user_feedback",
        "File d'attente",
        "Je reste dix minutes dans la file d'attente avant que quelqu'un ne note la panne.",
      ],
      [
        "feature_idea",
        "Signaler une panne avec une photo",
        "La page prend une photo de l'affichage et l'envoie au central.",
      ],
      [
        "decision",
        "Début avec 20 immeubles",
        "Le 4 mai, nous avons décidé de commencer avec 20 immeubles à Lyon.",
      ],
      [
        "decision",
        "Pas de chat",
        "Le chat ne fait pas partie de la première version, car le central n'est pas toujours occupé.",
      ],
      [
        "risk",
        "Pas de réseau au sous-sol",
        "Dans la salle des machines, le réseau est souvent absent et le signalement n'arrive pas.",
      ],
      [
        "general_note",
        "Rencontre avec le central",
        "Le central a recruté deux nouvelles collègues en mai et déménage à l'automne.",
      ],
      ["general_note", "Question ouverte", "Qui traduit la page pour les gardiens ?"],
    ],
  },
  ja: {
    told: "管理会社は現在、エレベーターの故障を電話で連絡しています。故障を報告し、修理の状況を確認できるページを作ります。",
    goal: ["センターへの電話を減らす", "1日60件", "1日140件", "2027年6月30日"],
    items: [
      ["target_users", "管理人", "管理人はエレベーターの前から、主に携帯電話で故障を報告します。"],
      ["user_feedback", "電話の待ち時間", "故障を受け付けてもらうまでに、毎回10分も待たされます。"],
      ["feature_idea", "写真を付けて報告する", "ページは表示盤の写真を撮り、センターに送ります。"],
      ["decision", "20棟から始める", "5月4日に、大阪の20棟から始めることを決めました。"],
      [
        "decision",
        "チャットは作らない",
        "センターに常に人がいるわけではないため、チャットは最初の版の対象外です。",
      ],
      ["risk", "地下の電波", "機械室では電波が届かないことが多く、報告が届かない恐れがあります。"],
      [
        "general_note",
        "センターとの打ち合わせ",
        "センターは5月に新しい職員を2名採用し、秋に移転します。",
      ],
      ["general_note", "未決事項", "管理人のためにページを誰が翻訳しますか。"],
    ],
  },
};

export const FOREIGN: readonly Foreign[] = ["de", "nl", "fr", "ja"];

export function foreignEvidence(language: Foreign): Evidence[] {
  const { told, goal: stated, items } = TEXTS[language];
  const [title, keyResult, baseline, timeframe] = stated;
  return [
    initiative(told),
    goal("business_outcome", title, { keyResult, baseline, timeframe }),
    ...items.map(([label, name, text]) => item(label, name, text)),
  ];
}
