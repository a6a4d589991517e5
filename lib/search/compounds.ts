import type { Row } from "./corrections";

/** The first part tells less: a text on contracts answers `Leasingvertrag` better than one on leasing. */
const FIRST_PART = 0.5;

/** Makes both parts of an unknown compound words of the query: `schadefotos` asks for damage too. */
export function splitCompound(row: Row): Row[] {
  const { word, compounds, times } = row;
  const isFirst = ([one]: Row["compounds"][number]) => word.startsWith(one);
  const firsts = compounds.filter(isFirst);
  const lasts = compounds.filter((one) => !isFirst(one));
  if (firsts.length === 0 || lasts.length === 0) return [row];
  return [
    { ...row, compounds: lasts },
    { ...row, compounds: firsts, completions: [], synonyms: [], times: times * FIRST_PART },
  ];
}
