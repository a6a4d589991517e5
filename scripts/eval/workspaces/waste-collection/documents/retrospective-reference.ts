import type { DocumentReference } from "../../../reference";

export const retrospective: DocumentReference = {
  initiative: "Encombrants sur rendez-vous",
  type: "retrospective",
  points: [
    {
      point: "le délai devait passer de 30 à 10 jours",
      words: ["30 jours", "10 jours"],
      sections: ["What we set out to do"],
    },
    {
      point: "de 310 dépôts par mois à 200",
      words: ["310", "200"],
      sections: ["What we set out to do"],
    },
    {
      point: "de 214 € à 190 € la tonne",
      words: ["214 €", "190 €"],
      sections: ["What we set out to do"],
    },
    { point: "le délai est de 8 jours", words: ["8 jours"], sections: ["What happened"] },
    { point: "231 dépôts : manqué", words: ["231"], sections: ["What happened"] },
    { point: "203 € la tonne : manqué", words: ["203 €"], sections: ["What happened"] },
    {
      point: "la photo a aidé",
      words: ["photo"],
      sections: ["What went well"],
    },
    {
      point: "Mme Ferrand, prévenue par SMS",
      words: ["prevenue par sms"],
      sections: ["What went well"],
    },
    {
      point: "20 minutes perdues par tournée",
      words: ["20 minutes"],
      sections: ["What went badly"],
    },
    {
      point: "17 % de rendez-vous manqués",
      words: ["17 %"],
      sections: ["What happened", "What went badly"],
    },
    {
      point: "le courrier aux syndics n'est pas parti",
      words: ["courrier", "jamais parti"],
      sections: ["What went badly"],
    },
    {
      point: "personne n'avait regardé la rentrée",
      words: ["rentree"],
      sections: ["Why", "What we learned", "What went badly"],
    },
    {
      point: "Tournéo s'arrête à 40 adresses",
      words: ["40 adresses"],
      sections: ["Why"],
    },
    {
      point: "Claire demande le calendrier en mai",
      words: ["calendrier", "mai"],
      sections: ["Actions"],
    },
  ],
  wrong: [
    { says: ["validé en comité"], because: "Un en-tête n'est pas un fait." },
    {
      says: ["le mardi, ils sont passés le vendredi"],
      sections: ["What went badly"],
      because: "Elle en est contente.",
    },
    { says: ["pantone"], because: "La charte n'est pas un souvenir." },
    {
      says: ["20 minutes perdues"],
      sections: ["What went well"],
      because: "C'est ce qui a mal marché.",
    },
    {
      says: ["prévenue par sms"],
      sections: ["What went badly"],
      because: "C'est un éloge.",
    },
    { says: ["on promet un jour"], sections: ["Actions"], because: "Décidé avant le lancement." },
    { says: ["levées offertes"], because: "Autre projet." },
  ],
  belongs: {
    "Encombrants sur rendez-vous": ["What we set out to do"],
    "Plan de lancement des encombrants": ["What we set out to do", "Actions", "What happened"],
    "Équipes de collecte, bilan du 30 octobre": [
      "What happened",
      "What went well",
      "What went badly",
      "Why",
    ],
    "Mme Ferrand, quartier Gare": ["What went well"],
    "Pourquoi des habitants ont arrêté de réserver": ["What went badly", "Why", "What we learned"],
    "Chiffres d'avril à octobre": ["What happened", "What went well", "What went badly"],
    "Le logiciel de tournées s'arrête à 40 adresses": ["Why", "What went badly"],
    "Pas de créneau horaire": ["Why"],
    Septembre: ["What happened", "What went badly", "Why", "What we learned", "Actions"],
    "Les syndics n'informent pas les locataires": ["What went badly", "Why", "Actions"],
    "Un passage en dix jours": ["What we set out to do", "What happened"],
    "Moins de dépôts sauvages": ["What we set out to do", "What happened"],
    "Une tonne moins chère": ["What we set out to do", "What happened"],
  },
};
