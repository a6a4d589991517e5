import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { joinTitle, RATED, type Rated } from "@/lib/ai/classifier/labels/label-model";
import { stripMarks } from "@/lib/ai/classifier/lines/marks";

const LANGUAGES = ["de", "en", "fr", "ja", "nl"] as const;
type Language = (typeof LANGUAGES)[number];

export type Example = { label: Rated; text: string; language: Language };

/** Each sentence of a note has the label of its matter; `begins` marks the first sentence of one. */
export type Note = { language: Language; sentences: (Example & { begins: boolean })[] };

/** Notes in running text, and notes with a statement in each line. */
const FORMS = ["paragraphs", "lists"] as const;
type Form = (typeof FORMS)[number];

/** `held-out` is never trained on. */
type Folder = "examples" | "held-out";

const readFile = (folder: Folder, name: string) =>
  readFileSync(path.join(import.meta.dirname, folder, name), "utf8");

function findLabel(name: string, line: string): Rated {
  const label = RATED.find((each) => each === name);
  if (!label) throw new Error(`no label in "${line}"`);
  return label;
}

/** Reads `<language>.tsv`: a label, a tab and a statement in each line. */
export const readLines = (folder: Folder): Example[] =>
  LANGUAGES.flatMap((language) =>
    readFile(folder, `${language}.tsv`)
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => {
        const [name = "", text = ""] = line.split("\t");
        return { label: findLabel(name, line), text, language };
      }),
  );

/**
 * Reads `<form>/<language>.txt`: below a heading for each note, a line for each of its sentences, with its label or, if it
 * goes on with the matter of the sentence before, `[+]`.
 */
export const readNotes = (folder: Folder, form: Form): Note[] =>
  LANGUAGES.flatMap((language) =>
    readFile(folder, `${form}/${language}.txt`)
      .split(/^## .*\n/m)
      .slice(1)
      .map((note) => ({ language, sentences: readSentences(note, language) })),
  );

function readSentences(note: string, language: Language): Note["sentences"] {
  let label: Rated = "general_note";
  return note
    .trim()
    .split("\n")
    .map((line) => {
      const [, mark = "", text = ""] = /^\[(.+?)\] (.+)$/.exec(line) ?? [];
      const begins = mark !== "+";
      if (begins) label = findLabel(mark, line);
      return { label, text, language, begins };
    });
}

/** Reads `titled-notes/<language>.txt`: a heading `## [label] title` for each note, and its text below. */
export const readTitledNotes = (folder: Folder): Example[] =>
  LANGUAGES.flatMap((language) =>
    readFile(folder, `titled-notes/${language}.txt`)
      .split(/^## /m)
      .slice(1)
      .map((note) => {
        const [, label = "", title = "", text = ""] = /^\[(.+?)\] (.+)\n(.+)/s.exec(note) ?? [];
        const said = text.trim().split("\n").map(stripMarks).join(" ");
        return { label: findLabel(label, note), text: joinTitle(title, said), language };
      }),
  );

/** The lines, the notes with a title, and the first sentence of each matter: alone, a sentence that goes on would be an example of a wrong label. */
export const readExamples = (): Example[] => [
  ...readLines("examples"),
  ...readTitledNotes("examples"),
  ...FORMS.flatMap((form) => readNotes("examples", form))
    .flatMap(({ sentences }) => sentences)
    .filter(({ begins }) => begins)
    .map(({ label, text, language }) => ({ label, text, language })),
];

/** Of all files that the model is trained on. */
export function hashExamples(): string {
  const hash = createHash("sha256");
  for (const language of LANGUAGES) {
    hash.update(readFile("examples", `${language}.tsv`));
    for (const folder of [...FORMS, "titled-notes"])
      hash.update(readFile("examples", `${folder}/${language}.txt`));
  }
  return hash.digest("hex");
}
