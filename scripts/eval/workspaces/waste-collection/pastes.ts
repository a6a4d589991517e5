import type { PasteReference } from "../../reference";

const call: PasteReference = {
  name: "appel avec Lorient",
  initiative: "Tarification incitative",
  parts: [
    { is: "frame", text: "Notes d'appel - Lorient agglo, Yann Le Goff - 18/11, 11h" },
    {
      is: "noise",
      text: "(ligne mauvaise au début, rappelé sur le fixe)\npolitesses, il part à la retraite en juin",
    },
    {
      is: "market_research",
      text: "chez eux la 1re année : -19 % d'ordures, +3 points de refus de tri, 212 habitants ont demandé un bac plus petit par semaine",
    },
    {
      is: "user_feedback",
      text: "« Les gens n'ont pas râlé contre le prix, ils ont râlé contre la facture : personne ne la comprenait. » (Yann)",
    },
    {
      is: "risk",
      text: "attention aux puces : 6 % étaient illisibles après un hiver, ces levées n'ont pas été facturées, perte 140.000 €",
    },
    {
      is: "feature_idea",
      text: "son conseil : une facture à blanc pendant un an, pour que chacun voie ce qu'il aurait payé",
    },
    {
      is: "technical_constraint",
      text: "le lecteur du camion a besoin de 2 secondes par bac, donc 30 bacs de moins par tournée",
    },
    { is: "noise", text: "il m'envoie le contact de son fournisseur, à relancer si rien vendredi" },
  ],
};

const council: PasteReference = {
  name: "compte rendu du comité",
  initiative: "Tarification incitative",
  parts: [
    { is: "frame", text: "Comité déchets du 19 novembre 2026 – compte rendu" },
    {
      is: "noise",
      text: "Présents : H. Lemoine, N. Bensaïd, C. Vasseur, I. Roche. Excusé : M. Diarra.\nLa séance est ouverte à 9 h 05.",
    },
    { is: "frame", text: "1. Facture à blanc" },
    {
      is: "decision",
      text: "Le comité retient la facture à blanc pour toute l'année 2027.\nElle sera envoyée deux fois, en juin et en décembre.",
    },
    {
      is: "compliance_requirements",
      text: "La trésorerie rappelle que la facture réelle doit partir avant le 31 janvier, sinon la redevance ne peut pas être recouvrée.",
    },
    { is: "frame", text: "2. Étudiants" },
    {
      is: "target_users",
      text: "Les 9.400 étudiants en colocation partagent un bac à quatre ou cinq et changent chaque année.",
    },
    { is: "frame", text: "3. Chiffres visés" },
    {
      is: "goal",
      text: "Objectif 2028 : 205 kg par habitant (241 kg en 2025).",
    },
    {
      is: "goal",
      text: "Objectif : moins de 300 appels par semaine au numéro vert à partir de mars 2028.",
    },
    { is: "frame", text: "4. Divers" },
    {
      is: "noise",
      text: "Le parking de la mairie est fermé jusqu'au 4 décembre.\nProchaine réunion le 10 décembre à 9 h. La séance est levée à 10 h 20.",
    },
  ],
};

export const pastes = [call, council];
