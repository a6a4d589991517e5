import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

/** `resource: rule`: the resource has few words, none of them with a comma. */
const HAS_SUBJECT = /^[^\s:,]+(?: [^\s:,]+){0,5}: \S/;
/** Properties of `test` and `describe` whose call declares no test, like the table of `test.each`. */
const DECLARES_NOTHING = new Set(["each", "for", "skipIf", "runIf", "step", "use", "configure"]);

const files = readdirSync("tests", { recursive: true, encoding: "utf8" })
  .map((file) => `tests/${file}`)
  .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file) && !file.includes("node_modules"));

type Declaration = { at: string; title: string };

/** The outermost `describe` and `test` calls of a file; titles inside a `describe` share its subject. */
function findDeclarations(file: string): Declaration[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  const found: Declaration[] = [];
  const visit = (node: ts.Node) => {
    const title = ts.isCallExpression(node) ? readTitle(node) : undefined;
    if (title !== undefined) found.push({ at: `${file}: ${title}`, title });
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;

  function readTitle({ expression, arguments: [title, ...rest] }: ts.CallExpression) {
    const isTable =
      ts.isPropertyAccessExpression(expression) && DECLARES_NOTHING.has(expression.name.text);
    const isTest = /^(?:test|it|describe)$/.test(firstWord(expression));
    if (!title || rest.length === 0 || isTable || !isTest) return;
    return title.getText(source).replace(/^["'`]|["'`]$/g, "");
  }
}

/** `test` of `test.skipIf(…)`, of `test.each([…])` and of `test` itself. */
function firstWord(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isTaggedTemplateExpression(expression)) return firstWord(expression.tag);
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression)) {
    return firstWord(expression.expression);
  }
  return "";
}

test("tests: each title begins with its subject, as in `goals: type and title are required`", () => {
  const declarations = files.flatMap(findDeclarations);
  expect(declarations.length).toBeGreaterThan(1_000);
  const nameless = declarations.filter(({ title }) => !HAS_SUBJECT.test(title));
  expect(nameless.map(({ at }) => at)).toEqual([]);
});

test("tests: tests are declared with `test`, not `it`", () => {
  const others = files.filter((file) => /^\s*it[.(]/m.test(readFileSync(file, "utf8")));
  expect(others).toEqual([]);
});

test("tests: a file restores each module that it mocks, since files share the process", () => {
  const namesIn = (text: string, call: RegExp) =>
    [...text.matchAll(call)].map(([, name]) => name).sort();
  const texts = files.map((file) => ({ file, text: readFileSync(file, "utf8") }));
  const mocking = texts
    .map(({ file, text }) => ({
      file,
      mocked: namesIn(text, /\bvi\.(?:do)?[mM]ock\("([^"]+)"/g),
      unmocked: namesIn(text, /\bvi\.doUnmock\("([^"]+)"/g),
    }))
    .filter(({ mocked }) => mocked.length > 0);
  expect(mocking.length).toBeGreaterThan(2);
  for (const { file, mocked, unmocked } of mocking) expect(unmocked, file).toEqual(mocked);
});

test("tests: only `*.golden.test.ts` compare with golden files", () => {
  const comparing = files.filter((file) =>
    /\.toMatch(?:File)?Snapshot\(/.test(readFileSync(file, "utf8")),
  );
  expect(comparing.length).toBeGreaterThan(3);
  expect(comparing.filter((file) => !file.endsWith(".golden.test.ts"))).toEqual([]);
});
