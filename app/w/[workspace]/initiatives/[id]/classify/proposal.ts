import type { Proposals } from "@/lib/schemas/classify";

/** A proposal under review; `key` stays the same while it is edited. */
export type Proposal = Proposals["proposals"][number] & { key: string; accepted: boolean };

export const toLookThrough = (proposals: Proposals["proposals"]): Proposal[] =>
  proposals.map((proposal, index) => ({ ...proposal, key: String(index), accepted: true }));

const ITEM_PATH = /^items\.(\d+)\.(\w+)$/;

/** The errors of sent items, by proposal key and field. */
export function byProposal(fields: Record<string, string>, sent: readonly Proposal[]) {
  const named = Object.keys(fields).flatMap((path): [string, string][] => {
    const [, index, field = ""] = ITEM_PATH.exec(path) ?? [];
    const proposal = sent[Number(index)];
    return proposal ? [[`${proposal.key}.${field}`, MEND[field] ?? MEND.other]] : [];
  });
  return Object.fromEntries(named);
}

const MEND: Record<string, string> & { other: string } = {
  label: "Choose a label from the list.",
  title: "Give it a title of 1 to 200 characters.",
  content: "Shorten it to 100,000 characters, without control characters.",
  other: "Check this item, or reject it.",
};
