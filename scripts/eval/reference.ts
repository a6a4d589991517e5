import type { SampleWorkspace } from "@/lib/domain/workspace/sample";
import type { Audience, ContextLabel, DocumentType } from "@/lib/schemas/enums";

/** Words of one sentence, in any order, as word beginnings without regard to case and accents; `"cost|price"` is either. */
export type Words = readonly string[];

/** A document that the workspace should yield. `sections` are headings of the outline; without them, any section. */
export type DocumentReference = {
  initiative: string;
  type: DocumentType;
  /** The points that a careful writer would make from this workspace alone. */
  points: readonly { point: string; words: Words; sections?: readonly string[] }[];
  /** Sentences that are false, or true only in other sections. */
  wrong: readonly { says: Words; sections?: readonly string[]; because: string }[];
  /** By title of the source: the sections where it belongs. A source that is not listed belongs nowhere. */
  belongs: Readonly<Record<string, readonly string[] | "anywhere">>;
};

/** A pasted text in parts, in order; joined by line feeds they are the text. */
export type PasteReference = {
  name: string;
  initiative: string;
  parts: readonly PastePart[];
};

/** One thing, with the kind that it should become. A `frame` (heading, mail header) is not judged. */
export type PastePart = {
  is: ContextLabel | "goal" | "noise" | "frame";
  text: string;
  /**
   * The words that its item must hold, judged as one line, where that is not the whole text: the summary of a table's
   * row, what somebody said in a caption.
   */
  says?: string;
};

type Statement = { says: Words; because: string };

/** Statements that an advisor must make, and statements that it must not make. */
export type AdvisorReference = {
  /** Titles of the initiative, or of the document for the two advisors that read one. */
  about: string;
  must: readonly Statement[];
  mustNot: readonly Statement[];
} & (
  | { advisor: "prd_critic" | "assumption_map" | "launch_readiness" }
  | { advisor: "prioritization" /** Titles that may be ranked. */; candidates: readonly string[] }
  | { advisor: "stakeholder_update"; audience: Audience }
  | { advisor: "competitive_battlecard"; competitor: string }
);

/** A workspace of one trade, with the expectations of a person who has read all of it. */
export type EvaluatedWorkspace = {
  workspace: SampleWorkspace;
  /** English names, such as `German`. */
  language: string;
  trade: string;
  /** Rules are tuned on `tune`; `kept` is held out and measured only at the end. */
  half: "tune" | "kept";
  documents: readonly DocumentReference[];
  pastes: readonly PasteReference[];
  advisors: readonly AdvisorReference[];
};
