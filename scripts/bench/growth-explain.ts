import type pg from "pg";
import { call } from "./growth-calls";
import type { Spot } from "./growth-fill";

/** Prints how PostgreSQL ran the statements of a call, with the plans that it has settled on. */
export async function explain(pool: pg.Pool, name: string, userId: string, spot: Spot) {
  const plans: string[] = [];
  const connection = await pool.connect();
  const note = ({ message }: { message?: string }) => plans.push(message ?? "");
  connection.on("notice", note);
  for (const setting of [
    "LOAD 'auto_explain'",
    "SET auto_explain.log_level = notice",
    "SET auto_explain.log_analyze = on",
    "SET auto_explain.log_buffers = on",
    "SET auto_explain.log_min_duration = 0",
  ]) {
    await connection.query(setting);
  }
  connection.release(); // the pool has this one connection
  await call(name, userId, spot);
  const again = await pool.connect();
  await again.query("SET auto_explain.log_min_duration = -1");
  again.removeListener("notice", note);
  again.release();
  console.log(`\nHow "${name}" runs there:\n\n${plans.join("\n\n")}`);
}
