import { answerJson } from "@/app/shared/answers";
import { requireCaller } from "@/app/shared/signed-in";
import { findFirstToolCall } from "@/lib/domain/workspace/first-call";
import { invalid } from "@/lib/errors";
import { timestamp } from "@/lib/schemas/fields";

type Context = { params: Promise<{ workspace: string }> };

/** `{call}`: the first tool call since `?since=`, or null. It is polled, so it spends no rate limit. */
export async function GET(request: Request, { params }: Context) {
  const caller = await requireCaller((await params).workspace);
  return answerJson(async () => {
    const since = timestamp.safeParse(new URL(request.url).searchParams.get("since"));
    if (!since.success) {
      throw invalid("since", "since must be a time like 2026-11-21T05:39:00.000Z.");
    }
    return { call: await findFirstToolCall(caller, { since: new Date(since.data) }) };
  }, caller.request.id);
}
