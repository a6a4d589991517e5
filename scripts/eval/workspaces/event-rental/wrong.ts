import type { DocumentReference } from "../../reference";
import { countered } from "../countered";

const because = "Schrumpfschlauch und Prüfung des Tags stehen dabei.";

/** Both languages, because sentences of the app surround the words of the workspace. */
export const answered = [
  countered("reißen", because),
  {
    says: ["keine gegenmaßnahme|kein gegenmittel|nichts dagegen|ohne gegenmaßnahme", "reißen"],
    because,
  },
];

/** False in every document of this workspace. */
export const NOISE: DocumentReference["wrong"] = [
  { says: ["F26A1B|superlativ|ausrufezeichen"], because: "Ein Hausstil ist kein Inhalt." },
  { says: ["kaffeemaschine|kicker|spesen"], because: "Aufenthaltsraum." },
  { says: ["lagerhund|31 mal"], because: "Eine Anekdote." },
  { says: ["privathandy|handyhalterung|etikettendrucker"], because: "Archiviertes Konzept." },
  { says: ["fotobox|hochzeit"], because: "Archiviert." },
];
