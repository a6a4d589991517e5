import type { Caller } from "@/lib/access/caller";
import { classifyContext } from "@/lib/domain/context/classify";
import { fold } from "./matching";
import type { PastePart, PasteReference } from "./reference";

/** The result of splitting a pasted text, counted in lines. */
export type PasteScore = {
  name: string;
  lines: number;
  /** Lines that got their label; noise has none. */
  labeled: number;
  labels: number;
  /** Neighboring lines that are rightly together or apart. */
  joined: number;
  joints: number;
  /** Lines with the right decision: noise left out, other lines proposed. */
  kept: number;
  remarks: string[];
};

type Proposed = { is: Line["is"]; keep: boolean; text: string };
type Line = { text: string; part: number; is: PastePart["is"] };

/** Classifies the text and judges it line by line. */
export async function scorePaste(
  caller: Caller,
  id: string,
  reference: PasteReference,
): Promise<PasteScore> {
  const blob = reference.parts.map(({ text }) => text).join("\n");
  return judgePaste(reference, await propose(caller, id, blob));
}

/** Compares what is proposed, in folded texts, with the reference. */
export function judgePaste(
  { name, parts }: PasteReference,
  proposed: readonly Proposed[],
): PasteScore {
  const lines = parts.flatMap(({ is, text, says }, part): Line[] =>
    (says === undefined ? text.split("\n") : [says]).flatMap((line) =>
      fold(line) === "" ? [] : [{ text: line, part, is }],
    ),
  );
  const judged = lines
    .filter(({ is }) => is !== "frame")
    .map((line) => ({
      ...line,
      at: findLine(proposed, fold(line.text)),
    }));
  const labeled = judged.filter(({ is }) => is !== "noise");
  const wrongLabel = labeled.filter(({ is, at }) => proposed[at]?.is !== is);
  const joints = judged
    .slice(1)
    .map((line, index) => ({ line, before: judged[index] }))
    .filter(({ line, before }) => line.is !== "noise" || before?.is !== "noise");
  const wrongJoint = joints.filter(
    ({ line, before }) => (line.part === before?.part) !== (line.at === before?.at),
  );
  const wrongKeep = judged.filter(
    ({ is, at }) => (proposed[at]?.keep ?? false) === (is === "noise"),
  );
  return {
    name,
    lines: judged.length,
    labels: labeled.length,
    labeled: labeled.length - wrongLabel.length,
    joints: joints.length,
    joined: joints.length - wrongJoint.length,
    kept: judged.length - wrongKeep.length,
    remarks: [
      ...wrongLabel.map(({ text, is, at }) => `${is} became ${proposed[at]?.is}: ${text}`),
      ...wrongJoint.map(({ line, before }) => `joint: ${before?.text} / ${line.text}`),
      ...wrongKeep.map(({ text, is }) => `${is === "noise" ? "kept" : "left out"}: ${text}`),
    ],
  };
}

/** Share of a line's words that a proposal has: the rest may be a time, a speaker or heads of columns. */
const SAME_LINE = 0.8;
const MIN_WORDS = 4;
/** Single characters of Japanese. */
const WORD = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]|[^\s\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]+/gu;

function findLine(proposed: readonly { text: string }[], line: string): number {
  const whole = proposed.findIndex(({ text }) => ` ${text} `.includes(` ${line} `));
  const words = line.match(WORD) ?? [];
  if (whole >= 0 || words.length < MIN_WORDS) return whole;
  const shares = proposed.map(({ text }) => {
    const has = new Set(text.match(WORD));
    return words.filter((word) => has.has(word)).length / words.length;
  });
  const most = Math.max(...shares);
  return most < SAME_LINE ? -1 : shares.indexOf(most);
}

async function propose(caller: Caller, id: string, blob: string): Promise<Proposed[]> {
  const { proposals, goals } = await classifyContext(caller, { id, blob });
  return [
    ...proposals.map(
      ({ label: is, title, content, keep }): Proposed => ({
        is,
        keep,
        text: `${fold(title)} ${fold(content)}`,
      }),
    ),
    ...goals.map(
      (goal): Proposed => ({
        is: "goal",
        keep: true,
        text: fold(Object.values(goal).join("\n")),
      }),
    ),
  ];
}
