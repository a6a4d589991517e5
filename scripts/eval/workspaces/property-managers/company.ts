import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const companyItems: readonly SampleContextItem[] = [
  {
    label: "company_info",
    title: "Millièmes en bref",
    content: `SAS fondée en 2009 à Rennes, 47 salariés dont 11 au support. 386 cabinets de syndic clients, 29 400 copropriétés, 1,1 million de lots. CA 2025 : 6,8 M€, dont 92 % d'abonnements. Deux produits : Millièmes Gestion (compta, assemblées, travaux) et l'Extranet, ouvert par 41 % des copropriétaires au moins une fois par an.`,
  },
  {
    label: "tech_stack",
    title: "Socle technique",
    content: `Gestion : Java 17, PostgreSQL 14. Extranet : Angular et une API REST. Deux centres de données, Roubaix et Strasbourg. Livraison un mardi sur deux, gel des livraisons du 25 mai au 10 juillet (saison des AG).`,
  },
  {
    label: "target_market",
    title: "À qui nous vendons",
    content: `Cabinets indépendants de 2 à 40 gestionnaires, surtout dans l'Ouest. Pas les réseaux nationaux, qui ont leur outil, ni les syndics bénévoles. Environ 2 100 cabinets correspondent en France.`,
  },
  {
    label: "brand_guidelines",
    title: "Ton et charte",
    content: `Vouvoiement, phrases courtes, pas de point d'exclamation. « Copropriétaire », jamais « client final ». « Assemblée générale » en toutes lettres la première fois. Orange #E2711D, police Lato.`,
  },
  {
    label: "decision",
    title: "Pas de module sans pilote",
    content: `CODIR du 12 janvier 2026. Tout nouveau module passe par un pilote chez trois cabinets au moins avant d'être vendu. Motif : le module Archives, sorti sans pilote en 2024 et retiré au bout de cinq semaines.`,
  },
  {
    label: "market_research",
    title: "Baromètre clients 2026",
    content: `178 cabinets. NPS 31 (27 en 2025). Motifs de départ cités : prix 34 %, lenteur de l'Extranet 22 %, « fonctions que les autres ont » 19 %.`,
  },
  {
    label: "general_note",
    title: "Salon des syndics",
    content: `Stand 14, 25 et 26 novembre, Bruno et Youenn. Train de 7 h 12. penser aux kakémonos et à la rallonge`,
  },
];
