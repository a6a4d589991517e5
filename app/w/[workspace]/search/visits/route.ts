import * as z from "zod";
import { answerJson } from "@/app/shared/answers";
import { requireCaller } from "@/app/shared/signed-in";
import { findTargetTitles } from "@/lib/domain/activity/activity-targets";
import { spendInApp } from "@/lib/limits/rate-limit";
import { id } from "@/lib/schemas/fields";

type Context = { params: Promise<{ workspace: string }> };

const MAX_ASKED = 20;
/** Comma-separated ids; malformed ones are ignored. */
const Ids = z
  .string()
  .transform((text) =>
    text
      .split(",")
      .filter((one) => id.safeParse(one).success)
      .slice(0, MAX_ASKED),
  )
  .catch([]);

export async function GET(request: Request, { params }: Context) {
  const caller = await requireCaller((await params).workspace);
  const ids = Ids.parse(new URL(request.url).searchParams.get("ids"));
  return answerJson(async () => {
    await spendInApp(caller);
    const titles = await findTargetTitles(
      caller,
      ids.map((target_id) => ({ target_id })),
    );
    return { ids: [...titles.keys()] };
  }, caller.request.id);
}
