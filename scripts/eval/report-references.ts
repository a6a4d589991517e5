import { formatPercent, formatTable, sum } from "./markdown-table";
import type { WorkspaceScore } from "./score-workspace";

const share = (part: number, whole: number) => (whole === 0 ? "–" : formatPercent(part / whole));

/** The tables of the workspaces with references, a row each and all together. */
export function reportReferences(half: string, scores: readonly WorkspaceScore[]): string {
  const all = {
    name: "All",
    trade: "",
    language: "",
    documents: scores.flatMap(({ documents }) => documents),
    pastes: scores.flatMap(({ pastes }) => pastes),
    advisors: scores.flatMap(({ advisors }) => advisors),
  };
  const rows = [...scores, all].map(({ name, trade, language, documents, pastes, advisors }) => {
    const total = <Entry>(entries: readonly Entry[], of: (entry: Entry) => number) =>
      sum(entries.map(of));
    const sentences = total(documents, (d) => d.sentences);
    return [
      trade === "" ? name : `${name} (${trade}, ${language})`,
      share(
        total(documents, (d) => d.found),
        total(documents, (d) => d.points),
      ),
      share(
        total(documents, (d) => d.wrong),
        sentences,
      ),
      share(
        total(documents, (d) => d.misplaced),
        sentences,
      ),
      share(
        total(documents, (d) => d.repeated),
        sentences,
      ),
      share(
        total(pastes, (p) => p.labelled),
        total(pastes, (p) => p.labels),
      ),
      share(
        total(pastes, (p) => p.joined),
        total(pastes, (p) => p.joints),
      ),
      share(
        total(pastes, (p) => p.kept),
        total(pastes, (p) => p.lines),
      ),
      share(
        total(advisors, (a) => a.seen),
        total(advisors, (a) => a.must),
      ),
      `${total(advisors, (a) => a.untrue)} of ${total(advisors, (a) => a.statements)}`,
    ];
  });
  const head = [
    "Workspace",
    "Points said",
    "Wrong",
    "Misplaced",
    "Repeated",
    "Labels right",
    "Joined right",
    "Kept right",
    "Advisors saw",
    "False statements",
  ];
  return `Workspaces with references (${half}):\n\n${formatTable(head, rows)}`;
}
