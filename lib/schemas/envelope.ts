import * as z from "zod";
import { STATUS } from "@/lib/errors";
import { Merge } from "./documents";
import { timestamp } from "./fields";

/** Part of every success (`docs/contract/interface.md#response-envelope-all-rest-endpoints`). */
export const Meta = z
  .object({
    requestId: z.string().describe("Also sent as the X-Request-ID header"),
    timestamp,
    warnings: z
      .array(z.string())
      .optional()
      .describe(
        "Unknown fields and query parameters that were ignored; gaps of a generated document",
      ),
    merged: Merge.optional().describe("The text was merged with what others changed"),
  })
  .meta({ id: "Meta" });

export const ErrorEnvelope = z
  .object({
    error: z.string(),
    code: z.enum(Object.keys(STATUS)),
    details: z
      .array(
        z.object({
          path: z.string(),
          code: z.string(),
          message: z.string(),
          line: z.int().optional().describe("Of an overlap: its first line in the current text"),
          base: z.string().optional().describe("The lines that both have changed"),
          sent: z.string().optional().describe("What you made of them"),
          current: z.string().optional().describe("What they are now"),
        }),
      )
      .optional()
      .describe("One entry per wrong field, or per place of a conflict"),
    requestId: z.string(),
    timestamp,
  })
  .meta({ id: "Error" });
