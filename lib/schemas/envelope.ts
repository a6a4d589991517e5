import * as z from "zod";
import { timestamp } from "@/lib/schemas/fields";

/** Stands in every success (`interface.md`, "Response envelope"). */
export const Meta = z
  .object({
    requestId: z.string().describe("Also sent as the X-Request-ID header"),
    timestamp,
    warnings: z.array(z.string()).optional().describe("Unknown fields that were ignored"),
  })
  .meta({ id: "Meta" });

/** Every error of the API. */
export const ErrorEnvelope = z
  .object({
    error: z.string(),
    code: z.string(),
    details: z
      .array(z.object({ path: z.string(), code: z.string(), message: z.string() }))
      .optional()
      .describe("One entry per wrong field"),
    requestId: z.string(),
    timestamp,
  })
  .meta({ id: "Error" });
