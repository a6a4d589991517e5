import type { DocumentReference } from "../../reference";
import { countered } from "../countered";

const because = "Ladekabel in jedem Auto, und die Hotline öffnet aus der Ferne.";

/** Both languages, because sentences of the app surround the words of the workspace. */
export const answered = [
  countered("handy leer", because),
  {
    says: ["keine gegenmaßnahme|kein gegenmittel|nichts dagegen|ohne gegenmaßnahme", "handy leer"],
    because,
  },
];

/** False in every document of this workspace. */
export const NOISE: DocumentReference["wrong"] = [
  { says: ["F2C230|rapsgelb|mobilitätslösung"], because: "Ein Hausstil ist kein Inhalt." },
  { says: ["sommerfest|salate|kühlschrank"], because: "Ein Fest." },
  { says: ["marder"], because: "Eine Anekdote." },
];
