import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const ENDINGS = ["", ".ts", ".tsx", ".mjs", "/index.ts"];

/** Returns the project's files that load with a file, including itself, without imports of types, dynamic imports and what is behind `isEnd`. */
export function findStaticImports(
  entry: string,
  isEnd: (file: string) => boolean = () => false,
): Set<string> {
  const found = new Set<string>();
  const left = [entry];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (found.has(file) || isEnd(file)) continue;
    found.add(file);
    left.push(...listImports(file));
  }
  return found;
}

function listImports(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier: from } = statement;
    if (!from || !ts.isStringLiteral(from) || isTypeOnly(statement)) return [];
    return resolveImport(file, from.text) ?? [];
  });
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const clause = statement.importClause;
  if (!clause || clause.name) return false;
  const names = clause.namedBindings;
  const isEach =
    names && ts.isNamedImports(names) && names.elements.every((each) => each.isTypeOnly);
  return clause.isTypeOnly || isEach === true;
}

/** The file that a specifier names; undefined for packages. */
function resolveImport(file: string, name: string): string | undefined {
  if (!name.startsWith(".") && !name.startsWith("@/")) return undefined;
  const target = name.startsWith("@/") ? name.slice(2) : path.join(path.dirname(file), name);
  return ENDINGS.map((ending) => target + ending).find(
    (each) => /\.\w+$/.test(each) && existsSync(each),
  );
}
