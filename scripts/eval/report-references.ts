import { formatTable } from "@/lib/text/tables";
import { formatPercent, sum } from "./numbers";
import type { WorkspaceScore } from "./score-workspace";

const formatShare = (part: number, whole: number) =>
  whole === 0 ? "–" : formatPercent(part / whole);

/** The tables of the workspaces with references, a row each and all together. */
export function reportReferences(half: string, scores: readonly WorkspaceScore[]): string {
  const all = {
    name: "All",
    trade: "",
    language: "",
    resources: sum(scores.map(({ resources }) => resources)),
    documents: scores.flatMap(({ documents }) => documents),
    documentsFromNotes: scores.flatMap(({ documentsFromNotes }) => documentsFromNotes),
    pastes: scores.flatMap(({ pastes }) => pastes),
    notes: scores.flatMap(({ notes }) => notes),
    advisors: scores.flatMap(({ advisors }) => advisors),
  };
  const rows = [...scores, all].map(
    ({
      name,
      trade,
      language,
      resources,
      documents,
      documentsFromNotes,
      pastes,
      notes,
      advisors,
    }) => {
      const sumBy = <Entry>(entries: readonly Entry[], of: (entry: Entry) => number) =>
        sum(entries.map(of));
      const sentences = sumBy(documents, (d) => d.sentences);
      return [
        trade === "" ? name : `${name} (${trade}, ${language})`,
        String(resources),
        formatShare(
          sumBy(documents, (d) => d.found),
          sumBy(documents, (d) => d.points),
        ),
        formatShare(
          sumBy(documents, (d) => d.wrong),
          sentences,
        ),
        formatShare(
          sumBy(documents, (d) => d.misplaced),
          sentences,
        ),
        formatShare(
          sumBy(documents, (d) => d.repeated),
          sentences,
        ),
        formatShare(
          sumBy(pastes, (p) => p.labeled),
          sumBy(pastes, (p) => p.labels),
        ),
        formatShare(
          sumBy(pastes, (p) => p.joined),
          sumBy(pastes, (p) => p.joints),
        ),
        formatShare(
          sumBy(pastes, (p) => p.kept),
          sumBy(pastes, (p) => p.lines),
        ),
        formatShare(
          sumBy(notes, (n) => n.labeled),
          sumBy(notes, (n) => n.notes),
        ),
        formatShare(
          sumBy(documentsFromNotes, (d) => d.found),
          sumBy(documentsFromNotes, (d) => d.points),
        ),
        formatShare(
          sumBy(advisors, (a) => a.seen),
          sumBy(advisors, (a) => a.must),
        ),
        `${sumBy(advisors, (a) => a.untrue)} of ${sumBy(advisors, (a) => a.statements)}`,
      ];
    },
  );
  const head = [
    "Workspace",
    "Resources",
    "Points said",
    "Wrong",
    "Misplaced",
    "Repeated",
    "Labels right",
    "Joined right",
    "Kept right",
    "Notes right",
    "Points from notes",
    "Advisors saw",
    "False statements",
  ];
  const counts = `${all.documents.length} documents, ${all.pastes.length} pasted texts and ${all.advisors.length} questions to advisors`;
  return `Workspaces with references (${half}), with ${counts}:\n\n${formatTable(head, rows)}`;
}
