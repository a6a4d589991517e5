import { orNotFound, requireCaller } from "@/app/lib/session";
import { getGeneration } from "@/lib/domain/generations";
import { pathId } from "@/lib/schemas/fields";

type Context = { params: Promise<{ workspace: string; id: string }> };

/** The generation with its state. Its page asks every second or so, so it costs no slot. */
export async function GET(_: Request, { params }: Context) {
  const { workspace, id } = await params;
  const caller = await requireCaller(workspace);
  const generation = await orNotFound(getGeneration(caller, { id: pathId.parse(id) }));
  return Response.json(generation, { headers: { "Cache-Control": "no-store" } });
}
