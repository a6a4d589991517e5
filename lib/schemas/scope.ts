import * as z from "zod";
import { SCOPES } from "./enums";

export const ScopeName = z.enum(SCOPES).meta({ id: "Scope" });

export const ScopeQuery = z.object({ scope: ScopeName.default("initiative") });

const hasScope = ({ value }: z.core.ParsePayload) =>
  ScopeName.safeParse(Object(value).scope).success;

/**
 * Initiative scope requires `initiative_id`, workspace scope forbids it (`docs/contract/semantics.md#scope`). Also checked
 * if other fields are invalid, so that one answer names every field.
 */
export const requireScope = <Schema extends z.ZodObject>(schema: Schema) =>
  schema.superRefine(
    ({ scope, initiative_id: initiativeId }, context) => {
      const hasInitiative = initiativeId !== undefined && initiativeId !== null;
      if (hasInitiative === (scope === "initiative")) return;
      context.addIssue({
        code: "custom",
        path: ["initiative_id"],
        message:
          scope === "initiative"
            ? "is required when scope is initiative"
            : "must be left out when scope is workspace; send scope=initiative to use an initiative",
      });
    },
    { when: hasScope },
  );
