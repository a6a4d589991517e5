import * as z from "zod";
import { AUDIENCES } from "./enums";
import { id, timestamp, title } from "./fields";
import { Method } from "./generate";

export const AudienceName = z.enum(AUDIENCES);

export const AdviceHead = z.object({
  method: Method,
  model: z.string().nullable().describe("Null for rules"),
  generated_at: timestamp.describe("In UTC"),
  subject: z
    .object({ type: z.enum(["initiative", "document"]), id, title: z.string() })
    .describe("What it is about"),
});
export type AdviceHead = z.output<typeof AdviceHead>;

export const competitorName = title.refine((name) => !/[\r\n]/.test(name), "must be one line");
