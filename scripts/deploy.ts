// npm run db:deploy   brings the schema of DATABASE_URL (over DIRECT_URL, if set) up to date
import pg from "pg";
import { config } from "@/lib/config";
import { migrate } from "@/lib/db/migrate";

const { DIRECT_URL, DATABASE_URL } = config();
const connectionString = DIRECT_URL ?? DATABASE_URL;
if (!connectionString) {
  console.error(
    "Set DATABASE_URL first. The embedded database is brought up to date by npm start.",
  );
  process.exit(1);
}
const client = new pg.Client({ connectionString });
await client.connect();
const applied = await migrate(client);
await client.end();
console.log(applied.length > 0 ? `Applied ${applied.join(", ")}.` : "The schema is up to date.");
