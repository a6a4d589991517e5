import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

/** Rule 1 of `AGENTS.md`, from the top down. `lib` stands for the files in `lib` itself. */
const LAYERS = [
  "server",
  "app app/api",
  "lib/api lib/api-docs lib/mcp lib/chat lib/admin",
  "lib/http lib/domain",
  "lib/access lib/limits lib/mail lib/jobs lib/live lib/idempotency lib/retention lib/search",
  "lib/schemas lib/document-types lib/ai lib/editor lib/extract lib/lines lib/text lib/markdown lib/word",
  "lib/db lib/generated",
  "lib/threads",
  "lib",
].map((layer) => layer.split(" "));
const PLAIN = LAYERS[5] ?? [];

const DATABASE = ["lib/db", "lib/generated"];
const DOORS = LAYERS[2] ?? [];
const omit = (folders: string[], ...kept: string[]) =>
  folders.filter((folder) => !kept.includes(folder));

/** Folders in the same layer or below that a folder must not import either. */
const ALSO_REFUSED: Record<string, string[]> = {
  server: ["app/w", "app/components", "lib/domain", ...DATABASE],
  app: [...DATABASE, "lib/api", "lib/mcp", "lib/admin", "lib/ai/engines"],
  "app/api": [...DATABASE, "lib/admin"],
  "lib/api": [...DATABASE, ...omit(DOORS, "lib/api", "lib/api-docs")],
  "lib/api-docs": [...DATABASE, ...omit(DOORS, "lib/api-docs")],
  "lib/mcp": [...DATABASE, ...omit(DOORS, "lib/mcp")],
  "lib/chat": [...DATABASE, ...omit(DOORS, "lib/chat", "lib/mcp")],
  "lib/admin": ["lib/generated", ...omit(DOORS, "lib/admin")],
  "lib/http": [...DATABASE, "lib/domain"],
  "lib/domain": ["lib/http"],
  ...Object.fromEntries(PLAIN.map((folder) => [folder, DATABASE])),
  "lib/db": ["lib/threads"],
};
/** Files that a rule excepts for one import, next to one that stays refused. */
const EXCEPTIONS = [
  { file: "lib/config.ts", allowed: ["@/lib/schemas/enums"], refused: ["@/lib/schemas/fields"] },
  {
    file: "lib/api-docs/guide.ts",
    allowed: ["@/lib/mcp/tools/registry"],
    refused: ["@/lib/mcp/tools/selection"],
  },
  { file: "lib/markdown/parser.mjs", allowed: ["markdown-it"], refused: ["@/lib/ai/probe"] },
  { file: "lib/markdown/tree-parser.mjs", allowed: ["remark-parse"], refused: ["next"] },
  { file: "lib/word/worker.mjs", allowed: ["../markdown/full.mjs"], refused: ["../ai/rules.mjs"] },
  { file: "scripts/probe.ts", allowed: ["@/lib/db/probe"], refused: ["markdown-it"] },
  { file: "app/probe.tsx", allowed: ["next/navigation"], refused: ["next/link"] },
  {
    file: "app/components/probe.tsx",
    allowed: ["@/app/shared/probe", "@/app/w/[workspace]/goals/actions"],
    refused: ["@/app/w/[workspace]/search/probe", "@/lib/db/probe", "next/link"],
  },
  {
    file: "app/shared/probe.ts",
    allowed: ["@/app/components/probe"],
    refused: ["@/app/w/[workspace]/search/probe", "@/lib/db/probe"],
  },
];

const toPath = (folder: string) => (folder === "lib" ? "@/lib/config" : `@/${folder}/probe`);

function probe(folder: string) {
  const inLib = folder.startsWith("lib");
  const depth = LAYERS.findIndex((layer) => layer.includes(folder));
  const also = ALSO_REFUSED[folder] ?? [];
  return {
    file: `${folder}/probe.ts`,
    allowed: ["./probe", ...omit(LAYERS.slice(depth + 1).flat(), ...also).map(toPath)],
    refused: [
      ...[...LAYERS.slice(0, depth).flat(), ...also].map(toPath),
      `${folder.replaceAll(/[^/]+/g, "..")}/lib/db/probe`,
      ...(folder === "lib" ? ["./db/probe"] : []),
      ...["markdown-it", "remark-parse", "remark-gfm"],
      ...(inLib || folder === "app/api" ? ["next", "next/server"] : []),
      ...(inLib ? ["react", "react-dom/server"] : []),
    ],
  };
}

const folders = omit(LAYERS.flat(), "lib/generated");
const probes = [...folders.map(probe), ...EXCEPTIONS];

/** Names the imports that Biome refuses, as `file: path`. */
function findRefused(): string[] {
  const root = mkdtempSync(join(tmpdir(), "import-rules-"));
  try {
    copyFileSync("biome.json", join(root, "biome.json"));
    for (const { file, allowed, refused } of probes) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      const lines = [...allowed, ...refused].map((path) => `import ${JSON.stringify(path)};`);
      writeFileSync(join(root, file), lines.join("\n"));
    }
    const options = ["--vcs-enabled=false", "--max-diagnostics=none", "--reporter=github"];
    const { stdout } = spawnSync(
      resolve("node_modules/.bin/biome"),
      ["lint", "--only=style/noRestrictedImports", ...options],
      { cwd: root, encoding: "utf8" },
    );
    return [...stdout.matchAll(/noRestrictedImports,file=(.+?),line=(\d+),/g)].map(
      ([, path = "", line]) => {
        const found = probes.find(({ file }) => path.endsWith(file));
        return `${found?.file}: ${[...(found?.allowed ?? []), ...(found?.refused ?? [])][Number(line) - 1]}`;
      },
    );
  } finally {
    rmSync(root, { recursive: true });
  }
}

const found = findRefused();

test.each(probes)("import rules: $file imports only what its place allows", ({ file, refused }) => {
  const inFile = found.filter((line) => line.startsWith(`${file}: `));
  expect(inFile.sort()).toEqual(refused.map((path) => `${file}: ${path}`).sort());
});

test("import rules: every folder of lib has its place in the layers", () => {
  const inLib = readdirSync("lib", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const placed = LAYERS.flat().filter((folder) => folder.startsWith("lib/"));
  expect(inLib.map(({ name }) => `lib/${name}`).sort()).toEqual(placed.sort());
});
