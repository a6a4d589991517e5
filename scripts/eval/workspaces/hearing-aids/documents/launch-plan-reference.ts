import type { DocumentReference } from "../../../reference";
import { nothingAgainst } from "../nothing-against";

const what = ["What is launched", "Audience and phases"];
const when = ["Audience and phases", "Timeline and owners", "What is launched"];
const ready = ["Readiness checklist", "Timeline and owners"];
const rollback = ["Risks and rollback"];
const goal = ["Launch goal", "After launch"];
const messages = ["Positioning and messages"];

export const launchPlan: DocumentReference = {
  initiative: "Fernanpassung",
  type: "launch_plan",
  points: [
    {
      point: "Hörsysteme werden zu Hause nachgestellt, per Video und App",
      words: ["nachstell|nachgestellt|nachjustier|einstellung|fernanpass", "video|app"],
      sections: ["What is launched"],
    },
    { point: "Nachsorgetermin in 4 Tagen", words: ["4 tag|vier tag"], sections: goal },
    { point: "2.100 Kunden zum Start", words: ["2 100"], sections: what },
    { point: "Hörsysteme mit Bluetooth", words: ["bluetooth"], sections: what },
    {
      point: "kostet nichts extra",
      words: [
        "kostet nichts|kostet die kunden nichts|nichts extra|kostenlos|kostenfrei|ohne aufpreis",
      ],
      sections: ["What is launched", ...messages],
    },
    {
      point: "am 1. März in drei Läden",
      words: ["1 marz|1 3|01 03", "leutkirch|drei laden|3 laden"],
      sections: when,
    },
    {
      point: "am 12. April die übrigen acht",
      words: ["12 april|12 4|12 04", "acht|8"],
      sections: when,
    },
    {
      point: "Kundenbrief am 8. Februar",
      words: ["8 februar|8 2|08 02", "kundenbrief|brief|versand"],
      sections: ["Channels and material", ...ready],
    },
    {
      point: "Aufsteller und Blatt für die Theke",
      words: ["aufsteller|in fünf schritten"],
      sections: ["Channels and material", ...ready],
    },
    {
      point: "alle Meister geschult bis 12. Februar",
      words: ["geschult|schulung|meister", "12 februar|12 2|12 02"],
      sections: ready,
    },
    {
      point: "Lirum wartet auf den Vertrag zur Auftragsverarbeitung",
      words: ["lirum", "vertrag|auftragsverarbeitung|avv"],
      sections: [...what, ...ready, ...rollback],
    },
    {
      point: "zurück auf die Pilotläden, wenn mehr als jede vierte Sitzung abreißt",
      words: ["vierte|viertel|25 %", "pilotladen|zwei laden|zuruck"],
      sections: rollback,
    },
    {
      point: "Funklöcher im Westallgäu, ohne Lösung",
      words: ["funkloch|funklocher|abgerissen|9 der 58|9 von 58|9 von den 58"],
      sections: rollback,
    },
    {
      point: "nach sechs Wochen die Zahlen ansehen",
      words: ["sechs wochen|6 wochen"],
      sections: ["After launch", "Timeline and owners"],
    },
  ],
  wrong: [
    {
      says: ["hormobil|st anna|messkabine|pflegeheim|transporter|störschall"],
      because: "Another initiative.",
    },
    { says: ["pfander|mainau|betriebsausflug"], because: "An outing of the staff." },
    { says: ["knopfzelle|abonnent"], because: "Archived." },
    { says: ["kramerstraße"], because: "An anecdote." },
    {
      says: ["148 000"],
      sections: ["What is launched", "Channels and material", "Readiness checklist", ...goal],
      because: "The app of their own was turned down.",
    },
    {
      says: ["15 je sitzung|15 euro je sitzung"],
      sections: ["What is launched", ...messages],
      because: "A price that was turned down.",
    },
    {
      says: ["11 je besuch|bestellblatt"],
      sections: messages,
      because: "A worry of ours is no message.",
    },
    nothingAgainst("schlechter", "One press goes back, and everybody is called."),
    nothingAgainst("theke|zubehörumsatz", "Paul checks it every month; the order form follows."),
  ],
  belongs: {
    Fernanpassung: "anywhere",
    "Entscheidungsvorlage Fernanpassung": "anywhere",
    "Wir in Zahlen": ["What is launched", "Audience and phases", ...messages],
    "Was bei uns läuft": ["Readiness checklist", ...rollback],
    "So schreiben wir": ["Channels and material", ...messages],
    "Verbandsblatt: Nachsorge per Video": [...goal, ...rollback, ...messages],
    "Alle elf Läden halten": goal,
    "Für wen das ist": [...what, ...messages],
    "Frau Dorn, Isny": [...messages, "Audience and phases"],
    "Runde mit den Pilot-Akustikern, 6.10.": ["Readiness checklist", ...rollback],
    "Nachsorge gezählt, Juni 2026": [...goal, ...messages, ...what],
    Postkartenbefragung: ["Audience and phases", ...messages, ...rollback],
    Otaris: messages,
    hoerfix24: messages,
    "Probeanruf zwei Tage vorher": ["What is launched", "Readiness checklist", ...rollback],
    "Angehörige dazuschalten": ["What is launched", "After launch"],
    "Zubehör gleich mitbestellen": ["What is launched", "After launch"],
    "Was die Hersteller-Apps hergeben": [...what, "Readiness checklist", ...rollback],
    Krankenkassen: [...what, "Readiness checklist", ...messages, ...rollback],
    "Datenschutz bei der Videositzung": [...ready, ...rollback, "Audience and phases"],
    "Hersteller-Apps statt eigener App": ["What is launched", ...rollback],
    "Für Kunden kostenlos": ["What is launched", ...messages],
    "Erst Sonavia, dann Lirum": [...when, "Readiness checklist"],
    "Nach der Sitzung hört jemand schlechter": rollback,
    "Funklöcher im Westallgäu": rollback,
    "Weniger Leute an der Theke": [...rollback, "After launch"],
    "Pilot, Zwischenstand 30. Oktober": "anywhere",
    "Fahrplan bis April": [
      "Channels and material",
      ...ready,
      "Audience and phases",
      ...rollback,
      "After launch",
    ],
    "Schneller dran": goal,
    "Ein Viertel aus der Ferne": goal,
    "Niemand fährt mehr wegen zwei Klicks": [...goal, ...messages],
    "Kein Laden verliert eine Stelle": [...goal, ...rollback, ...messages],
  },
};
