import type { SampleInitiative } from "@/lib/domain/workspace/sample";

export const reenrolment: SampleInitiative = {
  title: "Réinscription des particuliers",
  description:
    "Donner envie aux élèves du soir de revenir au semestre suivant. Responsable : Malik Saïdi.",
  archived: false,
  documents: [
    {
      type: "retrospective",
      status: "draft",
      title: "Relances de juin, ce qu'on en tire",
      content_markdown: `## Ce qui s'est passé

1 240 courriels envoyés le 8 juin, 96 réinscriptions. Le lien de paiement ne fonctionnait pas les deux premiers jours.

## À refaire autrement

Appeler plutôt qu'écrire pour les élèves de B2, qui se croient arrivés.
`,
    },
  ],
  contextItems: [
    {
      label: "user_feedback",
      title: "Élèves du mercredi soir",
      content: `« Le portugais, j'aurais continué, mais il n'y avait plus de groupe à mon niveau. » Dit par cinq personnes.`,
    },
    {
      label: "feature_idea",
      title: "Carte de fidélité",
      content: `Le quatrième semestre à moitié prix. Coût estimé par la comptabilité : 38 000 € par an.`,
    },
  ],
  goals: [],
};
