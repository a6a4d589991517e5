// Part of `npm run build`: a new embedded database, with its schema, that first starts copy. It holds no secrets:
// they are made when they are first needed.
import { renameSync, rmSync } from "node:fs";
import path from "node:path";
import { getDataFolder } from "@/lib/db/embedded/data-folder";
import { openEmbedded } from "@/lib/db/embedded/embedded";
import { getTemplateFolder } from "@/lib/db/embedded/template";

const { pool, release } = await openEmbedded("command");
await pool.query("VACUUM (FREEZE, ANALYZE)");
await pool.end();
release();
renameSync(path.join(getDataFolder(), "pg"), getTemplateFolder());
rmSync(getDataFolder(), { recursive: true });
