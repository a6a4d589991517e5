import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { RATED, type Rated } from "@/lib/ai/classifier/label-model";

export type Example = { label: Rated; text: string; language: string };

/** Reads `<folder>/<language>.tsv`: a label, a tab and a statement in each line. `held-out` is never trained on. */
export function readExamples(folder: "examples" | "held-out"): Example[] {
  const full = path.join(import.meta.dirname, folder);
  return readdirSync(full)
    .sort()
    .flatMap((file) =>
      readFileSync(path.join(full, file), "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => {
          const [name, text = ""] = line.split("\t");
          const label = RATED.find((each) => each === name);
          if (!label || text === "") throw new Error(`${file}: no label and text in "${line}"`);
          return { label, text, language: path.basename(file, ".tsv") };
        }),
    );
}

export const hashExamples = (examples: readonly Example[]) =>
  createHash("sha256").update(JSON.stringify(examples)).digest("hex");
