import type { DocumentReference } from "../../../reference";
import { answered, NOISE } from "../wrong";

const problem = ["Problem or opportunity", "Summary"];
const money = ["Costs and returns", "Summary"];
const risks = ["Risks and constraints"];
const next = ["Decisions and next steps"];
const choice = ["Options considered", "Recommendation", ...next];
const aims = ["Success measures", "Costs and returns", "Summary"];

export const businessCase: DocumentReference = {
  initiative: "Öffnen per Handy",
  type: "business_case",
  points: [
    {
      point: "bei 17 % der Fahrten ein Anruf",
      words: ["17 %"],
      sections: [...problem, "Success measures"],
    },
    { point: "61 Fahrten fielen aus", words: ["61 mal"], sections: problem },
    {
      point: "Zug verpasst, weil die PIN nicht stimmte",
      words: ["pin", "zug"],
      sections: ["Problem or opportunity"],
    },
    {
      point: "57 von 138 brachen wegen Karte und Tresor ab",
      words: ["57", "138"],
      sections: [...problem, "Market"],
    },
    { point: "Stadtflotte verlangt 0,34 €", words: ["0,34"], sections: ["Market"] },
    {
      point: "Orte von 600 bis 9.000 Einwohnern",
      words: ["9.000 einwohner"],
      sections: ["Market"],
    },
    { point: "eine eigene Box für 190 €", words: ["190"], sections: choice },
    { point: "einmalig 25.970 €", words: ["25.970"], sections: money },
    { point: "6.470 € im Jahr", words: ["6.470"], sections: money },
    {
      point: "8.000 € vom Landkreis",
      words: ["8.000", "landkreis"],
      sections: [...money, ...next],
    },
    { point: "ein Anruf kostet 7,40 €", words: ["7,40"], sections: [...money, ...problem] },
    { point: "Handy leer", words: ["akku leer|handy leer"], sections: risks },
    {
      point: "Schlüssel liegt im Auto",
      words: ["schlüssel", "scheibe|versicherung"],
      sections: risks,
    },
    { point: "11 Stationen ohne Netz", words: ["11 von 41"], sections: risks },
    { point: "höchstens 4 %", words: ["4 %"], sections: aims },
    { point: "300 Mitglieder unter 30", words: ["300 mitglieder"], sections: aims },
  ],
  wrong: [
    ...NOISE,
    ...answered,
    { says: ["kämmer|dienstwagen|620"], because: "Das andere Vorhaben." },
    {
      says: ["3.100"],
      sections: ["Costs and returns", "Success measures", "Summary"],
      because: "Die Karte bleibt, das wird nicht gespart.",
    },
    {
      says: ["tankkarte|an der säule"],
      sections: ["Summary", "Recommendation"],
      because: "Nicht in der ersten Fassung.",
    },
  ],
  belongs: {
    "Öffnen per Handy": ["Summary", "Recommendation", ...next],
    "Probe mit zwei Autos": "anywhere",
    "Wer wir sind": ["Market", ...problem],
    "Für welche Orte": ["Market"],
    Technik: risks,
    "Wer die Autos aufmacht": ["Problem or opportunity", "Market"],
    "Silke Ahrens, Mitglied in Gellmersen": ["Problem or opportunity"],
    "Aus den Hotline-Notizen, August bis Oktober": ["Problem or opportunity"],
    "Hotline ausgezählt": [...problem, ...aims],
    "Warum Jüngere nicht eintreten": [...problem, "Market", "Success measures"],
    Stadtflotte: ["Market", "Problem or opportunity"],
    "Auto blinkt": ["Options considered", "Recommendation"],
    "Schlüssel weitergeben": ["Options considered", "Recommendation"],
    "Tankkarte im Handy": ["Options considered"],
    Funklöcher: risks,
    "Alte Kangoos": risks,
    "Führerschein und Standort": risks,
    "Box von Telvara statt selbst gebaut": [...choice, ...risks],
    "Die Karte bleibt": [...choice, ...risks],
    "Handy leer am Waldrand": risks,
    "Schlüssel im Handschuhfach": risks,
    "Was es kostet": [...money, ...next],
    "Zeitplan, Stand 18. November": [...next, "Recommendation", ...risks],
    "Seltener anrufen": aims,
    "Jüngere Mitglieder": aims,
    "Niemand muss ein Smartphone haben": [...risks, "Success measures"],
  },
};
