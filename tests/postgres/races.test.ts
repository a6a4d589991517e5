import { describe, test } from "vitest";
import { openPostgres } from "@/tests/support/postgres";
import { postgresDatabase } from "@/tests/support/postgres-database";
import { races } from "@/tests/support/races";

const server = await openPostgres();
if (!server) console.warn("Skipped: the races need a PostgreSQL, and none can run here.");

describe.skipIf(!server)("races: on PostgreSQL", () => {
  postgresDatabase(server);

  test.each(Object.entries(races))("%s", async (_name, race) => race());
});
