import { requireCaller } from "@/app/shared/signed-in";
import { toApiError } from "@/lib/to-api-error";
import { findResults } from "../find-results";
import { readChoice } from "../search-choice";

/** So many fit into the list without much scrolling. */
const LIMIT = 10;

type Context = { params: Promise<{ workspace: string }> };

/** The best results for the palette, or `{error}` with advice. */
export async function GET(request: Request, { params }: Context) {
  const caller = await requireCaller((await params).workspace);
  const choice = readChoice(Object.fromEntries(new URL(request.url).searchParams));
  const headers = { "Cache-Control": "no-store" };
  try {
    return Response.json(await findResults(caller, choice, LIMIT), { headers });
  } catch (error) {
    const { status, message } = toApiError(error, caller.request.id);
    return Response.json({ error: message }, { status, headers });
  }
}
