import { joinWords } from "@/lib/ai/advisors/shared/content-words";
import type { Evidence } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import type { DocumentStatus, DocumentType } from "@/lib/schemas/enums";
import { type Area, quoted } from "./check";
import type { LaunchOptions } from "./schemas";

type Known = LaunchOptions["documents"][number];

const STATUS_WORDS: Readonly<Record<DocumentStatus, string>> = {
  draft: "is a draft",
  in_review: "is in review",
  approved: "is approved",
  archived: "is archived",
};
/** What a launch needs on paper. */
const NEEDED: readonly (readonly [DocumentType, string])[] = [
  ["launch_plan", "launch plan"],
  ["release_notes", "release notes"],
  ["ai_test_plan", "test plan"],
];

/** `“Title” is in review`. */
export const statusWords = ({ title, status }: Known): string =>
  `“${title}” ${STATUS_WORDS[status]}`;

/** The evidence of documents that are known by title and type. */
export const documentPieces = (
  { evidence }: Material<LaunchOptions>,
  documents: readonly Known[],
): Evidence[] =>
  evidence.filter(
    (piece) =>
      piece.type === "document" &&
      documents.some(({ title, type }) => title === piece.title && type === piece.label),
  );

/** Whether plan, notes and tests are written and approved. */
export const launchDocuments: Area = {
  name: "Launch documents",
  weight: 15,
  look(material) {
    const current = material.options.documents.filter(({ status }) => status !== "archived");
    const written = current.filter(({ type }) => NEEDED.some(([needed]) => needed === type));
    const missing = NEEDED.filter(([needed]) => !written.some(({ type }) => type === needed));
    const open = written.filter(({ status }) => status !== "approved");
    const names = missing.map(([, name]) => name);
    const found = [
      ...written.map(statusWords),
      ...(names.length > 0
        ? [`${joinWords(names, "and")} ${isMany(names) ? "are" : "is"} missing`]
        : []),
    ];
    const pieces = documentPieces(material, written);
    const finding = `${capital(found.join("; "))}.`;
    if (missing.some(([type]) => type === "launch_plan")) {
      return {
        status: "fail",
        finding,
        pieces,
        action: "Write the launch plan: date, phases, owners, and the sign at which you stop.",
        blocker: "There is no launch plan.",
      };
    }
    if (open.length > 0 || missing.length > 0) {
      const steps = [
        ...(open.length > 0 ? [`get ${joinWords(quoted(open))} approved`] : []),
        ...(names.length > 0 ? [`write the ${joinWords(names)}`] : []),
      ];
      return { status: "warn", finding, pieces, action: `${capital(joinWords(steps))}.` };
    }
    return { status: "pass", finding, pieces };
  },
};

const isMany = (names: readonly string[]) => names.length > 1 || names[0]?.endsWith("notes");
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
