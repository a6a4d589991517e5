/** The names of a field that says who owns something, in five languages, as alternatives of a pattern without case. */
export const OWNER_LABELS =
  "(?:risk[ -])?owners?|owned by|assigned to|responsible|(?:risiko-?)?verantwortliche?r?|verantwortung|zuständig(?:keit)?|(?:risico-?)?eigenaar|verantwoordelijke?|responsables?|(?:verantw|zust|resp)\\.|担当者?|責任者";
const OWNER_LABEL = new RegExp(`^(?:${OWNER_LABELS})$`, "iu");

/** Whether a label such as `Owner` or `Zuständig` stands before the person who owns something. */
export const isOwnerLabel = (label: string): boolean => OWNER_LABEL.test(label);
