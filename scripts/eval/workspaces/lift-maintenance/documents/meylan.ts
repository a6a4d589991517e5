import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const meylan: SampleDocument = {
  type: "retrospective",
  status: "approved",
  title: "Essai de Meylan",
  content_markdown: `40 appareils, quatre mois, de mars à juin 2026. Rédigé par Nadia Ferrand, relu en réunion d'agence le 7 juillet.

## Ce qu'on voulait savoir

Si le boîtier voit les pannes avant les habitants, et si l'astreinte supporte les alertes.

## Ce qui s'est passé

- 37 alertes, dont 26 bonnes. Dans 19 cas nous étions au courant avant le premier appel.
- Les appels sans panne constatée sont passés de 31 % à 19 % sur ces appareils.
- Pose : 1 h 30 en moyenne, 3 h là où il a fallu tirer une antenne.
- Un boîtier noyé par une fuite dans la cuvette. Le plombier s'en souvient.

## À refaire

Poser pendant la visite d'entretien, pour ne pas immobiliser l'appareil deux fois.

## À changer

- Prévenir les habitants : deux ont cru à une caméra et l'ont écrit au syndic.
- Dire aux techniciens, avant la pose, que les heures d'arrivée ne sont pas lues.
`,
};
