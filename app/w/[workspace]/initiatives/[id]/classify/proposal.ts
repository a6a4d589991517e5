import type { Proposals } from "@/lib/schemas/classify";

/** A proposal as it is being looked through; `key` stays while it is edited. */
export type Proposal = Proposals["proposals"][number] & { key: string; accepted: boolean };

/** Proposals to look through: each is accepted until somebody rejects it. */
export const toLookThrough = (proposals: Proposals["proposals"]): Proposal[] =>
  proposals.map((proposal, index) => ({ ...proposal, key: String(index), accepted: true }));

const ITEM_PATH = /^items\.(\d+)\.(\w+)$/;

/** What is wrong with fields of the items that were sent, by the key of the proposal and the field. */
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
