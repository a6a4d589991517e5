import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { RATED, type Rated } from "@/lib/ai/classifier/label-model";

const LANGUAGES = ["de", "en", "fr", "ja", "nl"] as const;
type Language = (typeof LANGUAGES)[number];

export type Example = { label: Rated; text: string; language: Language };

/** A note in running text. Each sentence has the label of its matter; `begins` marks the first sentence of one. */
export type Paragraph = { language: Language; sentences: (Example & { begins: boolean })[] };

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
 * Reads `paragraphs/<language>.txt`: below a heading for each note, a line for each of its sentences, with its label or, if it
 * goes on with the matter of the sentence before, `[+]`.
 */
export const readParagraphs = (folder: Folder): Paragraph[] =>
  LANGUAGES.flatMap((language) =>
    readFile(folder, `paragraphs/${language}.txt`)
      .split(/^## .*\n/m)
      .slice(1)
      .map((note) => ({ language, sentences: readSentences(note, language) })),
  );

function readSentences(note: string, language: Language): Paragraph["sentences"] {
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

/** All that the model is trained on. Alone, a sentence that goes on with a matter would be an example of a wrong label. */
export const readExamples = (): Example[] => [
  ...readLines("examples"),
  ...readParagraphs("examples").flatMap(({ sentences }) =>
    sentences
      .filter(({ begins }) => begins)
      .map(({ label, text, language }) => ({ label, text, language })),
  ),
];

export const hashExamples = (examples: readonly Example[]) =>
  createHash("sha256").update(JSON.stringify(examples)).digest("hex");
