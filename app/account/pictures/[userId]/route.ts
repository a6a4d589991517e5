import { getCurrentUser } from "@/lib/access/session";
import { YEAR_S } from "@/lib/clock";
import { FILE_HEADERS } from "@/lib/content-security-policy";
import { readPicture } from "@/lib/domain/account/pictures";
import type { ApiError } from "@/lib/errors";
import { pathId } from "@/lib/schemas/fields";
import { toApiError } from "@/lib/to-api-error";

const HEADERS = { ...FILE_HEADERS, "Cross-Origin-Resource-Policy": "same-origin" };
const refuse = ({ status, headers }: Pick<ApiError, "status" | "headers">) =>
  new Response(null, { status, headers: { ...HEADERS, ...headers, "Cache-Control": "no-store" } });

type Context = { params: Promise<{ userId: string }> };

/** Only the address of the current version may be cached. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  try {
    const user = await getCurrentUser(request.headers);
    if (!user) return refuse({ status: 401, headers: {} });
    const { mediaType, bytes, version } = await readPicture(
      user,
      pathId.parse((await params).userId),
    );
    const isThis = new URL(request.url).searchParams.get("v") === version;
    return new Response(bytes, {
      headers: {
        ...HEADERS,
        "Content-Type": mediaType,
        "Content-Length": String(bytes.length),
        "Cache-Control": isThis ? `private, max-age=${YEAR_S}, immutable` : "private, no-store",
      },
    });
  } catch (error) {
    return refuse(toApiError(error));
  }
}
