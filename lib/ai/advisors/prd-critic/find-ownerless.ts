import {
  BINDING,
  type Detector,
  EXCLUDED,
  isSpoken,
  namesPerson,
  type Remark,
  toQuote,
} from "./reading";

const PASSIVE_WORK =
  /\b(?:will|shall|should|must|has to|have to|needs to|need to|is to|are to) be (?:\w+ly )?(handled|addressed|considered|reviewed|decided|defined|discussed|investigated|monitored|communicated|evaluated|explored|determined|finali[sz]ed|agreed|approved|assessed|analy[sz]ed|researched|clarified|resolved|prioriti[sz]ed|trained|informed|coordinated|taken care of|looked at|looked into|followed up)\b/i;
const NAMED_OWNER =
  /\b(?:owners?|authors?|written by|kept by|product(?: manager| lead)?|pm|prepared by|responsible|launch lead|contact|present)\b\W{0,6}[:·]|\b(?:owned|written|kept|prepared|led|held|reviewed) by\b/i;
const HEAD_LENGTH = 1500;

/** Finds promises in the passive voice, and a document without an owner. */
export const findOwnerless: Detector = ({ sentences, material: { text, options } }) => {
  const promises = sentences.flatMap((sentence): Remark[] => {
    const found = PASSIVE_WORK.exec(sentence.text);
    const isOwned =
      /\bby (?:\p{Lu}|(?:the|an?|our|each|every) )/u.test(sentence.text) ||
      namesPerson(`${sentence.text} ${sentence.rest}`);
    if (!found || isOwned || sentence.kind === "quote" || isSpoken(sentence.text, found.index))
      return [];
    if (EXCLUDED.test(sentence.section)) return [];
    return [
      {
        ...toQuote(sentence),
        severity: BINDING.test(sentence.section) ? "medium" : "low",
        issue: `“${found[0]}” gives this work to nobody.`,
        suggestion: `Begin the sentence with the person or team by whom it is ${found[1]?.toLowerCase()}, and add the date.`,
      },
    ];
  });
  const [first] = sentences;
  if (
    !first ||
    options.documentType === "release_notes" ||
    NAMED_OWNER.test(text.slice(0, HEAD_LENGTH))
  )
    return promises;
  const ownerless: Remark = {
    ...toQuote(first),
    severity: "low",
    issue: "Nobody is named who answers for this document.",
    suggestion:
      "Put a line “Owner:” with one name, and the date of the last change, under the title.",
  };
  return [...promises, ownerless];
};
