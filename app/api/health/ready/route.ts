import { refuseMethods } from "@/lib/api/resource";
import { isDatabaseReady } from "@/lib/domain/health";

/** Whether requests can be served: 503 while the database is out of reach. */
export async function GET() {
  const isReady = await isDatabaseReady();
  return Response.json(
    { status: isReady ? "ok" : "unavailable" },
    {
      status: isReady ? 200 : 503,
      headers: { "Cache-Control": "no-store", ...(!isReady && { "Retry-After": "2" }) },
    },
  );
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseMethods(["GET"]);
