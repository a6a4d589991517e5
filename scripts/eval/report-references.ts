import { formatPercent, formatTable, sum } from "./markdown-table";
import type { WorkspaceScore } from "./score-workspace";

const formatShare = (part: number, whole: number) =>
  whole === 0 ? "–" : formatPercent(part / whole);

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
    const sumOf = <Entry>(entries: readonly Entry[], of: (entry: Entry) => number) =>
      sum(entries.map(of));
    const sentences = sumOf(documents, (d) => d.sentences);
    return [
      trade === "" ? name : `${name} (${trade}, ${language})`,
      formatShare(
        sumOf(documents, (d) => d.found),
        sumOf(documents, (d) => d.points),
      ),
      formatShare(
        sumOf(documents, (d) => d.wrong),
        sentences,
      ),
      formatShare(
        sumOf(documents, (d) => d.misplaced),
        sentences,
      ),
      formatShare(
        sumOf(documents, (d) => d.repeated),
        sentences,
      ),
      formatShare(
        sumOf(pastes, (p) => p.labelled),
        sumOf(pastes, (p) => p.labels),
      ),
      formatShare(
        sumOf(pastes, (p) => p.joined),
        sumOf(pastes, (p) => p.joints),
      ),
      formatShare(
        sumOf(pastes, (p) => p.kept),
        sumOf(pastes, (p) => p.lines),
      ),
      formatShare(
        sumOf(advisors, (a) => a.seen),
        sumOf(advisors, (a) => a.must),
      ),
      `${sumOf(advisors, (a) => a.untrue)} of ${sumOf(advisors, (a) => a.statements)}`,
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
