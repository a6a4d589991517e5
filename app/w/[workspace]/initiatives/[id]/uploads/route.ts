import { answerJson } from "@/app/shared/answers";
import { getRequestCaller } from "@/app/shared/request-caller";
import { requireSameOrigin } from "@/app/shared/same-origin";
import { extendRequest } from "@/lib/access/caller";
import { createUpload } from "@/lib/domain/context/uploads";
import { MAX_FILE_BYTES } from "@/lib/extract/limits";
import { readFileBytes } from "@/lib/http/file-body";
import { boundBodyBytes, runInPlace } from "@/lib/limits/in-flight";
import { spendInApp } from "@/lib/limits/rate-limit";
import { pathId } from "@/lib/schemas/fields";
import { NewUpload } from "@/lib/schemas/uploads";
import { validate } from "@/lib/schemas/validate";

type Context = { params: Promise<{ workspace: string; id: string }> };

/** This path only takes uploads; their page is elsewhere. */
export const GET = () => new Response(null, { status: 307, headers: { Location: "files" } });

/** A route rather than a server action, so that the page can show progress and the body stays bounded. */
export async function POST(request: Request, { params }: Context) {
  const { workspace, id } = await params;
  return answerJson(async () => {
    requireSameOrigin(request);
    const caller = await getRequestCaller(request, workspace);
    await spendInApp(caller);
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const { filename } = validate(NewUpload.pick({ filename: true }), query);
    const size = boundBodyBytes(request, MAX_FILE_BYTES);
    return runInPlace(caller.userId, size, async () => {
      const bytes = await readFileBytes(request);
      const file = { initiative_id: pathId.parse(id), filename, bytes };
      const { text: _, ...stored } = await createUpload(
        extendRequest(caller, { signal: request.signal }),
        file,
      );
      return stored;
    });
  });
}
