import { requireCaller } from "@/app/shared/signed-in";
import { findFirstToolCall } from "@/lib/domain/workspace/first-call";
import { timestamp } from "@/lib/schemas/fields";

type Context = { params: Promise<{ workspace: string }> };

/** `{call}`: the first tool call since `?since=`, or null. It is polled, so it spends no rate limit. */
export async function GET(request: Request, { params }: Context) {
  const caller = await requireCaller((await params).workspace);
  const since = timestamp.safeParse(new URL(request.url).searchParams.get("since"));
  if (!since.success) {
    return Response.json(
      { error: "since must be a time like 2026-11-21T05:39:00.000Z." },
      { status: 400 },
    );
  }
  const call = await findFirstToolCall(caller, { since: new Date(since.data) });
  return Response.json({ call }, { headers: { "Cache-Control": "no-store" } });
}
