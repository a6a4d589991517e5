import { answerJson } from "@/app/shared/answers";
import { requireCaller } from "@/app/shared/signed-in";
import { findResults } from "../find-results";
import { readChoice } from "../search-choice";

/** So many fit into the list without much scrolling. */
const MAX_RESULTS = 10;

type Context = { params: Promise<{ workspace: string }> };

/** The best results for the palette, or `{error}` with advice. */
export async function GET(request: Request, { params }: Context) {
  const caller = await requireCaller((await params).workspace);
  const choice = readChoice(Object.fromEntries(new URL(request.url).searchParams));
  return answerJson(() => findResults(caller, choice, MAX_RESULTS), caller.request.id);
}
