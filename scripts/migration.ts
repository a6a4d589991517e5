// npm run db:migration -- NAME   writes the migration that schema.prisma needs
// npm run db:migration -- --check   exits 1 and prints the missing SQL when there is any
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { MIGRATIONS_FOLDER } from "@/lib/db/migrate";
import { computeMissingSql, LOCK_FILE } from "./schema-diff";

const [name] = process.argv.slice(2);
if (!name) {
  console.error("Give the migration a name: npm run db:migration -- add_labels");
  process.exit(1);
}
mkdirSync(MIGRATIONS_FOLDER, { recursive: true });
const sql = await computeMissingSql();
if (name === "--check") {
  console.log(sql === "" ? "prisma/migrations and prisma/schema.prisma agree." : sql);
  process.exit(sql === "" ? 0 : 1);
}
if (sql === "") {
  console.log("Nothing to do: prisma/migrations and prisma/schema.prisma agree.");
  process.exit(0);
}
const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
const folder = path.join(MIGRATIONS_FOLDER, `${stamp}_${name}`);
mkdirSync(folder);
writeFileSync(path.join(folder, "migration.sql"), sql);
writeFileSync(path.join(MIGRATIONS_FOLDER, "migration_lock.toml"), LOCK_FILE);
console.log(
  `Wrote ${path.relative(process.cwd(), folder)}/migration.sql. Read it before you commit it.`,
);
process.exit(0);
