import * as z from "zod";
import { KEY_SCOPES, TIERS } from "./enums";
import { id, timestamp } from "./fields";

export const Me = z
  .object({
    organization: z.object({ id, name: z.string(), tier: z.enum(TIERS) }),
    key: z.object({ id, name: z.string(), prefix: z.string(), scope: z.enum(KEY_SCOPES) }),
    usage: z.object({
      current: z.int(),
      limit: z.int(),
      remaining: z.int(),
      period_end: timestamp,
    }),
  })
  .meta({ id: "Me" });
export type Me = z.output<typeof Me>;
