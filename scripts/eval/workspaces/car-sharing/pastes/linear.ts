import type { PasteReference } from "../../../reference";

/** The last cells of each row. */
const END = `"","","No SLA applied",""`;
const stamp = (day: string, time: string) => `"${day} 2026 ${time} GMT+0100 (GMT+01:00)"`;

export const linear: PasteReference = {
  name: "CSV-Export aus Linear",
  initiative: "Öffnen per Handy",
  parts: [
    {
      is: "frame",
      text: `"ID","Team","Title","Description","Status","Estimate","Priority","Project ID","Project","Creator","Assignee","Labels","Cycle Number","Cycle Name","Cycle Start","Cycle End","Created","Updated","Started","Triaged","Completed","Canceled","Archived","Due Date","Parent issue","Initiatives","SLA Status","Roadmaps"`,
    },
    {
      is: "user_feedback",
      text: `"FLZ-214","Flitz App","Mitglied aus Steinloh: Knopf zum Öffnen reagiert erst beim dritten Mal","Herr Dammann am Telefon: ""Ich drück und drück, und meine Frau schaut schon.""","Triage","","High","4f0b7c11-2d","Öffnen per Handy","malte@landflitz.example","","Bug, Mitglied","","","","",${stamp("Mon Nov 23", "09:41:12")},${stamp("Wed Nov 25", "16:20:03")},"","","","","","",${END}`,
      says: "Mitglied aus Steinloh: Knopf zum Öffnen reagiert erst beim dritten Mal. Herr Dammann am Telefon: Ich drück und drück, und meine Frau schaut schon.",
    },
    {
      is: "feature_idea",
      text: `"FLZ-209","Flitz App","Vorschlag: Kurzbefehl auf der Uhr","Man könnte das Auto von der Uhr aus öffnen, ohne das Handy aus der Tasche zu holen.

Kam beim Stammtisch in Gellmersen auf.","Backlog","3","Low","4f0b7c11-2d","Öffnen per Handy","jette@landflitz.example","","Idee","","","","",${stamp("Wed Nov 18", "20:02:44")},${stamp("Wed Nov 18", "20:02:44")},"","","","","","",${END}`,
      says: "Vorschlag: Kurzbefehl auf der Uhr. Man könnte das Auto von der Uhr aus öffnen, ohne das Handy aus der Tasche zu holen.",
    },
    {
      is: "noise",
      text: `"FLZ-198","Flitz App","CI-Runner aktualisieren","","Done","1","No priority","","","malte@landflitz.example","malte@landflitz.example","Chore","12","Zyklus 12","Mon Nov 09","Sun Nov 22",${stamp("Mon Nov 09", "08:12:00")},${stamp("Tue Nov 10", "11:47:31")},"","",${stamp("Tue Nov 10", "11:47:31")},"","","",${END}`,
      says: "CI-Runner aktualisieren",
    },
    {
      is: "technical_constraint",
      text: `"FLZ-221","Flitz App","Box schläft nach 72 Stunden ein","Laut Telvara schaltet die Box ihr Bluetooth nach drei Tagen ohne Fahrt ab, damit die Batterie hält. Wecken geht nur über Mobilfunk, in Funklöchern also gar nicht.","Todo","","Urgent","4f0b7c11-2d","Öffnen per Handy","malte@landflitz.example","jette@landflitz.example","Telvara","13","Zyklus 13","Mon Nov 23","Sun Dec 06",${stamp("Tue Nov 24", "13:30:55")},${stamp("Thu Nov 26", "09:05:18")},"","","","","","2026-12-04",${END}`,
      says: "Box schläft nach 72 Stunden ein. Laut Telvara schaltet die Box ihr Bluetooth nach drei Tagen ohne Fahrt ab, damit die Batterie hält. Wecken geht nur über Mobilfunk, in Funklöchern also gar nicht.",
    },
    {
      is: "risk",
      text: `"FLZ-223","Flitz App","Risiko: Auto bleibt offen","Wenn jemand aussteigt und das Verriegeln nicht ankommt, steht der Wagen die ganze Nacht offen und wir merken es nicht.","Backlog","","High","4f0b7c11-2d","Öffnen per Handy","renate@landflitz.example","","","","","","",${stamp("Wed Nov 25", "07:58:20")},${stamp("Wed Nov 25", "07:58:20")},"","","","","","",${END}`,
      says: "Risiko: Auto bleibt offen. Wenn jemand aussteigt und das Verriegeln nicht ankommt, steht der Wagen die ganze Nacht offen und wir merken es nicht.",
    },
    {
      is: "noise",
      text: `"FLZ-224","Flitz App","Duplikat von FLZ-214","","Duplicate","","No priority","","","malte@landflitz.example","","","","","","",${stamp("Wed Nov 25", "16:21:00")},${stamp("Wed Nov 25", "16:21:00")},"","","",${stamp("Wed Nov 25", "16:21:00")},"","",${END}`,
      says: "Duplikat von FLZ-214",
    },
    {
      is: "user_feedback",
      text: `"FLZ-226","Flitz App","Patin aus Gellmersen beschwert sich über die Schrift","""Ohne Lesebrille find ich den Knopf nicht, und die liegt im Auto."" Gerda, 71","Triage","","Medium","4f0b7c11-2d","Öffnen per Handy","jette@landflitz.example","","Mitglied","","","","",${stamp("Thu Nov 26", "18:44:09")},${stamp("Thu Nov 26", "18:44:09")},"","","","","","",${END}`,
      says: "Patin aus Gellmersen beschwert sich über die Schrift. Ohne Lesebrille find ich den Knopf nicht, und die liegt im Auto. Gerda, 71",
    },
  ],
};
