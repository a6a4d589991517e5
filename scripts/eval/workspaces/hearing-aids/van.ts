import type { SampleInitiative } from "@/lib/domain/workspace/sample";
import { vanCase } from "./documents/van-case";
import { vanRequirements } from "./documents/van-requirements";

export const van: SampleInitiative = {
  title: "Hörmobil",
  description:
    "Ein Transporter mit Messkabine fährt reihum die Pflegeheime an. Leitung: Beate Rölz. Nicht vor Herbst 2027.",
  archived: false,
  documents: [vanCase, vanRequirements],
  contextItems: [
    {
      label: "user_feedback",
      title: "Pflegedienstleitung, Haus St. Anna",
      content: `„Bei uns liegen elf Paar Hörgeräte in der Nachttischschublade, weil keiner weiß, wie man den Filter wechselt. Wenn Sie einmal im Monat kämen, wäre uns schon geholfen.“ Gespräch am 21. Oktober`,
    },
    {
      label: "market_research",
      title: "Heime abtelefoniert",
      content: `Beate hat im September 23 Heime angerufen, 17 gingen ran. 12 hätten gern einen festen Termin im Monat, 3 haben schon jemanden, 2 wollten ein Angebot schriftlich. Zusammen 1.340 Bewohner.`,
    },
    {
      label: "compliance_requirements",
      title: "Versorgung im Heim",
      content: `Auch im Heim braucht es für ein neues Hörsystem die Verordnung vom HNO-Arzt. Bei Bewohnern mit gesetzlicher Betreuung unterschreibt der Betreuer.`,
    },
    {
      label: "risk",
      title: "Messkabine zu laut",
      content: `Neben einer Heimküche lag der Störschall bei 47 dB, zulässig sind 40. Dann stimmt das Audiogramm nicht.`,
    },
  ],
  goals: [],
};
