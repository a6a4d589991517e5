import { databaseStatus } from "@/lib/domain/health";

/** Whether requests can be served: 503 while the database is out of reach. */
export async function GET() {
  const health = await databaseStatus();
  return Response.json(health, {
    status: health.status === "ok" ? 200 : 503,
    headers: { "Cache-Control": "no-store", ...(health.status !== "ok" && { "Retry-After": "2" }) },
  });
}
