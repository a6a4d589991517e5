import type { DocumentReference } from "../../../reference";

/** False in every document about price steering. */
export const elsewhere: DocumentReference["wrong"] = [
  { says: ["E2711D|plantmateriaal|uitroeptekens"], because: "Huisstijl is geen inhoud." },
  {
    says: ["meetbox|natte bol|koornneef|teeltwissel"],
    because: "Hoort bij de draadloze meetbox.",
  },
  {
    says: ["storingsapp|monteursapp|ketelhuis|klemmenstrook|4.120"],
    because: "Hoort bij de app voor monteurs.",
  },
  { says: ["solex|barbecue|parkeerkaart|bitterballen"], because: "Doet er niet toe." },
  { says: ["champignon|myco"], because: "Gestopt." },
];
