import type { DocumentReference } from "../../../reference";

const decided = ["Decisions at a glance", "Decisions and reasons"];
const options = ["Options and criteria", "Decisions and reasons"];
const context = ["Context", "Options and criteria"];
const later = ["When to revisit", "Consequences"];
const open = ["Open questions"];

export const decisionLog: DocumentReference = {
  initiative: "Fernanpassung",
  type: "decision_log",
  points: [
    {
      point: "die Apps der Hersteller statt einer eigenen",
      words: ["hersteller", "eigene"],
      sections: [...decided, "Options and criteria"],
    },
    {
      point: "am 14. Mai 2026 von Georg Mangold",
      words: ["14 mai|14 5|14 05", "georg|mangold"],
      sections: decided,
    },
    { point: "eigene App für 148.000 €", words: ["148 000"], sections: options },
    {
      point: "Fernwartung schied aus: kein PC neben dem Sessel",
      words: ["fernwartung", "pc"],
      sections: options,
    },
    {
      point: "neu aufrollen bei mehr als 5 € je Sitzung",
      words: ["5 je sitzung|5 pro sitzung|5 euro je sitzung|5 euro pro sitzung"],
      sections: ["When to revisit"],
    },
    {
      point: "für Kunden kostenlos",
      words: ["kostenlos|kostenfrei|kostet nichts|nichts extra"],
      sections: decided,
    },
    {
      point: "Beschluss vom 22. September",
      words: ["22 september|22 9|22 09"],
      sections: decided,
    },
    { point: "4,90 € im Monat wurde abgelehnt", words: ["4 90"], sections: options },
    {
      point: "von Kassenkunden darf man nichts verlangen",
      words: ["kassenkunden", "erlaubt|verlangen|durfen"],
      sections: [...options, "Context"],
    },
    { point: "erst Sonavia, dann Lirum", words: ["sonavia", "lirum"], sections: decided },
    {
      point: "2.100 der 2.900 können zum Start mitmachen",
      words: ["2 100", "2 900"],
      sections: ["Consequences"],
    },
    {
      point: "Lirum, sobald der Vertrag da ist",
      words: ["lirum", "vertrag|auftragsverarbeitung|avv"],
      sections: [...later, ...open, "Decisions and reasons"],
    },
    {
      point: "mit beiden im Mai: zu nah an der Urlaubszeit",
      words: ["mai", "urlaub"],
      sections: options,
    },
    {
      point: "was gegen die Funklöcher hilft, ist offen",
      words: ["funkloch|funklocher|abgerissen|9 der 58|9 von 58"],
      sections: open,
    },
  ],
  wrong: [
    { says: ["3F5E4A|14 punkt|moosgrün"], because: "House style is no content." },
    {
      says: ["hormobil|st anna|messkabine|pflegeheim|transporter|störschall"],
      because: "Another initiative.",
    },
    { says: ["pfander|mainau|betriebsausflug"], because: "An outing of the staff." },
    { says: ["knopfzelle|abonnent"], because: "Archived." },
    { says: ["kramerstraße"], because: "An anecdote." },
    {
      says: ["probeanruf|schirmchen|dazuschalten"],
      sections: decided,
      because: "Ideas; nobody has decided on them.",
    },
  ],
  belongs: {
    Fernanpassung: ["Context"],
    "Entscheidungsvorlage Fernanpassung": "anywhere",
    "Wir in Zahlen": ["Context"],
    "Was bei uns läuft": context,
    "Verbandsblatt: Nachsorge per Video": context,
    "Alle elf Läden halten": context,
    "Für wen das ist": ["Context", "Consequences"],
    "Frau Dorn, Isny": ["Context"],
    "Runde mit den Pilot-Akustikern, 6.10.": ["Context", "Consequences", ...open],
    "Nachsorge gezählt, Juni 2026": context,
    Postkartenbefragung: context,
    Otaris: context,
    hoerfix24: context,
    "Probeanruf zwei Tage vorher": open,
    "Angehörige dazuschalten": open,
    "Zubehör gleich mitbestellen": open,
    "Was die Hersteller-Apps hergeben": [...context, "Consequences"],
    Krankenkassen: [...context, "Decisions and reasons"],
    "Datenschutz bei der Videositzung": [...context, "Decisions and reasons", ...open, ...later],
    "Hersteller-Apps statt eigener App": [...decided, ...context, ...later],
    "Für Kunden kostenlos": [...decided, ...context, ...later],
    "Erst Sonavia, dann Lirum": [...decided, ...context, ...later, ...open],
    "Nach der Sitzung hört jemand schlechter": ["Consequences"],
    "Funklöcher im Westallgäu": [...open, "Consequences"],
    "Weniger Leute an der Theke": ["Consequences"],
    "Pilot, Zwischenstand 30. Oktober": ["Context", "Consequences"],
    "Fahrplan bis April": [...later, "Decisions and reasons"],
    "Schneller dran": context,
    "Ein Viertel aus der Ferne": context,
    "Niemand fährt mehr wegen zwei Klicks": context,
    "Kein Laden verliert eine Stelle": [...context, "Consequences"],
  },
};
