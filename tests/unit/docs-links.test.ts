import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOTS = [".github", "app", "docs", "lib", "prisma", "public", "scripts", "server", "tests"];
/** Dependencies, generated files, and golden texts, whose links are part of the test. */
const SKIPPED = /(?:^|\/)(?:node_modules|generated|vendor|golden)\//;
const SOURCE = /\.(?:[cm]?[jt]sx?|css|md|prisma|sql|ya?ml)$/;

/** Paths relative to the root of the repository; `.` stands for only the files of the root folder. */
const filesBelow = (root: string) =>
  readdirSync(root, { recursive: root !== ".", encoding: "utf8" }).map((name) =>
    path.posix.join(root, name.replaceAll(path.sep, "/")),
  );
const files = [".", ...ROOTS.filter((root) => existsSync(root))]
  .flatMap(filesBelow)
  .filter((file) => SOURCE.test(file) && !SKIPPED.test(file));

/** The lines of a file, with fenced code blanked out: a `#` or `](` inside is neither heading nor link. */
function listProse(file: string): string[] {
  let fence: string | undefined;
  return readFileSync(file, "utf8")
    .split("\n")
    .map((line) => {
      const [, mark] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
      if (!mark) return fence ? "" : line;
      if (!fence) fence = mark;
      else if (mark.startsWith(fence)) fence = undefined;
      return "";
    });
}

/** The anchor that GitHub gives a heading. */
const toSlug = (heading: string) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, "")
    .replaceAll(" ", "-");

const known = new Map<string, Set<string>>();

function listAnchors(file: string): Set<string> {
  const anchors = known.get(file) ?? new Set<string>();
  if (known.has(file)) return anchors;
  known.set(file, anchors);
  for (const line of listProse(file)) {
    const [, heading] = /^#{1,6} +(.+?)(?: +#+)? *$/.exec(line) ?? [];
    if (heading === undefined) continue;
    const slug = toSlug(heading);
    let anchor = slug;
    for (let again = 1; anchors.has(anchor); again++) anchor = `${slug}-${again}`;
    anchors.add(anchor);
  }
  return anchors;
}

type Reference = { from: string; line: number; target: string };

/** `docs/<path>.md#<anchor>` in any text, relative to the root of the repository. */
const CITATION = /(?<![\w./-])docs\/[\w./-]+\.md(?:#[\w-]*)?/g;
/** The target of a Markdown link or image. Addresses with a scheme and absolute paths are not checked. */
const LINK = /\]\(\s*<?([^)\s>]+)/g;
const ELSEWHERE = /^(?:[a-z][a-z\d+.-]*:|\/)/i;

function citationsIn(file: string): Reference[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.flatMap((line, index) =>
    [...line.replace(LINK, "").matchAll(CITATION)].map(([target]) => ({
      from: file,
      line: index + 1,
      target,
    })),
  );
}

function linksIn(file: string): Reference[] {
  return listProse(file).flatMap((line, index) =>
    [...line.replace(/`[^`]*`/g, "").matchAll(LINK)]
      .map(([, address = ""]) => decodeURI(address))
      .filter((address) => !ELSEWHERE.test(address))
      .map((address) => {
        const [to, anchor] = address.split("#");
        const target = to ? path.posix.join(path.posix.dirname(file), to) : file;
        return {
          from: file,
          line: index + 1,
          target: anchor === undefined ? target : `${target}#${anchor}`,
        };
      }),
  );
}

/** The fault of a reference, as `file:line: sentence`; undefined when its target exists. */
function findProblem({ from, line, target }: Reference): string | undefined {
  const [file = "", anchor] = target.split("#");
  const at = `${from}:${line}:`;
  if (!existsSync(file)) return `${at} there is no ${file}`;
  if (anchor === undefined || !file.endsWith(".md")) return undefined;
  return listAnchors(file).has(anchor) ? undefined : `${at} ${file} has no heading #${anchor}`;
}

const listProblems = (references: Reference[]) =>
  references.map(findProblem).filter((problem) => problem !== undefined);

test("citations of docs: the file and the heading exist", () => {
  const citations = files.flatMap(citationsIn);
  expect(citations.length).toBeGreaterThan(50);
  expect(listProblems(citations)).toEqual([]);
});

test("citations of the contract: each names a heading", () => {
  const bare = files
    .filter((file) => !file.endsWith(".md"))
    .flatMap(citationsIn)
    .filter(({ target }) => target.startsWith("docs/contract/") && !target.includes("#"));
  expect(bare.map(({ from, line, target }) => `${from}:${line}: ${target}`)).toEqual([]);
});

test("citations of decisions by number: the record exists and is in force", () => {
  const records = readdirSync("docs/decisions");
  const cited = [...files.filter((file) => !file.startsWith("docs/")), "biome.json"].flatMap(
    (file) =>
      [...readFileSync(file, "utf8").matchAll(/\bdecision (\d{3})\b/g)].map(([, number = ""]) => ({
        file,
        number,
      })),
  );
  expect(cited.length).toBeGreaterThan(5);
  const isInForce = (number: string) => {
    const record = records.find((name) => name.startsWith(`${number}-`));
    return record && /Status: accepted/.test(readFileSync(`docs/decisions/${record}`, "utf8"));
  };
  expect(cited.filter(({ number }) => !isInForce(number))).toEqual([]);
});

test("relative links in Markdown: the file and the heading exist", () => {
  const links = files.filter((file) => file.endsWith(".md")).flatMap(linksIn);
  expect(links.length).toBeGreaterThan(50);
  expect(listProblems(links)).toEqual([]);
});

test.each([
  ["Rate limits and quota", "rate-limits-and-quota"],
  ["Response envelope (all REST endpoints)", "response-envelope-all-rest-endpoints"],
  ["`tools/list` and [the manifest](x.md)", "toolslist-and-the-manifest"],
  ["Who asks, and how much", "who-asks-and-how-much"],
])("anchors: the heading “%s” is #%s", (heading, anchor) => {
  expect(toSlug(heading)).toBe(anchor);
});
