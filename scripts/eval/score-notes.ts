import type { Caller } from "@/lib/access/caller";
import { classifyContext } from "@/lib/domain/context/classify";
import type { SampleInitiative } from "@/lib/domain/workspace/sample";
import { fold } from "./matching";

/** How many context items of an initiative, written as one page of notes with a title each, are proposed with their own label. */
export type NotesScore = {
  notes: number;
  labeled: number;
  remarks: string[];
  /** The initiative of somebody who saved what was proposed to be kept, instead of its context items. */
  saved: SampleInitiative;
};

/** In UTF-16 units: as much of a text is looked for as is in no other one. */
const BEGINNING = 60;

/** Pastes the page and looks for the beginning of each item. */
export async function scoreNotes(
  caller: Caller,
  id: string,
  initiative: SampleInitiative,
): Promise<NotesScore> {
  const { contextItems } = initiative;
  if (contextItems.length === 0) return { notes: 0, labeled: 0, remarks: [], saved: initiative };
  const blob = contextItems.map(({ title, content }) => `## ${title}\n\n${content}`).join("\n\n");
  const { proposals, goals } = await classifyContext(caller, { id, blob });
  const texts = proposals.map(({ content }) => fold(content));
  const judged = contextItems.map(({ title, content, label }) => {
    const beginning = fold(content).slice(0, BEGINNING);
    const found = proposals[texts.findIndex((text) => text.includes(beginning))];
    return { title, label, became: found?.label };
  });
  const wrong = judged.filter(({ label, became }) => became !== label);
  return {
    notes: judged.length,
    labeled: judged.length - wrong.length,
    remarks: wrong.map(({ title, label, became }) => `${label} became ${became}: ${title}`),
    saved: {
      ...initiative,
      contextItems: proposals.filter(({ keep }) => keep),
      goals: [...initiative.goals, ...goals],
    },
  };
}
