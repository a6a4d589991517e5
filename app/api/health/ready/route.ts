import { refuseMethods } from "@/lib/api/resource";
import { isDatabaseReady } from "@/lib/domain/health";
import { isStopping } from "@/lib/stopping";

/** Answers 503 without the database, and once the process is stopping. */
export async function GET() {
  const isReady = !isStopping() && (await isDatabaseReady());
  return Response.json(
    { status: isReady ? "ok" : "unavailable" },
    {
      status: isReady ? 200 : 503,
      headers: { "Cache-Control": "no-store", ...(!isReady && { "Retry-After": "2" }) },
    },
  );
}

export const { POST, PUT, PATCH, DELETE, OPTIONS } = refuseMethods(["GET"]);
