import { countered } from "../countered";

const because = "Past 30 minutes the returns are separated, and a spare car stays at Laval.";

/** Declares as false, in either language, that nothing is done about a return that drags on. */
export const answeredRisk = [
  countered("retour de dialyse|qui traine", because),
  {
    says: [
      "aucune parade|sans parade|rien n'est prevu|rien n'est dit|rien en face|aucune reponse",
      "retour de dialyse|qui traine",
    ],
    because,
  },
];
