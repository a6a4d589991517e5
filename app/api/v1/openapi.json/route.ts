import { z } from "zod";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";

export const { GET, POST, PUT, PATCH, DELETE } = resource({
  GET: endpoint({
    operationId: "getOpenApi",
    summary: "Get this description",
    description:
      "OpenAPI 3.1 in the envelope; `/openapi.json` has the bare document. Needs no key.",
    tag: "Account",
    bucket: "public",
    data: z.looseObject({ openapi: z.string() }),
    // The catalogue holds this very module, so it is read when it is asked for.
    run: async () => (await import("../catalogue")).openApi(),
  }),
});
