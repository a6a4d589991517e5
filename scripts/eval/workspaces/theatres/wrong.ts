import type { DocumentReference } from "../../reference";
import { countered } from "../countered";

const because = "Op naam, hooguit twee, en de prijs op het kaartje is het maximum.";

/** Both languages, because sentences of the app surround the words of the workspace. */
export const answered = [
  countered("handelaren", because),
  { says: ["geen maatregel|geen tegenmaatregel|niets tegen", "handelaren"], because },
];

/** False in every document of this workspace. */
export const NOISE: DocumentReference["wrong"] = [
  { says: ["6A1F2B|deftig|beleving"], because: "Huisstijl is geen inhoud." },
  { says: ["droger|glitter|wasmachine"], because: "Artiestenfoyer." },
  { says: ["wijn|in de rij|pauze"], because: "Het andere initiatief." },
];
