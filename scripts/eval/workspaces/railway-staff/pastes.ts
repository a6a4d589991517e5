import type { PasteReference } from "../../reference";

const initiative = "Échanges de service entre agents";

const minutes: PasteReference = {
  name: "Compte rendu du comité",
  initiative,
  parts: [
    { is: "frame", text: "Compte rendu – comité de suivi n° 7 – mardi 17 novembre 2026" },
    {
      is: "noise",
      text: "Présents : N. Fournel, T. Lambert, K. Belhadj, Mme Ortiz (Vierzac)\nExcusé : M. Charpentier\nLe compte rendu n° 6 est adopté sans remarque.",
    },
    { is: "frame", text: "1) Vierzac" },
    {
      is: "technical_constraint",
      text: "Mme Ortiz : à Vierzac, les habilitations sont tenues sur un tableau papier au mur du bureau, Octave n'en sait rien.",
    },
    {
      is: "decision",
      text: "Il est décidé que Vierzac saisit ses 71 habilitations avant Noël ; sans cela, pas de démarrage le 1er février.",
    },
    { is: "frame", text: "2) Retours" },
    {
      is: "user_feedback",
      text: "Un conducteur de Pont-d'Aure à Théo : « Si mon chef n'a plus son mot à dire, qui m'aide quand je me trompe de case ? »",
    },
    {
      is: "feature_idea",
      text: "Proposition de Karim : pouvoir annuler un échange pendant les 15 minutes qui suivent.",
    },
    { is: "frame", text: "3) Points de vigilance" },
    {
      is: "risk",
      text: "Le prestataire perd sa développeuse fin janvier ; si elle n'est pas remplacée, le calendrier du 3 mai ne tient plus.",
    },
    {
      is: "compliance_requirements",
      text: "L'inspection du travail demande que les échanges soient conservés trois ans, avec l'heure de l'accord.",
    },
    {
      is: "goal",
      text: "Objectif pour Vierzac : 50 échanges en février, sans aucune erreur de repos.",
    },
    { is: "frame", text: "4) Divers" },
    {
      is: "noise",
      text: "Galette le 8 janvier, s'inscrire auprès de Karim.\nProchain comité : mardi 1er décembre, 9 h 30, salle B.",
    },
  ],
};

export const pastes = [minutes];
