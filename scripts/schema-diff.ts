import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { PGlite } from "@electric-sql/pglite";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import * as wasm from "@prisma/schema-engine-wasm/schema_engine_bg";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { loadEmbeddedExtensions } from "@/lib/db/embedded/extensions";
import { MIGRATIONS_FOLDER, readMigrationFiles } from "@/lib/db/migrate";

export const LOCK_FILE = 'provider = "postgresql"\n';

/** Prisma's own schema engine as WebAssembly, over an in-memory database: nothing is downloaded. */
async function loadEngine() {
  const binary = createRequire(import.meta.url)
    .resolve("@prisma/schema-engine-wasm/schema_engine_bg")
    .replace(/\.js$/, ".wasm");
  const { instance } = await WebAssembly.instantiate(readFileSync(binary), {
    "./schema_engine_bg.js": wasm,
  });
  wasm.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === "function") start();
  const adapter = bindMigrationAwareSqlAdapterFactory(
    new PrismaPGlite(new PGlite({ extensions: await loadEmbeddedExtensions() })),
  );
  return wasm.SchemaEngine.new({ datamodels: [readSchema()] }, () => {}, adapter);
}

const readSchema = (): [string, string] => [
  "schema.prisma",
  readFileSync("prisma/schema.prisma", "utf8"),
];

/** The SQL that leads from the migrations folder to `schema.prisma`; empty when they agree. */
export async function computeMissingSql(): Promise<string> {
  const migrationDirectories = readMigrationFiles().map(({ name, sql }) => ({
    path: name,
    migrationFile: { path: "migration.sql", content: { tag: "ok" as const, value: sql } },
  }));
  const [file, content] = readSchema();
  const result = await (await loadEngine()).diff({
    from: {
      tag: "migrations",
      baseDir: MIGRATIONS_FOLDER,
      lockfile: { path: "./migration_lock.toml", content: LOCK_FILE },
      shadowDbInitScript: "",
      migrationDirectories,
    },
    to: { tag: "schemaDatamodel", files: [{ path: file, content }] },
    script: true,
    exitCode: true,
    filters: { externalTables: [], externalEnums: [] },
  });
  return result.exitCode === 0 ? "" : (result.stdout ?? "");
}
