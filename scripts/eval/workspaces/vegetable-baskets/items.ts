import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const items: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "Qui est concerné",
    content: `surtout les familles (à peu près 60 % des contrats) qui partent 2-3 semaines l'été, et les gens en horaires décalés, beaucoup de soignants à Voiron. Les retraités partent hors saison et s'arrangent avec les voisins.

PAS concernés : les contrats oeufs et pain, autres paysans, autres règles`,
  },
  {
    label: "user_feedback",
    title: "Karine, point de Moirans",
    content: `« En août j'ai payé trois paniers que ma belle-soeur a oublié d'aller chercher. Si c'est pareil l'an prochain je ne re-signe pas. » (au tel, 9 septembre)`,
  },
  {
    label: "user_feedback",
    title: "Sylvain et Nadège, Ferme des Alouettes",
    content: `Vus le 22/9 sous le hangar. D'accord sur le principe, mais : « Si quarante personnes décalent la même semaine, je broie quarante salades, et en octobre je ne les ai pas en double. »

Ils veulent savoir le lundi matin au plus tard combien ils récoltent pour le mardi.`,
  },
  {
    label: "market_research",
    title: "Paniers oubliés, été 2026",
    content: `Comptage sur les feuilles d'émargement, du 29 juin au 30 août (9 semaines)

| Point | Prévus | Pas retirés |
| --- | --- | --- |
| Voiron | 648 | 81 |
| La Côte | 549 | 36 |
| Moirans | 495 | 52 |
| Rives | 396 | 31 |
| St-Marcellin | 378 | 29 |
| Tullins | 342 | 22 |

Total 251 sur 2 808, soit 9 %. Le reste de l'année on est à 2 %.

Et à l'automne 38 contrats pas renouvelés, dont 21 où la raison donnée c'est les vacances (Maud a rappelé tout le monde).`,
  },
  {
    label: "key_competitors",
    title: "Vert Demain",
    content: `start-up de Grenoble, casiers à légumes devant les gares, 3 ouverts à Voiron depuis mars. Panier à 16,90 €, sans engagement, on saute une semaine jusqu'à 48 h avant. Par contre tomates d'Espagne en hiver et on n'y voit jamais un paysan`,
  },
  {
    label: "feature_idea",
    title: "Feuille d'émargement à jour",
    content: `Le bénévole imprime la liste le jour même (ou l'ouvre sur son tel) : 0, 1 ou 2 paniers devant chaque nom. Aujourd'hui Gilles corrige au stylo.`,
  },
  {
    label: "feature_idea",
    title: "Rappel le samedi",
    content: `un SMS le samedi matin : « tu prends ton panier cette semaine ? sinon réponds REPORT ». Demandé par 14 personnes au pique-nique de juillet. Compter 0,06 € par SMS.`,
  },
  {
    label: "feature_idea",
    title: "Donner plutôt que reporter",
    content: `une case à cocher et le panier part au Secours populaire de Rives, ils passent déjà le mardi soir`,
  },
  {
    label: "decision",
    title: "Quatre reports, pas plus",
    content: `CA du 6 octobre 2026. Quatre reports par contrat et par saison, rattrapés en panier double dans les 8 semaines. Le remboursement a été écarté : l'adhérent s'engage avec la ferme, sinon ce n'est plus une AMAP. Les reports illimités aussi, aucune ferme n'en veut. On revoit la règle à l'AG de novembre 2027.`,
  },
  {
    label: "risk",
    title: "Tout le monde en août",
    content: `Si plus de 15 % des paniers d'une ferme sautent la même semaine, elle perd la récolte et n'a pas de quoi doubler ensuite. Parade : plafond de 15 % par ferme et par semaine, premier arrivé premier servi. Le formulaire se bloque tout seul, c'est Théo qui s'en occupe.`,
  },
  {
    label: "compliance_requirements",
    title: "Charte et avenant",
    content: `La charte des AMAP impose l'engagement sur la saison et le paiement d'avance. Le report doit donc être écrit dans un avenant au contrat, une annonce par mail ne suffit pas. Relu le 2 novembre par Camille du MIRAMAP, c'est bon. RGPD : les numéros de téléphone sont effacés 3 mois après la fin du contrat.`,
  },
  {
    label: "general_note",
    title: "Calendrier (Maud, vite fait)",
    content: `- [x] relecture de l'avenant
- [ ] formulaire prêt mi-janvier, Théo, le soir après le boulot
- [ ] former les référents des 6 points, samedi 6 mars à Rives
- [ ] signature des contrats 2027 avec l'avenant, du 8 au 27 mars
- [ ] ouverture des reports lundi 5 avril, 1re distrib le 6 à Voiron
- [ ] qui répond aux adhérents refusés ??? personne pour l'instant

si le formulaire plante on repasse au cahier de Gilles. c'est Maud qui tranche`,
  },
];
