import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const scopingNote: SampleDocument = {
  type: "business_case",
  status: "in_review",
  title: "Note de cadrage, généralisation aux cinq dépôts",
  content_markdown: `Rédaction : Théo Lambert. Relecture : Nadège Fournel. Version du 9 novembre 2026.

## Constat

En 2025, 312 trains ont été supprimés faute d'agent. Un agent qui veut changer de service téléphone, et le chef de dépôt recopie.

## Proposition

Étendre aux cinq dépôts l'outil essayé à Lormieux. Les autres dépôts s'en serviront sans doute comme Lormieux. Un échange sur dix évitera un train supprimé, à notre avis.

## Coûts

| Poste | Montant |
| --- | --- |
| Développement, phase 2 | 84 000 € |
| Formation, 328 agents | 19 500 € |
| Exploitation par an | 22 000 € |

## Calendrier

- [x] Avis du CSE (22 octobre)
- [ ] Vierzac et Pont-d'Aure, 1er février 2027
- [ ] Les deux derniers dépôts, 3 mai 2027

## Questions ouvertes

- Qui répond aux agents le week-end ?
- Faut-il un plafond d'échanges par mois ? Nadège Fournel tranche avant le 11 décembre.
`,
};
