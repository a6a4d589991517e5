import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A call of `statement()` or `compose()`; `site` is its file and line. */
export type Declared = {
  site: string;
  sql: string;
  /** The types that the code claims. For `compose()` only the names of the columns are known. */
  parameters?: readonly string[];
  columns: readonly (readonly [name: string, type?: string])[];
};

/** Returns the file and line in `lib` of the call that is being made. */
export function callSite(): string {
  const frames = new Error().stack?.split("\n") ?? [];
  const frame = frames.find((line) => /[/\\]lib[/\\]/.test(line)) ?? "";
  const [, file = "", line] = /(lib[/\\][^:)]+):(\d+)/.exec(frame) ?? [];
  return `${file}:${line}`;
}

/** All sources of `lib`, by their paths. */
export const sources = new Map(
  readdirSync("lib", { recursive: true, encoding: "utf8" })
    .map((file) => path.join("lib", file))
    .filter((file) => file.endsWith(".ts") && !file.startsWith("lib/generated/"))
    .map((file) => [file, readFileSync(file, "utf8")]),
);

/** Finds the calls of a function in `lib`, in the format of `callSite`. */
export function findCalls(name: string): string[] {
  const call = new RegExp(`(?<![\\w.]|function )${name}(?:<[^()]*>)?\\(`);
  return [...sources].flatMap(([file, text]) =>
    text.split("\n").flatMap((line, index) => {
      const isCode = !/^\s*(?:\*|\/\/|\/\*\*)/.test(line);
      return isCode && call.test(line) ? `${file}:${index + 1}` : [];
    }),
  );
}
