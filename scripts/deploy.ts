// npm run db:deploy   brings the schema of DATABASE_URL (over DIRECT_URL, if set) up to date
import { config } from "@/lib/config";
import { migrate } from "@/lib/db/migrate";
import { onOwnConnection } from "@/lib/db/postgres-pool";

const { DIRECT_URL, DATABASE_URL } = config();
if (!(DIRECT_URL ?? DATABASE_URL)) {
  console.error(
    "Set DATABASE_URL first. The embedded database is brought up to date by npm start.",
  );
  process.exit(1);
}
const applied = await onOwnConnection((client) => migrate(client));
console.log(applied.length > 0 ? `Applied ${applied.join(", ")}.` : "The schema is up to date.");
