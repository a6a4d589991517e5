import * as z from "zod";
import { SCOPES } from "./enums";

export const ScopeName = z.enum(SCOPES).meta({ id: "Scope" });

export const ScopeQuery = z.object({ scope: ScopeName.default("initiative") });

/** Initiative scope requires `initiative_id`, workspace scope forbids it (`docs/contract/semantics.md#scope`). */
export const requireScope = <Schema extends z.ZodObject>(schema: Schema) =>
  schema.check((context) => {
    const { scope, initiative_id: initiativeId } = context.value;
    const hasInitiative = initiativeId !== undefined && initiativeId !== null;
    if (hasInitiative === (scope === "initiative")) return;
    context.issues.push({
      code: "custom",
      input: initiativeId,
      path: ["initiative_id"],
      message:
        scope === "initiative"
          ? "is required when scope is initiative"
          : "must be left out when scope is workspace; send scope=initiative to use an initiative",
    });
  });
